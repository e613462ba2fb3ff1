import type { TimeControl } from '@rokade/tournament';

/** The longest duration of a game of 60 moves, both players together. */
export interface GameLength {
  readonly hours: number;
  readonly minutes: number;
}

const movesOfAGame = 60;

/** The longest duration of a game of 60 moves with a time control. */
export function gameLength({ stages, incrementSeconds }: TimeControl): GameLength {
  const each = stages.reduce((sum, { minutes }) => sum + minutes, 0);
  const total = 2 * (each + (movesOfAGame * incrementSeconds) / 60);
  return { hours: Math.floor(total / 60), minutes: Math.round(total % 60) };
}
