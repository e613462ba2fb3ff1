import { kindsOf, text, type ValueOf, wordOf, yesOrNo } from '@rokade/journal';
import { halfPoints } from '@rokade/players';
import { type HalfPoints, unreachable } from '@rokade/rules';

/**
 * How a game ended, or stands.
 * - `played`: normally 2–0, 1–1, 0–2 in half-points; other pairs (1–0, 0–0 …) by an arbiter's
 *   decision, never more than 2 together.
 * - `forfeit`: `absent` did not come. `notice`: with accepted notice (then it is not rated, 4.5.4.2).
 * - `pending`: to be finished or played later; counts as a draw for pairing (4.10 §2). `due` is a day,
 *   '' = not yet known.
 * - `cancelled`: will not be played; the arbiter says what each gets.
 *
 * @article DSU 2002 §14, §15; Laws 2001 11.1, A1
 */
export type GameResult = ValueOf<typeof gameResult>;

export const gameResult = kindsOf({
  played: { white: halfPoints, black: halfPoints },
  forfeit: { absent: wordOf(['white', 'black', 'both']), notice: yesOrNo },
  pending: { why: wordOf(['adjourned', 'postponed']), due: text },
  cancelled: { white: halfPoints, black: halfPoints },
});

/** Whether the game is finished and settled. */
export const isFinal = (result: GameResult | null): boolean =>
  result !== null && result.kind !== 'pending';

/**
 * A result that only an arbiter's decision gives (½–0, 0–0 over the board), so it needs a reason.
 *
 * @article Laws 2001 12.7, 12.8, 13.4
 */
export const isUnusual = (result: GameResult): boolean =>
  result.kind === 'cancelled' || (result.kind === 'played' && result.white + result.black !== 2);

/** Whether a game can give these half-points: whole, not negative, at most 2 together. */
export const isLegalScore = (white: HalfPoints, black: HalfPoints): boolean =>
  Number.isInteger(white) &&
  Number.isInteger(black) &&
  white >= 0 &&
  black >= 0 &&
  white + black <= 2;

const otherSide = { white: 'black', black: 'white', both: 'both' } as const;

/** The result with the colours exchanged: each player keeps their points. */
export function mirrored(result: GameResult): GameResult {
  switch (result.kind) {
    case 'played':
    case 'cancelled':
      return { ...result, white: result.black, black: result.white };
    case 'forfeit':
      return { ...result, absent: otherSide[result.absent] };
    case 'pending':
      return result;
    default:
      return unreachable(result);
  }
}

/** Whether two results are the same in every fact. */
export function sameResult(a: GameResult | null, b: GameResult | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.kind === 'forfeit') {
    return b.kind === 'forfeit' && a.absent === b.absent && a.notice === b.notice;
  }
  if (a.kind === 'pending') return b.kind === 'pending' && a.why === b.why && a.due === b.due;
  return b.kind === a.kind && a.white === b.white && a.black === b.black;
}
