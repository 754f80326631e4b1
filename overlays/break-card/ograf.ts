import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { contentOf } from '../../src/graphics/ograf/stage-view.ts';
import { BreakCardGraphic } from './break-card-graphic.ts';

export default ografClass({
  graphic: 'break',
  element: BreakCardGraphic,
  shown: (fields, _, before) => ({
    content: contentOf(fields),
    ...(before && { contentBefore: contentOf(before) }),
  }),
});
