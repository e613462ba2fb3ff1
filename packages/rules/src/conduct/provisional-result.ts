import { expectedPercent, expectedScoreTable2002 } from '../kernel/expected-score-table.ts';

/** A side with a higher expected score, in percent, counts as the winner. */
const sureWinPercent = 70;

/** A side's assumed share of an open game: 2 a win, 1 a draw, 0 a loss. */
export type ProvisionalShare = 0 | 1 | 2;

/**
 * White's assumed share of an open game when the next round is paired, by a rule of Danish clubs that
 * is in no regulation here: a side with an expected score above 0.70 counts as the winner, all other
 * games as drawn, also if a rating is missing.
 *
 * By the expected scores of DSU 2002 4.5.7 table 1: from a difference of 154 points on.
 */
export function provisionalShare(white: number | null, black: number | null): ProvisionalShare {
  if (white === null || black === null) return 1;
  const percent = expectedPercent(expectedScoreTable2002, white - black);
  if (percent > sureWinPercent) return 2;
  return 100 - percent > sureWinPercent ? 0 : 1;
}
