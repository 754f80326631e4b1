import { startOverlay } from '../../src/graphics/page.ts';
import './lower-third-graphic.ts';

startOverlay('lowerThird', 'volchok-lower-third');
