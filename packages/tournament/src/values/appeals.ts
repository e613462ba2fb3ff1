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

/** Somebody of the committee that hears protests. Its members are public, as arbiters are. */
const committeeMember = fieldsOf({
  name: text,
  seat: wordOf(['chair', 'member', 'substitute']),
  federation: text,
  licensed: yesOrNo,
  /** Is of the age that the regulation asks for. */
  ofAge: yesOrNo,
});

/** What is announced of protests before they come. */
export const appealTermsShapes = {
  /** The rule set by which they go. */
  rules: text,
  /** What goes with one, `200 kr.`; '' = nothing. */
  deposit: text,
  /** By when one is to be lodged, in words; '' = not announced. */
  until: text,
  committee: listOf(committeeMember, { most: 50 }),
};
export interface AppealTerms extends FieldsOf<typeof appealTermsShapes> {}

/** The game that a protest is about. */
const gameRef = fieldsOf({ round: ordinal, board: ordinal });
export interface AppealedGame extends ValueOf<typeof gameRef> {}

/** What is said of a protest by those who lodge it; personal, as it names people in its own words. */
export const appealWords = {
  /** What was ruled, and by whom. */
  ruling: textUpTo(5000),
  /** Who speaks for the player: a captain, the head of a delegation; '' = they do themselves. */
  by: text,
  /** The protest itself. */
  words: textUpTo(5000),
};

export const lodgedShapes = {
  /** Whose protest it is. */
  appellant: playerId,
  /** null: it is about no single game. */
  game: orNull(gameRef),
  /** '' = not said. */
  ruledOn: text,
  lodgedOn: text,
  written: yesOrNo,
  /** The deposit was paid. */
  paid: yesOrNo,
};

export const appealOutcomes = ['upheld', 'partly', 'dismissed', 'not-heard', 'withdrawn'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** What becomes of the deposit; `none`: there was none. */
export const depositFates = ['none', 'returned', 'part', 'kept'] as const;

export const decidedShapes = {
  day: text,
  outcome: wordOf(appealOutcomes),
  deposit: wordOf(depositFates),
};

/** Who sat, and why they decided so. */
export const decidedWords = {
  panel: listOf(text, { most: 50 }),
  reasons: textUpTo(5000),
};

export interface AppealDecision
  extends FieldsOf<typeof decidedShapes>,
    FieldsOf<typeof decidedWords> {}

/** A protest before one of those who decide. */
export interface AppealStep {
  readonly lodgedOn: string;
  /** null: not decided yet. */
  readonly decision: AppealDecision | null;
}

/** A protest as it stands. */
export interface Appeal extends FieldsOf<typeof lodgedShapes>, FieldsOf<typeof appealWords> {
  /** Protests are counted from 1. */
  readonly number: number;
  /** The rule set it goes by, as it was when it was lodged. */
  readonly rules: string;
  /** By the stages of the rule set; one at least. */
  readonly steps: readonly AppealStep[];
}

/**
 * Who hears a protest next, once it is decided: nobody after the last stage, nor one that was withdrawn,
 * of which nothing was ruled.
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

/** What stands in the place of what is personal of a protest once its player is erased. */
export const erasedAppeal = { ruling: '', by: '', words: '', panel: [], reasons: '' } as const;
