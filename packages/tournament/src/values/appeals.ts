import {
  type FieldsOf,
  fieldsOf,
  listOf,
  ordinal,
  orNull,
  text,
  textUpTo,
  type ValueOf,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { type AppealStage, appealRules } from '@rokade/rules';
import { playerId } from './ids.ts';

/** A member of the committee that hears protests. Members are public, as arbiters are. */
const committeeMember = fieldsOf({
  name: text,
  seat: wordOf(['chair', 'member', 'substitute']),
  federation: text,
  licensed: yesOrNo,
  /** Whether the member has the age that the regulation requires. */
  ofAge: yesOrNo,
});

/** The announced terms for protests. */
export const appealTermsShapes = {
  /** The code of the rule set. */
  rules: text,
  /** The deposit for a protest, `200 kr.`; '' = none. */
  deposit: text,
  /** The deadline for lodging a protest, in words; '' = not announced. */
  until: text,
  committee: listOf(committeeMember, { most: 50 }),
};
export interface AppealTerms extends FieldsOf<typeof appealTermsShapes> {}

/** The game that a protest is about. */
const gameRef = fieldsOf({ round: ordinal, board: ordinal });
export interface AppealedGame extends ValueOf<typeof gameRef> {}

/** The texts of a protest by those who lodge it; personal, as they name people. */
export const appealWords = {
  /** The disputed ruling, and whose it is. */
  ruling: textUpTo(5000),
  /** Who speaks for the player: a captain, the head of a delegation; '' = the player. */
  by: text,
  /** The text of the protest. */
  words: textUpTo(5000),
};

export const lodgedShapes = {
  /** The player who protests. */
  appellant: playerId,
  /** null: not about a single game. */
  game: orNull(gameRef),
  /** The day of the ruling; '' = not recorded. */
  ruledOn: text,
  lodgedOn: text,
  written: yesOrNo,
  /** Whether the deposit was paid. */
  paid: yesOrNo,
};

export const appealOutcomes = ['upheld', 'partly', 'dismissed', 'not-heard', 'withdrawn'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** What happened to the deposit; `none`: there was none. */
export const depositFates = ['none', 'returned', 'part', 'kept'] as const;

export const decidedShapes = {
  day: text,
  outcome: wordOf(appealOutcomes),
  deposit: wordOf(depositFates),
};

/** The members who decided, and their reasons; personal. */
export const decidedWords = {
  panel: listOf(text, { most: 50 }),
  reasons: textUpTo(5000),
};

export interface AppealDecision
  extends FieldsOf<typeof decidedShapes>,
    FieldsOf<typeof decidedWords> {}

/** A protest before one instance. */
export interface AppealStep {
  readonly lodgedOn: string;
  /** null: not decided yet. */
  readonly decision: AppealDecision | null;
}

/** A protest in its present state. */
export interface Appeal extends FieldsOf<typeof lodgedShapes>, FieldsOf<typeof appealWords> {
  /** The protest's number in the tournament, from 1. */
  readonly number: number;
  /** The rule set in force when it was lodged. */
  readonly rules: string;
  /** In the order of the rule set's stages; at least one. */
  readonly steps: readonly AppealStep[];
}

/**
 * The next instance after a decision: none after the last stage, and none for a withdrawn protest, on
 * which nothing was ruled.
 *
 * @article Tempelhof 2018 I.11: what the committee upheld does not go on; what it upheld in part or did
 *   not hear does
 */
export function nextAppealStage({
  rules,
  steps,
}: Pick<Appeal, 'rules' | 'steps'>): AppealStage | undefined {
  const outcome = steps.at(-1)?.decision?.outcome;
  if (outcome === undefined || outcome === 'withdrawn') return undefined;
  const next = appealRules(rules)?.stages[steps.length];
  return next?.onlyIfDismissed === true && outcome === 'upheld' ? undefined : next;
}

/** The values of a protest's personal fields once its player is erased. */
export const erasedAppeal = { ruling: '', by: '', words: '', panel: [], reasons: '' } as const;
