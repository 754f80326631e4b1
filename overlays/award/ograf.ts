import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { contentOf } from '../../src/graphics/ograf/stage-view.ts';
import { AwardGraphic } from './award-graphic.ts';

export default ografClass({
  graphic: 'award',
  element: AwardGraphic,
  shown: (fields, _, before) => ({
    content: contentOf(fields),
    ...(before && { contentBefore: contentOf(before) }),
  }),
});
