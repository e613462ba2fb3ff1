import { makeSeededRandom } from '../kernel/seeded-random.ts';

/** How many start positions Chess960 has; they are numbered from 0, and 518 is the usual one. */
const startPositionCount = 960;

const files = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The places of the two knights among five free squares, by the rest of the number. */
const knightPlaces = files
  .slice(0, 5)
  .flatMap((one) => files.slice(one + 1, 5).map((other) => [one, other] as const));

/** A rank from a to h; '' is a free square. */
type Rank = readonly string[];

const emptyRank: Rank = files.map(() => '');

const freeOn = (rank: Rank): readonly number[] => files.filter((file) => rank[file] === '');

/** A rank with these pieces on its free squares at these places, counted from a. */
const placed = (rank: Rank, pieces: string, places: readonly number[]): Rank => {
  const free = freeOn(rank);
  return places.reduce<Rank>(
    (now, place, index) => now.with(free[place] ?? 0, pieces[index] ?? ''),
    rank,
  );
};

/**
 * White's first rank of a start position of Chess960 by its number, from a to h: the bishops on squares
 * of both colours, then the queen, the knights, and the king between the rooks on what is left. 518 is
 * `RNBQKBNR`; Black has the same pieces opposite.
 *
 * @param position 0 to 959, by the usual numbering
 */
export function chess960Pieces(position: number): string {
  const second = Math.floor(position / 4);
  const third = Math.floor(second / 4);
  const bishops = emptyRank.with(2 * (position % 4) + 1, 'B').with(2 * (second % 4), 'B');
  const withQueen = placed(bishops, 'Q', [third % 6]);
  const withKnights = placed(withQueen, 'NN', knightPlaces[Math.floor(third / 6)] ?? []);
  return placed(withKnights, 'RKR', [0, 1, 2]).join('');
}

/** The number of a start position drawn from a seed, so that anybody can repeat the draw. */
export const drawnStartPosition = (seed: string): number =>
  makeSeededRandom(seed).below(startPositionCount);
