/** The time control of play-off games: minutes for each player, seconds a move from move 1. */
export const playOffTime = { minutes: 3, seconds: 2 } as const;

/** How tied players play for their places. */
export interface PlayOffPlan {
  readonly format: 'match' | 'round-robin' | 'knock-out';
  /** The number of players; the other tied ones are out by the next tie-break. */
  readonly players: number;
  readonly minutes: number;
  readonly seconds: number;
  /** The shortest pause after the last main game of a participant. */
  readonly firstPauseMinutes: number;
  /** The shortest pause between two rounds. */
  readonly pauseMinutes: number;
}

const most = 4;

/**
 * The play-off of a number of tied players; null if there is nothing to decide. Two play a match of two
 * games and then until somebody wins, three a round robin, four a knock-out; of five or more the first
 * four by the next tie-break play a knock-out.
 *
 * @article FIDE 2012 annex 3 1h, 1k.1–1k.4
 */
export function playOffPlan(tied: number): PlayOffPlan | null {
  if (tied < 2) return null;
  const players = Math.min(tied, most);
  const format = players === 2 ? 'match' : players === 3 ? 'round-robin' : 'knock-out';
  return { format, players, ...playOffTime, firstPauseMinutes: 30, pauseMinutes: 10 };
}
