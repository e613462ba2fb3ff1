import type { Reason } from '../kernel/reason.ts';

/** Every code with which a withdrawal from a round robin is explained. */
export const withdrawalReasonCodes = [
  /** Too few games: nothing by or against the player counts. Facts: player, games, of. */
  'withdrawal.not-counted',
  /** Enough games: they count, the rest are lost. Facts: player, games, of. */
  'withdrawal.rest-lost',
] as const;

export type WithdrawalReasonCode = (typeof withdrawalReasonCodes)[number];
export type WithdrawalReason = Reason<WithdrawalReasonCode>;

/** Whose rule on leaving a round robin is followed. */
export const withdrawalRules = ['fide-2012', 'dsu-2002', 'tempelhof-2018'] as const;
export type WithdrawalRule = (typeof withdrawalRules)[number];

/** What a rule says. */
export interface WithdrawalArticles {
  /** Where it is said of those with less than half of their games, and of the others. */
  readonly notCounted: string;
  readonly restLost: string;
  /** Whether a game that was begun and not finished counts towards the half. */
  readonly begunCounts: boolean;
}

/** The rules: they differ in the game begun, completed for FIDE and the DSU, begun for Tempelhof. */
export const withdrawalArticles: Readonly<Record<WithdrawalRule, WithdrawalArticles>> = {
  'fide-2012': {
    notCounted: 'FIDE 2012 8.2.2a',
    restLost: 'FIDE 2012 8.2.2b',
    begunCounts: false,
  },
  'dsu-2002': { notCounted: '§16a', restLost: '§16b', begunCounts: false },
  'tempelhof-2018': {
    notCounted: 'Tempelhof III.A.12',
    restLost: 'Tempelhof III.A.12',
    begunCounts: true,
  },
};
