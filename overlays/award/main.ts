import { startOverlay } from '../../src/graphics/page.ts';
import './award-graphic.ts';

startOverlay('award', 'volchok-award');
