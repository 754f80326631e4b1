import type { Situation } from '../../protocol/messages.ts';
import type { ChgkPhase, PartyView, RoomPublicView } from '../../rules/views/types.ts';

/**
 * From the minute to the captain's word the experts are at the table, whatever minute it is: a scene that changed
 * between the main and the extra minute would only flicker.
 */
const CHGK: Readonly<Record<ChgkPhase, Situation>> = {
  between: 'between',
  decisiveAsked: 'between',
  spinning: 'spin',
  internetPick: 'reading',
  reading: 'reading',
  discussion: 'discussion',
  deciding: 'discussion',
  extra: 'discussion',
  club: 'discussion',
  creditAsked: 'discussion',
  credit: 'discussion',
  answering: 'answer',
  over: 'over',
};

const PARTY: Readonly<Record<NonNullable<PartyView['phase']>, Situation>> = {
  ready: 'ready',
  prep: 'preparation',
  play: 'attempt',
  review: 'review',
};

/** What is going on in a room, as the scene table knows it; null where no room is followed. A break card on air is a break, whatever is played. */
export function situationOf(room: RoomPublicView | null, breakOnAir: boolean): Situation | null {
  if (room === null) return null;
  if (breakOnAir) return 'break';
  switch (room.game) {
    case 'chgk':
      return room.chgk === null ? 'idle' : CHGK[room.chgk.phase];
    case 'party':
      return room.party?.phase == null ? 'idle' : PARTY[room.party.phase];
    case 'none':
      return 'idle';
  }
}
