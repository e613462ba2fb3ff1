import type { TimeControl } from '@rokade/tournament';

/** How long a game of 60 moves lasts at most, both players together. */
export interface GameLength {
  readonly hours: number;
  readonly minutes: number;
}

const movesOfAGame = 60;

/** The longest a game of 60 moves can last under a time control. */
export function gameLength({ stages, incrementSeconds }: TimeControl): GameLength {
  const each = stages.reduce((sum, { minutes }) => sum + minutes, 0);
  const total = 2 * (each + (movesOfAGame * incrementSeconds) / 60);
  return { hours: Math.floor(total / 60), minutes: Math.round(total % 60) };
}
