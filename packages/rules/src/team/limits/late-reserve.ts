import type { LineUpLimits } from './limit-rules.ts';

/** A reserve who sits down at a board whose player has not come. */
export type LateReserve =
  | { readonly kind: 'none'; readonly because: 'no-such-rule' | 'too-early' }
  | {
      readonly kind: 'may-play';
      readonly isRated: boolean;
      /** Why the game is not rated; null: it is. */
      readonly article: string | null;
    };

/**
 * Whether a reserve may take a board so many minutes after the start, and whether that game is rated:
 * games of the divisions and of rated team tournaments in which a reserve was put in after half an hour
 * are not.
 *
 * @article DSU 2010 4.5.4.2
 */
export function lateReserve(minutesAfterStart: number, limits: LineUpLimits): LateReserve {
  const { reserveAfterMinutes, ratesLateReserve } = limits;
  if (reserveAfterMinutes === null) return { kind: 'none', because: 'no-such-rule' };
  if (minutesAfterStart < reserveAfterMinutes) return { kind: 'none', because: 'too-early' };
  const article = ratesLateReserve ? null : 'DSU 4.5.4.2';
  return { kind: 'may-play', isRated: ratesLateReserve, article };
}
