import { startPage } from '../../src/graphics/page.ts';
import '../award/award-graphic.ts';
import '../blitz/blitz-graphic.ts';
import '../break-card/break-card-graphic.ts';
import '../countdown/countdown-graphic.ts';
import '../ladder/ladder-graphic.ts';
import '../lower-third/lower-third-graphic.ts';
import '../question/question-graphic.ts';
import '../reveal/reveal-graphic.ts';
import '../rule-card/rule-card-graphic.ts';
import '../scoreboard/scoreboard-graphic.ts';
import '../standings/standings-graphic.ts';
import '../timer/timer-graphic.ts';

const page = startPage();
page.place('timer', 'volchok-timer');
page.place('ladder', 'volchok-ladder');
page.place('scoreboard', 'volchok-scoreboard');
page.place('question', 'volchok-question');
page.place('blitz', 'volchok-blitz');
page.place('lowerThird', 'volchok-lower-third');
page.place('award', 'volchok-award');
page.place('standings', 'volchok-standings');
page.place('countdown', 'volchok-countdown');
page.place('break', 'volchok-break-card');
page.place('rules', 'volchok-rule-card');
page.place('reveal', 'volchok-reveal');

// Pixi is large and its first picture slow: the other graphics are on air without it.
void import('../wheel/wheel-graphic.ts').then(() => {
  page.place('wheel', 'volchok-wheel');
});
