import literataCyrillic from '@fontsource-variable/literata/files/literata-cyrillic-wght-normal.woff2?url';
import literataCyrillicExt from '@fontsource-variable/literata/files/literata-cyrillic-ext-wght-normal.woff2?url';
import literataLatin from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import literataLatinExt from '@fontsource-variable/literata/files/literata-latin-ext-wght-normal.woff2?url';
import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import onestCyrillicExt from '@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2?url';
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import onestLatinExt from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url';
import unboundedCyrillic from '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2?url';
import unboundedCyrillicExt from '@fontsource-variable/unbounded/files/unbounded-cyrillic-ext-wght-normal.woff2?url';
import unboundedLatin from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';
import unboundedLatinExt from '@fontsource-variable/unbounded/files/unbounded-latin-ext-wght-normal.woff2?url';

import type { FontName } from '../../protocol/theme/theme.ts';

interface Face {
  readonly url: string;
  /** Needed before the first frame; the others only where their letters occur. */
  readonly first: boolean;
  readonly range: string;
}

const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116';
const CYRILLIC_EXT = 'U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F';
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F, U+A720-A7FF';

const faces = (cyrillic: string, cyrillicExt: string, latin: string, latinExt: string): readonly Face[] => [
  { url: cyrillic, first: true, range: CYRILLIC },
  { url: latin, first: true, range: LATIN },
  { url: cyrillicExt, first: false, range: CYRILLIC_EXT },
  { url: latinExt, first: false, range: LATIN_EXT },
];

const FILES: Readonly<Record<FontName, readonly Face[]>> = {
  literata: faces(literataCyrillic, literataCyrillicExt, literataLatin, literataLatinExt),
  onest: faces(onestCyrillic, onestCyrillicExt, onestLatin, onestLatinExt),
  unbounded: faces(unboundedCyrillic, unboundedCyrillicExt, unboundedLatin, unboundedLatinExt),
};

/** Prefixed, so that a font of the same name that is installed on the computer never gets mixed in. */
export const familyOf = (font: FontName): string => `Volchok ${font}`;

const loading = new Map<FontName, Promise<void>>();

/**
 * Makes a typeface known to the document and loads what a first frame needs of it. Never rejects: a picture in another
 * typeface is better than none.
 */
export function loadFont(font: FontName): Promise<void> {
  let promise = loading.get(font);
  if (!promise) {
    const needed: Promise<unknown>[] = [];
    for (const file of FILES[font]) {
      const face = new FontFace(
        familyOf(font),
        `url("${new URL(file.url, import.meta.url).href}") format("woff2")`,
        {
          weight: '200 900',
          unicodeRange: file.range,
          display: 'block',
        },
      );
      document.fonts.add(face);
      if (file.first) needed.push(face.load().catch(() => undefined));
    }
    promise = Promise.all(needed).then(() => undefined);
    loading.set(font, promise);
  }
  return promise;
}
