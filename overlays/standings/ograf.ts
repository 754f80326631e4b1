import { tableFrom } from '../../src/graphics/ograf/game-parts.ts';
import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { StandingsGraphic } from './standings-graphic.ts';

export default ografClass({
  graphic: 'standings',
  element: StandingsGraphic,
  shown: (fields, situation, before) => ({
    title: fields.text('title'),
    show: tableFrom(fields, situation, before),
    room: { game: 'party' },
  }),
});
