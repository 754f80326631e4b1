import { startOverlay } from '../../src/graphics/page.ts';
import './countdown-graphic.ts';

startOverlay('countdown', 'volchok-countdown');
