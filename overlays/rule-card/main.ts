import { startOverlay } from '../../src/graphics/page.ts';
import './rule-card-graphic.ts';

startOverlay('rules', 'volchok-rule-card');
