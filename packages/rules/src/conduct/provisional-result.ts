import { expectedPercent, expectedScoreTable2002 } from '../kernel/expected-score-table.ts';

/** A side expected to score more than this many percent is taken to have won. */
const sureWinPercent = 70;

/** What a side of an open game is taken to have got until it is played: 2 a win, 1 a draw, 0 a loss. */
export type ProvisionalShare = 0 | 1 | 2;

/**
 * What White is taken to have got of an open game when the next round is paired, by a rule of Danish
 * clubs that no regulation here knows: whoever is expected to score more than 0.70 has won, all other
 * games are drawn. Without both ratings nobody expects anything.
 *
 * By the expectations of DSU 2002 4.5.7 table 1: from 154 points of difference on.
 */
export function provisionalShare(white: number | null, black: number | null): ProvisionalShare {
  if (white === null || black === null) return 1;
  const percent = expectedPercent(expectedScoreTable2002, white - black);
  if (percent > sureWinPercent) return 2;
  return 100 - percent > sureWinPercent ? 0 : 1;
}
