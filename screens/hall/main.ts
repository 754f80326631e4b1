import { startPage } from '../../src/graphics/page.ts';
import { HallScreen } from './hall-screen.ts';

const page = startPage();
const hall = new HallScreen();
hall.room = page.query.room;
// The theme and its fonts come first, as with every graphic.
void window.volchok?.ready.then(() => {
  document.body.append(hall);
  page.clock.add(hall);
});

// Pixi is large: everything else is there without it.
void import('../../overlays/wheel/wheel-graphic.ts').then(() => {
  page.clock.refresh();
  hall.requestUpdate();
});
