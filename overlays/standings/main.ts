import { startOverlay } from '../../src/graphics/page.ts';
import './standings-graphic.ts';

startOverlay('standings', 'volchok-standings');
