import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { contentOf } from '../../src/graphics/ograf/stage-view.ts';
import './lower-third-graphic.ts';

export default ografClass({
  graphic: 'lowerThird',
  tag: 'volchok-lower-third',
  shown: (fields, _, before) => ({
    content: contentOf(fields),
    ...(before && { contentBefore: contentOf(before) }),
  }),
});
