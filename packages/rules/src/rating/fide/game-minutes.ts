import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import type { RatingConditionCode } from '../rating-conditions.ts';

/** A longer time than usual, as the conditions of an event name it. */
interface StrongTime {
  readonly code: Extract<RatingConditionCode, `time-against-${number}`>;
  readonly rating: number;
  readonly minutes: number;
}

/** The least time of a game for each player and 60 moves; with less it is unrated. */
export interface LeastMinutes {
  readonly article: string;
  /** Whatever the players' ratings. */
  readonly usual: Readonly<Record<KindOfPlay, number>>;
  /** More time for long games with a player of at least this rating; strongest first. */
  readonly strong: readonly StrongTime[];
}

/**
 * Since 2024: rapid play has more than ten minutes, blitz more than three.
 *
 * @article FIDE B.02 1
 */
export const leastMinutes2024: LeastMinutes = {
  article: 'FIDE B.02 2024',
  usual: { standard: 60, rapid: 11, blitz: 4 },
  strong: [
    { code: 'time-against-2400', rating: 2400, minutes: 120 },
    { code: 'time-against-1800', rating: 1800, minutes: 90 },
  ],
};

/** About 2002 two hours for every game; there were no other lists. @article DSU 2002 4.8.2 */
export const leastMinutes2002: LeastMinutes = {
  article: 'DSU 2002 4.8.2',
  usual: { standard: 120, rapid: 120, blitz: 120 },
  strong: [],
};

/** The least time of a game whose stronger player has a rating; null: both are unrated. */
export function requiredMinutes(
  { usual, strong }: LeastMinutes,
  play: KindOfPlay,
  strongest: number | null,
): number {
  const least = usual[play];
  if (play !== 'standard' || strongest === null) return least;
  return Math.max(least, strong.find(({ rating }) => strongest >= rating)?.minutes ?? 0);
}
