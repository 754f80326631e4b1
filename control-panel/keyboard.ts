import type { Graphic } from '../src/rules/views/types.ts';
import type { StepId } from './steps/step.ts';

/** Physical keys (`KeyboardEvent.code`), so that a Russian layout changes nothing, with what is printed on them. */
export const GRAPHIC_KEYS: Readonly<Record<Graphic, { readonly code: string; readonly label: string }>> = {
  timer: { code: 'Digit1', label: '1' },
  ladder: { code: 'Digit2', label: '2' },
  scoreboard: { code: 'Digit3', label: '3' },
  wheel: { code: 'Digit4', label: '4' },
  question: { code: 'Digit5', label: '5' },
  blitz: { code: 'Digit6', label: '6' },
  lowerThird: { code: 'Digit7', label: '7' },
  award: { code: 'Digit8', label: '8' },
  standings: { code: 'Digit9', label: '9' },
  countdown: { code: 'Digit0', label: '0' },
  break: { code: 'KeyB', label: 'B' },
  rules: { code: 'KeyR', label: 'R' },
  reveal: { code: 'KeyV', label: 'V' },
};

/** Keys of the steps beside the big button. The big button itself is the space bar and Enter. */
export const STEP_KEYS: Readonly<
  Partial<Record<StepId, { readonly codes: readonly string[]; readonly label: string }>>
> = {
  'word.guessed': { codes: ['Equal', 'NumpadAdd'], label: '+' },
  'word.skipped': { codes: ['Minus', 'NumpadSubtract'], label: '−' },
  'word.void': { codes: ['Backspace'], label: '⌫' },
  'attempt.guessed': { codes: ['Equal', 'NumpadAdd'], label: '+' },
  'attempt.missed': { codes: ['Minus', 'NumpadSubtract'], label: '−' },
  'verdict.right': { codes: ['Equal', 'NumpadAdd'], label: '+' },
  'verdict.wrong': { codes: ['Minus', 'NumpadSubtract'], label: '−' },
  'answer.early': { codes: ['KeyE'], label: 'E' },
  'extra.use': { codes: ['KeyM'], label: 'M' },
  'club.take': { codes: ['KeyK'], label: 'K' },
  'credit.request': { codes: ['KeyD'], label: 'D' },
};

export const PAUSE_KEY = { code: 'KeyP', label: 'P' };
export const EARLIER_KEY = { code: 'BracketLeft', label: '[' };
export const LATER_KEY = { code: 'BracketRight', label: ']' };
export const FITTING_KEY = { code: 'KeyG', label: 'G' };
export const CLEAR_KEY = { code: 'KeyX', label: 'X' };

export type KeyAction =
  | { readonly kind: 'next' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'step'; readonly ids: readonly StepId[] }
  | { readonly kind: 'graphic'; readonly graphic: Graphic }
  | { readonly kind: 'pause' }
  | { readonly kind: 'adjust'; readonly deltaMs: number }
  | { readonly kind: 'fitting' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'help' };

export type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/** What a key means on the panel, or null. A key that is held down means nothing again. */
export function actionOf(event: Pressed): KeyAction | null {
  if (event.repeat || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    if (event.code === 'KeyZ') return { kind: event.shiftKey ? 'redo' : 'undo' };
    if (event.code === 'KeyY' && !event.shiftKey) return { kind: 'redo' };
    return null;
  }
  if (event.key === '?' || event.code === 'F1') return { kind: 'help' };
  if (event.shiftKey && event.code !== 'Equal') return null;
  if (event.code === 'Space' || event.code === 'Enter' || event.code === 'NumpadEnter')
    return { kind: 'next' };
  if (event.code === PAUSE_KEY.code) return { kind: 'pause' };
  if (event.code === EARLIER_KEY.code) return { kind: 'adjust', deltaMs: -5000 };
  if (event.code === LATER_KEY.code) return { kind: 'adjust', deltaMs: 5000 };
  if (event.code === FITTING_KEY.code) return { kind: 'fitting' };
  if (event.code === CLEAR_KEY.code) return { kind: 'clear' };
  const graphic = (Object.keys(GRAPHIC_KEYS) as Graphic[]).find(
    (name) => GRAPHIC_KEYS[name].code === event.code,
  );
  if (graphic) return { kind: 'graphic', graphic };
  const ids = (Object.keys(STEP_KEYS) as StepId[]).filter((id) => STEP_KEYS[id]?.codes.includes(event.code));
  return ids.length > 0 ? { kind: 'step', ids } : null;
}

/** Whether a person is writing there, so that keys are letters and not commands. */
export function isWriting(target: Element | null): boolean {
  if (target === null) return false;
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  const name = target.localName;
  if (name === 'textarea' || name === 'select') return true;
  if (name !== 'input') return false;
  const type = (target as HTMLInputElement).type;
  return !['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'].includes(type);
}
