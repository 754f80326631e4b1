import type { CommandType } from '../../src/rules/commands.ts';
import type { RefusalCode } from '../../src/rules/kernel/types.ts';
import type { Allowed } from '../../src/rules/views/types.ts';

/** Where a step leads on the panel when something has to be chosen or written there first. */
export type Place =
  'teams' | 'decks' | 'stage' | 'team' | 'game' | 'sectors' | 'number' | 'players' | 'awards' | 'sector13';

export type StepId =
  | 'teams.add'
  | 'deck.load'
  | 'stage.start'
  | 'stage.end'
  | 'attempt.start'
  | 'attempt.go'
  | 'attempt.end'
  | 'word.guessed'
  | 'word.skipped'
  | 'word.void'
  | 'attempt.guessed'
  | 'attempt.missed'
  | 'attempt.close'
  | 'game.start'
  | 'game.next'
  | 'wheel.spin'
  | 'wheel.point'
  | 'wheel.turns'
  | 'internet.pick'
  | 'internet.count'
  | 'discussion.start'
  | 'answer.early'
  | 'answer.give'
  | 'answer.none'
  | 'extra.use'
  | 'club.take'
  | 'credit.request'
  | 'credit.grant'
  | 'credit.refuse'
  | 'verdict.right'
  | 'verdict.wrong'
  | 'decisive.request'
  | 'decisive.grant'
  | 'decisive.refuse'
  | 'award.player'
  | 'clock.resume';

/** Why something is not offered that the rules have no refusal for, or a shorter one. */
export const HINDRANCES = ['no-words', 'no-word-yet', 'no-names', 'no-sector-left'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

export type Act =
  | {
      readonly kind: 'command';
      readonly type: CommandType;
      readonly fields: Readonly<Record<string, unknown>>;
      /** The moment of the press decides (C-5): it is sent along. */
      readonly dated: boolean;
    }
  /** Something is missing: the panel leads there. */
  | { readonly kind: 'go'; readonly place: Place }
  /** Can be done against the rule, with a reason. */
  | { readonly kind: 'override' };

export interface Step {
  readonly id: StepId;
  readonly tone: 'go' | 'good' | 'bad' | 'plain';
  /** Null: cannot be pressed now. */
  readonly act: Act | null;
  /** The refusal it would meet or what else stands against it, or null. */
  readonly why: RefusalCode | Hindrance | null;
  /** Pressed several times in a row, as fast as words are guessed. */
  readonly rapid: boolean;
}

/**
 * What leads on from here. `primary` is the big button and the space bar; `null` where nobody can hurry things.
 * `choice` stands in its place where either of two is as usual as the other, so that no key but theirs decides.
 */
export interface NextStep {
  readonly primary: Step | null;
  readonly choice: readonly [Step, Step] | null;
  readonly others: readonly Step[];
}

type Extras = Partial<Pick<Step, 'tone' | 'why' | 'rapid'>>;

export const command = (
  id: StepId,
  type: CommandType,
  fields: Readonly<Record<string, unknown>> = {},
  extras: Extras & { readonly dated?: boolean } = {},
): Step => {
  const { dated = false, ...rest } = extras;
  return {
    id,
    tone: 'plain',
    why: null,
    rapid: false,
    ...rest,
    act: { kind: 'command', type, fields, dated },
  };
};

export const go = (id: StepId, place: Place): Step => ({
  id,
  tone: 'plain',
  why: null,
  rapid: false,
  act: { kind: 'go', place },
});

/** Shown, but not to be pressed, with the reason. */
export const blocked = (id: StepId, why: Step['why']): Step => ({
  id,
  tone: 'plain',
  why,
  rapid: false,
  act: null,
});

/** A resource: pressable if the rules allow it now, else with the reason why not. */
export const resource = (id: StepId, type: CommandType, allowed: Allowed): Step =>
  allowed === true ? command(id, type) : blocked(id, allowed as RefusalCode);

export const step = (primary: Step | null, others: readonly Step[] = []): NextStep => ({
  primary: primary && { ...primary, tone: primary.tone === 'plain' ? 'go' : primary.tone },
  choice: null,
  others,
});
