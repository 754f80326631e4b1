import { startOverlay } from '../../src/graphics/page.ts';
import './break-card-graphic.ts';

startOverlay('break', 'volchok-break-card');
