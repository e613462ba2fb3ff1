import type { Reason } from '../kernel/reason.ts';

/** Every code with which a withdrawal is explained. */
export const withdrawalReasonCodes = [
  /** Too few games: nothing by or against the player counts. Facts: player, games, of. */
  'withdrawal.not-counted',
  /** The same in a Swiss tournament: their points are struck, those against them stay. */
  'withdrawal.struck',
  /** Enough games: they count, the rest are lost. Facts: player, games, of. */
  'withdrawal.rest-lost',
] as const;

export type WithdrawalReasonCode = (typeof withdrawalReasonCodes)[number];
export type WithdrawalReason = Reason<WithdrawalReasonCode>;

/** Whose rule on leaving a tournament is followed. */
export const withdrawalRules = ['fide-2012', 'dsu-2002', 'tempelhof-2018'] as const;
export type WithdrawalRule = (typeof withdrawalRules)[number];

/** What a rule says. */
export interface WithdrawalArticles {
  /** Where it is said of those with less than half of their games, and of the others. */
  readonly notCounted: string;
  readonly restLost: string;
  /** Whether a game that was begun and not finished counts towards the half. */
  readonly begunCounts: boolean;
  /** Whether those who did not come to round 1 make nobody's games more. */
  readonly fromRound1: boolean;
  /** Whether the rule strikes results of a Swiss tournament, too. */
  readonly inSwiss: boolean;
}

const ofGamesCompleted = { begunCounts: false, fromRound1: false, inSwiss: false } as const;

/**
 * The rules: FIDE and the DSU want games completed, out of those against everybody entered, and leave
 * a Swiss tournament as it is (§16c, FIDE 8.3.1); Tempelhof wants them begun.
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
