import type { Question } from '../kernel/state.ts';
import type { QuestionPackageView } from '../views/types.ts';
import { SECTORS } from './wheel.ts';

const BLITZ_QUESTIONS = [1, 2, 3];

/** F-6.5.1, F-6.5.2: what loaded questions say of the table they are for. */
export function packageOf(questions: readonly Question[]): QuestionPackageView {
  const numbersIn = (sector: number) => questions.filter((q) => q.sector === sector).map((q) => q.number);
  const sectors = Array.from({ length: SECTORS - 1 }, (_, i) => i + 1);
  const isBlitz = (sector: number) => {
    const numbers = numbersIn(sector);
    return BLITZ_QUESTIONS.every((n) => numbers.includes(n));
  };
  return {
    blitz: sectors.find(isBlitz) ?? null,
    internetCount: Math.max(0, ...numbersIn(SECTORS).map((n) => n ?? 0)),
  };
}
