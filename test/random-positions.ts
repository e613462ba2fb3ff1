import {
  afterMove,
  fenOf,
  legalMoves,
  noMoveEnd,
  type Position,
  parsePosition,
  startPosition,
} from '@rokade/rules';

/** Numbers from 0 up to below `below`, the same for the same seed (a linear congruence). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A position after random moves, in which captures are preferred so that few men are left. */
function playedPosition(next: (below: number) => number): Position {
  let position = startPosition;
  const plies = 40 + next(260);
  for (let ply = 0; ply < plies && noMoveEnd(position) === null; ply++) {
    const moves = legalMoves(position);
    position = afterMove(position, moves[next(moves.length)] ?? 0);
  }
  return position;
}

const minors = ['', '', 'B', 'N', 'b', 'n', 'Bb', 'BB', 'bb', 'Nb'] as const;

/** A position with pawns that block each other, kings on their own sides, and a few minor pieces. */
function blockedPosition(next: (below: number) => number): Position | null {
  const rows = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => ''));
  const put = (rank: number, file: number, letter: string): void => {
    const row = rows[rank];
    if (row !== undefined && row[file] === '') row[file] = letter;
  };
  for (let file = 0; file < 8; file++) {
    if (next(10) > 6) continue;
    const rank = 2 + next(3);
    put(rank, file, 'P');
    put(rank + 1, file, 'p');
  }
  put(next(2), next(8), 'K');
  put(6 + next(2), next(8), 'k');
  for (const letter of minors[next(minors.length)] ?? '') put(next(8), next(8), letter);
  const ranks = rows
    .toReversed()
    .map((row) => row.map((letter) => letter || '1').join(''))
    .map((row) => row.replace(/1+/g, (empty) => String(empty.length)));
  const parsed = parsePosition(`${ranks.join('/')} ${next(2) === 0 ? 'w' : 'b'} - - 0 1`);
  return parsed.ok ? parsed.value : null;
}

/** Positions of random games and of blocked pawns in turn, none twice. */
export function randomPositions(seed: number, count: number): readonly Position[] {
  const next = numbersFrom(seed);
  const positions = new Map<string, Position>();
  while (positions.size < count) {
    const position = positions.size % 2 === 0 ? playedPosition(next) : blockedPosition(next);
    if (position !== null) positions.set(fenOf(position), position);
  }
  return [...positions.values()];
}
