import type { Reason } from '../kernel/reason.ts';

/** Every code of the reasons of withdrawals. */
export const withdrawalReasonCodes = [
  /** Too few games: nothing by or against the player counts. Facts: player, games, of. */
  'withdrawal.not-counted',
  /** Too few games in a Swiss tournament: the player's points are struck, those of the opponents stay. */
  'withdrawal.struck',
  /** Enough games: they count, and the remaining ones are lost. Facts: player, games, of. */
  'withdrawal.rest-lost',
] as const;

export type WithdrawalReasonCode = (typeof withdrawalReasonCodes)[number];
export type WithdrawalReason = Reason<WithdrawalReasonCode>;

/** The rules on withdrawals. */
export const withdrawalRules = ['fide-2012', 'dsu-2002', 'tempelhof-2018'] as const;
export type WithdrawalRule = (typeof withdrawalRules)[number];

/** The contents of a rule. */
export interface WithdrawalArticles {
  /** The articles on players with less than half of their games, and on the others. */
  readonly notCounted: string;
  readonly restLost: string;
  /** Whether an adjourned game counts towards the half. */
  readonly begunCounts: boolean;
  /** Whether games against players who did not come to round 1 are left out of the total. */
  readonly fromRound1: boolean;
  /** Whether the rule also strikes results of a Swiss tournament. */
  readonly inSwiss: boolean;
}

const ofGamesCompleted = { begunCounts: false, fromRound1: false, inSwiss: false } as const;

/**
 * The rules: FIDE and the DSU count completed games, of those against all entered players, and do not
 * change a Swiss tournament (§16c, FIDE 8.3.1); Tempelhof counts games that were begun.
 */
export const withdrawalArticles: Readonly<Record<WithdrawalRule, WithdrawalArticles>> = {
  'fide-2012': {
    notCounted: 'FIDE 2012 8.2.2a',
    restLost: 'FIDE 2012 8.2.2b',
    ...ofGamesCompleted,
  },
  'dsu-2002': { notCounted: '§16a', restLost: '§16b', ...ofGamesCompleted },
  'tempelhof-2018': {
    notCounted: 'Tempelhof III.A.12',
    restLost: 'Tempelhof III.A.12',
    begunCounts: true,
    fromRound1: true,
    inSwiss: true,
  },
};
