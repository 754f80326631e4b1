import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { contentOf } from '../../src/graphics/ograf/stage-view.ts';
import './award-graphic.ts';

export default ografClass({
  graphic: 'award',
  tag: 'volchok-award',
  shown: (fields, _, before) => ({
    content: contentOf(fields),
    ...(before && { contentBefore: contentOf(before) }),
  }),
});
