import { startOverlay } from '../../src/graphics/page.ts';
import './scoreboard-graphic.ts';

startOverlay('scoreboard', 'volchok-scoreboard');
