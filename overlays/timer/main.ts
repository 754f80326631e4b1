import { startOverlay } from '../../src/graphics/page.ts';
import './timer-graphic.ts';

startOverlay('timer', 'volchok-timer');
