import type { TokenName } from '../../../src/protocol/theme/tokens.ts';

export type GroupId = 'panels' | 'texts' | 'accent' | 'whole' | 'events' | 'sides';

/** The colours of a theme as a person looks for them. */
export const GROUPS: readonly { readonly id: GroupId; readonly tokens: readonly TokenName[] }[] = [
  {
    id: 'panels',
    tokens: ['surface', 'surface-raised', 'surface-sunk', 'edge', 'bezel', 'line', 'rim', 'shade'],
  },
  { id: 'texts', tokens: ['ink', 'ink-soft', 'digits'] },
  { id: 'accent', tokens: ['accent', 'accent-fill', 'on-accent', 'plate', 'on-plate', 'glow'] },
  {
    id: 'whole',
    tokens: ['backdrop', 'pattern', 'on-backdrop', 'on-backdrop-soft', 'digits-backdrop', 'on-backdrop-line'],
  },
  { id: 'events', tokens: ['calm', 'on-calm', 'alarm', 'alarm-fill', 'on-alarm', 'good', 'on-good'] },
  { id: 'sides', tokens: ['experts', 'on-experts', 'viewers', 'on-viewers'] },
];

/** Red means danger and green gain whatever colour the evening has: these do not turn with the rest. */
export const KEPT: readonly TokenName[] = ['alarm', 'alarm-fill', 'on-alarm', 'good', 'on-good', 'shade'];
