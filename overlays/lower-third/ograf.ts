import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { contentOf } from '../../src/graphics/ograf/stage-view.ts';
import { LowerThirdGraphic } from './lower-third-graphic.ts';

export default ografClass({
  graphic: 'lowerThird',
  element: LowerThirdGraphic,
  shown: (fields, _, before) => ({
    content: contentOf(fields),
    ...(before && { contentBefore: contentOf(before) }),
  }),
});
