import { svg, type SVGTemplateResult } from 'lit';

import type { Language } from '../../src/rules/views/types.ts';
import type { Picture } from './rule-texts.ts';

const letters = (text: string, size: number): SVGTemplateResult =>
  svg`<text x="60" y="60" font-size=${size} text-anchor="middle" dominant-baseline="central">${text}</text>`;

/** Whether a picture says something only as long as it can be read. */
export const isRead = (picture: Picture): boolean =>
  picture === 'root' || picture === 'letters' || picture === 'digits' || picture === 'spelling';

/** What a rule is about, in a square of 120 units: lines in the ink of the card. */
export function pictureOf(picture: Picture, language: Language): SVGTemplateResult {
  const ru = language === 'ru';
  switch (picture) {
    case 'root':
      return letters(ru ? 'лес·ной' : 'sing·er', 22);
    case 'translation':
      return svg`<text x="36" y="56" font-size="42" text-anchor="middle">A</text>
        <text x="84" y="92" font-size="42" text-anchor="middle">Я</text>
        <path d="M60 34 H86 M78 26 L87 34 L78 42 M60 84 H34 M42 76 L33 84 L42 92"></path>`;
    case 'pointing':
      return svg`<path d="M26 60 H72 M60 46 L74 60 L60 74"></path><circle cx="90" cy="60" r="7"></circle>`;
    case 'mimicry':
      return svg`<circle cx="60" cy="60" r="32"></circle><path d="M48 52 V54 M72 52 V54 M45 68 Q60 84 75 68"></path>`;
    case 'letters':
      return letters(ru ? 'АБВ' : 'ABC', 38);
    case 'digits':
      return letters('123', 38);
    case 'sounds':
      return svg`<path d="M34 50 H46 L62 36 V84 L46 70 H34 Z M74 48 Q84 60 74 72 M84 38 Q102 60 84 82"></path>`;
    case 'spelling':
      return letters(ru ? 'к-о-т' : 'c-a-t', 34);
    case 'number':
      return svg`<path d="M40 100 V40 M60 100 V24 M80 100 V34"></path>`;
    case 'again':
      return svg`<path d="M28 28 L92 92 M92 28 L28 92"></path>`;
    case 'near':
      return svg`<path d="M98 52 A40 40 0 0 0 24 44 M22 68 A40 40 0 0 0 96 76 M25 18 V46 H53 M95 102 V74 H67"></path>`;
    case 'word':
      return svg`<path d="M12 60 H60 M44 40 L64 60 L44 80"></path><circle cx="92" cy="42" r="13"></circle><path d="M74 100 C74 72 110 72 110 100"></path>`;
    default:
      return picture satisfies never;
  }
}
