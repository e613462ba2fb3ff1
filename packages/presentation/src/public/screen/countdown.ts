import { type Call, countdownText } from '../../chess/round-clock.ts';

/** How near the moment is: more than five minutes, five, one or past. */
export type Nearness = 'far' | 'soon' | 'now';

const minute = 60_000;

/** How near a moment is that is so many milliseconds off. */
export function nearness(left: number): Nearness {
  if (left > 5 * minute) return 'far';
  return left > minute ? 'soon' : 'now';
}

/** The call that is due so many milliseconds before the moment. */
export function callOfCountdown(left: number): Call['kind'] {
  if (left <= 0) return 'over';
  return ({ far: 'before', soon: 'five-minutes', now: 'one-minute' } as const)[nearness(left)];
}

/** Time left as `1:05:00` or `4:59`; once it is over, how long ago. */
export const timeLeft = (left: number): string =>
  countdownText(left > 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000));
