import type { Graphic, RoomOperatorView } from '../src/rules/views/types.ts';

/** Graphics that go with what is happening; the others of the same kind only get in its way. */
export function suggestedGraphics(room: RoomOperatorView): readonly Graphic[] {
  if (room.game === 'party') return inParty(room);
  if (room.game === 'chgk') return inChgk(room);
  return ['countdown'];
}

function inParty(room: RoomOperatorView): readonly Graphic[] {
  const party = room.party;
  switch (party?.phase) {
    case 'ready':
      return party.reveal ? ['scoreboard', 'reveal'] : ['scoreboard'];
    case 'prep':
      return ['timer', 'rules'];
    case 'play':
      return party.stage === 'hat' ? ['timer', 'scoreboard'] : ['timer', 'ladder', 'scoreboard'];
    case 'review':
      return ['timer', 'scoreboard'];
    default:
      return ['standings'];
  }
}

function inChgk(room: RoomOperatorView): readonly Graphic[] {
  const chgk = room.chgk;
  const blitz: readonly Graphic[] = chgk?.sectorKind === 'blitz' ? ['blitz'] : [];
  switch (chgk?.phase) {
    case 'spinning':
    case 'internetPick':
      return ['wheel', 'scoreboard'];
    case 'reading':
      return ['question', 'scoreboard', ...blitz];
    case 'discussion':
    case 'deciding':
    case 'extra':
    case 'club':
    case 'creditAsked':
    case 'credit':
    case 'answering':
      return ['timer', 'scoreboard', ...blitz];
    case 'over':
      return chgk.awards.player === null ? ['scoreboard'] : ['scoreboard', 'award'];
    default:
      return ['scoreboard'];
  }
}

/** Graphics that the operator puts on by hand and that no situation takes away: a name, a card with a text. */
const BY_HAND: readonly Graphic[] = ['lowerThird', 'break'];

/** What to take and what to clear so that the picture shows what goes with the situation. */
export function changesTo(room: RoomOperatorView): {
  readonly take: readonly Graphic[];
  readonly clear: readonly Graphic[];
} {
  const wanted = suggestedGraphics(room);
  const onAir = Object.entries(room.graphics)
    .filter(([, on]) => on)
    .map(([graphic]) => graphic as Graphic);
  return {
    take: wanted.filter((graphic) => !room.graphics[graphic]),
    clear: onAir.filter((graphic) => !wanted.includes(graphic) && !BY_HAND.includes(graphic)),
  };
}
