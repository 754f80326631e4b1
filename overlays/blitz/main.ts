import { startOverlay } from '../../src/graphics/page.ts';
import './blitz-graphic.ts';

startOverlay('blitz', 'volchok-blitz');
