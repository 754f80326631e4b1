import { startOverlay } from '../../src/graphics/page.ts';
import './question-graphic.ts';

startOverlay('question', 'volchok-question');
