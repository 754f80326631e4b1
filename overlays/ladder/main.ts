import { startOverlay } from '../../src/graphics/page.ts';
import './ladder-graphic.ts';

startOverlay('ladder', 'volchok-ladder');
