import { startPage } from '../../src/graphics/page.ts';
import '../ladder/ladder-graphic.ts';
import '../scoreboard/scoreboard-graphic.ts';
import '../timer/timer-graphic.ts';

const page = startPage();
page.place('scoreboard', 'volchok-scoreboard');
page.place('timer', 'volchok-timer');
page.place('ladder', 'volchok-ladder');

// Pixi is large and its first picture slow: the other graphics are on air without it.
void import('../wheel/wheel-graphic.ts').then(() => {
  page.place('wheel', 'volchok-wheel');
});
