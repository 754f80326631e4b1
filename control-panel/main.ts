import './look/tokens.css';
import '@awesome.me/webawesome/dist/translations/ru.js';

import { connect } from '../src/graphics/connection.ts';
import { readQuery } from '../src/graphics/page.ts';
import { tabStorage } from '../src/graphics/tab-storage.ts';
import { App } from './app.ts';
import { httpApi } from './api.ts';
import { keepDrafts } from './kept-drafts.ts';
import { keepToken } from './token.ts';
import { Panel } from './panel.ts';

const FONTS_MOST_MS = 1_500;

const query = readQuery(location.search);
const token = keepToken(query.token);
const api = httpApi(token);
const panel = new Panel(connect({ token }), api, { room: query.room, language: query.language });
const storage = tabStorage();
if (storage !== null) keepDrafts(panel, storage);

const app = new App();
app.panel = panel;
document.body.append(app);
void panel.checkKey();
void import('./later.ts');

// Text that changes its face while one is reaching for a button is worse than a moment of waiting.
const ready = (): void => {
  document.body.classList.add('ready');
};
void Promise.all(
  ['450 16px "Onest Variable"', '700 16px "Onest Variable"'].map((font) =>
    document.fonts.load(font, 'Ёё Aa 0'),
  ),
).then(ready, ready);
setTimeout(ready, FONTS_MOST_MS);
