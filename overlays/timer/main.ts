import { startPage } from '../../src/graphics/page.ts';
import './timer-graphic.ts';

startPage((stage) => {
  const timer = document.createElement('volchok-timer');
  timer.style.cssText = 'position:absolute;right:96px;top:54px';
  stage.append(timer);
  return [timer];
});
