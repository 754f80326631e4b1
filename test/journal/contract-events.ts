import { type Event, instant } from '../../src/rules/index.ts';

export const event = (n: number, text = `Команда ${n}`): Event => ({
  type: 'team.added',
  team: { id: `t${n}`, name: text, color: null, players: [] },
  at: instant(1_800_000_000_000 + n),
  room: null,
  command: 'team.add',
  by: 'operator',
});

export const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
