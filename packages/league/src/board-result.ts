/** What stands on a sheet at a board, home team first; '' = nothing yet. */
export const boardScores = ['', '1-0', 'draw', '0-1', '+/-', '-/+', '-/-'] as const;
export type BoardScore = (typeof boardScores)[number];

/** Half-points of the home and the away team. */
export type HalfPointsOfBoth = readonly [number, number];

/** What a board counts for both teams, in half-points. */
export const halfPointsAt: Readonly<Record<BoardScore, HalfPointsOfBoth>> = {
  '': [0, 0],
  '1-0': [2, 0],
  draw: [1, 1],
  '0-1': [0, 2],
  '+/-': [2, 0],
  '-/+': [0, 2],
  '-/-': [0, 0],
};

/** Whether a game was played, so that it counts for ratings. */
export const isGame = (score: BoardScore): boolean =>
  score === '1-0' || score === 'draw' || score === '0-1';

/** The two sides of a match. */
export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];

/** The score with which a side has lost a board without playing. */
const lost: Readonly<Record<Side, BoardScore>> = { home: '-/+', away: '+/-' };

/** The other side of a match. */
const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The score after a side has lost a board, whatever was played; if the other had lost it, both have. */
export const lostBy = (side: Side, score: BoardScore): BoardScore =>
  score === '-/-' || score === lost[otherSide(side)] ? '-/-' : lost[side];
