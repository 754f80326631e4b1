import { startOverlay } from '../../src/graphics/page.ts';
import './reveal-graphic.ts';

startOverlay('reveal', 'volchok-reveal');
