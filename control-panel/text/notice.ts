import type { Language } from '../../src/rules/views/types.ts';
import type { Notice, Panel } from '../panel.ts';
import { stepContext } from '../step-context.ts';
import { chgkPhases, commandWords, partyPhases } from './names.ts';
import { isRefusalCode, refusals } from './refusals.ts';
import { shellText } from './shell.ts';
import { stepTexts } from './steps.ts';

export interface NoticeWords {
  readonly text: string;
  readonly more: string | null;
}

/** A notice in the person's language, whatever language the server speaks. */
export function noticeWords(panel: Panel, notice: Notice): NoticeWords {
  const language = panel.language;
  const text = shellText[language];
  const tried = notice.type === null ? null : text.youTried(commandWords(notice.type, language));
  if (notice.tone === 'trouble' && notice.type !== null) return { text: text.noAnswer, more: tried };
  if (notice.code === null || !isRefusalCode(notice.code)) return { text: notice.message, more: tried };
  const sentence = refusals[language][notice.code];
  if (notice.code === 'invalid') return { text: sentence, more: join(tried, notice.message) };
  if (notice.code === 'wrong-phase')
    return { text: `${sentence}. ${phaseNow(panel, language)}`, more: tried };
  return { text: sentence, more: tried };
}

const join = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

/** Names the phase and what can be done instead. */
function phaseNow(panel: Panel, language: Language): string {
  const text = shellText[language];
  const { room } = panel;
  const phase = room?.chgk
    ? chgkPhases[language][room.chgk.phase]
    : room?.party?.phase
      ? partyPhases[language][room.party.phase]
      : text.noGame;
  const context = stepContext(panel);
  const next = panel.nextStep;
  const steps = next ? [next.primary, ...(next.choice ?? []), ...next.others] : [];
  const possible = steps
    .filter((step) => step?.act != null)
    .map((step) => (step && context ? text.quoted(stepTexts[language][step.id](context).label) : ''));
  return `${text.phaseNow(phase.toLocaleLowerCase(language))}. ${
    possible.length > 0 ? text.possibleNow(possible.join(', ')) : ''
  }`.trim();
}
