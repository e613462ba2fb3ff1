import type { HalfPoints } from '@rokade/rules';

/**
 * How a game ended, or stands.
 * - `played`: normally 2–0, 1–1, 0–2 in half-points; other pairs (1–0, 0–0 …) by an arbiter's
 *   decision, never more than 2 together.
 * - `forfeit`: `absent` did not come. `notice`: with accepted notice (then it is not rated, 4.5.4.2).
 * - `pending`: to be finished or played later; counts as a draw for pairing (4.10 §2).
 * - `cancelled`: will not be played; the arbiter says what each gets.
 */
export type GameResult =
  | { readonly kind: 'played'; readonly white: HalfPoints; readonly black: HalfPoints }
  | {
      readonly kind: 'forfeit';
      readonly absent: 'white' | 'black' | 'both';
      readonly notice: boolean;
    }
  | { readonly kind: 'pending'; readonly why: 'adjourned' | 'postponed'; readonly due: string }
  | { readonly kind: 'cancelled'; readonly white: HalfPoints; readonly black: HalfPoints };

/** Whether the game needs nothing more. */
export const isFinal = (result: GameResult | null): boolean =>
  result !== null && result.kind !== 'pending';

/** A result only an arbiter's decision gives (½–0, 0–0 over the board): it wants a reason. */
export const isUnusual = (result: GameResult): boolean =>
  result.kind === 'cancelled' || (result.kind === 'played' && result.white + result.black !== 2);

/** Whether these are half-points a game can give: whole, not negative, not more than 2 together. */
export const isLegalScore = (white: HalfPoints, black: HalfPoints): boolean =>
  Number.isInteger(white) &&
  Number.isInteger(black) &&
  white >= 0 &&
  black >= 0 &&
  white + black <= 2;
