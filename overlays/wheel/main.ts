import { startOverlay } from '../../src/graphics/page.ts';
import './wheel-graphic.ts';

startOverlay('wheel', 'volchok-wheel');
