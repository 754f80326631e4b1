import type { OperatorView, RoomOperatorView } from '../src/rules/views/types.ts';
import type { Drafts } from './drafts.ts';
import { inChgk } from './steps/chgk.ts';
import { inParty } from './steps/party.ts';
import { withoutGame } from './steps/start.ts';
import type { NextStep } from './steps/step.ts';

/** The next step of a room: a pure function of what the operator sees and has filled in. */
export function nextStep(view: OperatorView, room: RoomOperatorView, drafts: Drafts): NextStep {
  if (room.game === 'party' && room.party) return inParty(view, room, room.party, drafts);
  if (room.game === 'chgk' && room.chgk) return inChgk(view, room, room.chgk, drafts);
  return withoutGame(view, room, drafts);
}
