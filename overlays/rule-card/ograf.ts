import { partyFrom } from '../../src/graphics/ograf/game-parts.ts';
import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { RuleCardGraphic } from './rule-card-graphic.ts';

export default ografClass({
  graphic: 'rules',
  element: RuleCardGraphic,
  shown: (fields) => ({ title: fields.text('title'), room: { game: 'party', party: partyFrom(fields) } }),
});
