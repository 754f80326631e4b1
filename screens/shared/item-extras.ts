import { html, nothing } from 'lit';

import type { ItemView } from '../../src/rules/views/types.ts';

/** What an item brings beside its text: a note for whoever explains it, a picture. */
export const itemExtras = (item: ItemView | null): unknown => html`
  ${item?.note ? html`<small class="extra">${item.note}</small>` : nothing}
  ${item?.image ? html`<img class="extra" src=${item.image} alt="" />` : nothing}
`;
