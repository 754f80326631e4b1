import type { Words } from '../../src/protocol/messages.ts';
import type { ChgkView, GraphicContent, Language } from '../../src/rules/views/types.ts';

export interface Award {
  readonly label: string;
  readonly name: string;
  readonly note: string | null;
}

const PLAYER: Words = { ru: 'Лучший игрок', en: 'Best player' };
const QUESTION: Words = { ru: 'Лучший вопрос', en: 'Best question' };
const SECTOR: Words = { ru: 'сектор', en: 'sector' };

/** F-6.9, F-6.10: what the advocates chose; what the operator wrote for the graphic stands in its place. */
export function awardsOf(
  chgk: ChgkView | null,
  content: GraphicContent | null,
  language: Language,
): readonly Award[] {
  if (content?.title != null) {
    return [{ label: content.text ?? PLAYER[language], name: content.title, note: null }];
  }
  const awards: Award[] = [];
  if (chgk?.awards.player != null) {
    awards.push({ label: PLAYER[language], name: chgk.awards.player, note: chgk.experts.name });
  }
  if (chgk?.awards.question != null) {
    const sector = chgk.awards.question;
    const asked = chgk.question?.sector === sector ? chgk.question : null;
    awards.push({
      label: QUESTION[language],
      name: asked?.author ?? `${capital(SECTOR[language])} ${String(sector)}`,
      note:
        asked?.author == null
          ? null
          : [asked.town, `${SECTOR[language]} ${String(sector)}`].filter(Boolean).join(', '),
    });
  }
  return awards;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
