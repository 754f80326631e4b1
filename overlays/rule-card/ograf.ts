import { partyFrom } from '../../src/graphics/ograf/game-parts.ts';
import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import './rule-card-graphic.ts';

export default ografClass({
  graphic: 'rules',
  tag: 'volchok-rule-card',
  shown: (fields) => ({ title: fields.text('title'), room: { game: 'party', party: partyFrom(fields) } }),
});
