import { byeCell, type TrfCell, type TrfPlayer } from '@rokade/formats';
import type { SeededRandom } from '@rokade/rules';
import { drawnDeviation, drawnStrength, happens, makePicker } from './chances.ts';
import type { Course } from './course.ts';
import { inventedNames } from './invented-names.ts';

/** A player of the simulation; the file shows their rating, if they have one. */
export interface Simulated {
  readonly player: TrfPlayer;
  readonly strength: number;
  /** The first round in which they take part. */
  readonly fromRound: number;
  readonly left: boolean;
  /** The round that they missed without points and after which they come back; null: none so far. */
  readonly missed: number | null;
}

/** The source of lots of each kind: asking for one kind does not change the others. */
export interface Lots {
  readonly usual: SeededRandom;
  readonly lateEntries: SeededRandom;
  readonly postponed: SeededRandom;
  readonly forbiddenPairs: SeededRandom;
  readonly fullByes: SeededRandom;
  readonly zeroByes: SeededRandom;
  readonly doubleForfeits: SeededRandom;
  readonly oddResults: SeededRandom;
  readonly unratedGames: SeededRandom;
}

/** A player with one more round. */
export const withCell = (simulated: Simulated, cell: TrfCell): Simulated => ({
  ...simulated,
  player: { ...simulated.player, cells: [...simulated.player.cells, cell] },
});

/** Late entries come before one of the rounds 2 to 4. */
const latestEntry = 4;

function entryRound(course: Course, rounds: number, { lateEntries }: Lots): number {
  if (!happens(lateEntries, course.lateEntries)) return 1;
  return 2 + lateEntries.below(Math.max(1, Math.min(latestEntry, rounds) - 1));
}

interface Rated {
  readonly strength: number;
  readonly rating: number | null;
}

/** The strength and the rating of a player; without a given rating the strength lies in the usual range. */
function drawnRating({ ratings, unrated }: Course, index: number, { usual }: Lots): Rated {
  if ('list' in ratings) {
    const rating = ratings.list[index] ?? 0;
    return rating > 0
      ? { strength: rating, rating }
      : { strength: drawnStrength(usual, { lowest: 1000, highest: 2200 }), rating: null };
  }
  if ('lowest' in ratings) {
    const strength = drawnStrength(usual, ratings);
    return { strength, rating: happens(usual, unrated) ? null : strength };
  }
  const strength = Math.max(1, ratings.top - ratings.step * index);
  const rating = Math.max(1, strength + drawnDeviation(usual, ratings.spread));
  return { strength, rating: happens(usual, unrated) ? null : rating };
}

/** How numbers are given, the first number first. */
const numberings: Readonly<Record<Course['numbers'], (a: Rated, b: Rated) => number>> = {
  lot: () => 0,
  strength: (a, b) => b.strength - a.strength,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
};

/** The players of a tournament, numbered from 1. */
export function drawnPlayers(
  count: number,
  { course, rounds }: { readonly course: Course; readonly rounds: number },
  lots: Lots,
): readonly Simulated[] {
  const drawn = inventedNames(count, lots.usual).map((name, index) => ({
    name,
    ...drawnRating(course, index, lots),
  }));
  const ordered = drawn.toSorted(numberings[course.numbers]);
  return ordered.map(({ name, strength, rating }, index) => {
    const emptyFields = { sex: '', title: '', federation: '', fideId: '', birthDate: '' } as const;
    const player = {
      no: index + 1,
      name,
      rating,
      ...emptyFields,
      halfPoints: 0,
      rank: null,
      cells: [],
    };
    const fromRound = entryRound(course, rounds, lots);
    return { player, strength, fromRound, left: false, missed: null };
  });
}

/** The players who have not come yet or leave before a round, and those who have a bye in it. */
export function announced(
  field: readonly Simulated[],
  { course, rounds }: { readonly course: Course; readonly rounds: number },
  lots: Lots,
): readonly Simulated[] {
  const round = Math.max(...field.map(({ player }) => player.cells.length)) + 1;
  const hasPlayed = round > 1;
  /** Whoever missed the round before comes back now. */
  const isFree = ({ left, fromRound, missed }: Simulated): boolean =>
    !left && round >= fromRound && missed !== round - 1;
  const candidates = { round, count: field.filter(isFree).length };
  const leaves = makePicker(lots.usual, course.withdrawals, candidates);
  const half = makePicker(lots.usual, course.byes, candidates);
  const full = makePicker(lots.fullByes, course.fullByes, candidates);
  const zero = makePicker(lots.zeroByes, course.zeroByes, candidates);
  return field.map((simulated) => {
    const may = isFree(simulated);
    const left = leaves(may && hasPlayed);
    const [hasHalf, hasFull] = [half(may), full(may)];
    const hasZero = zero(may) && round < rounds;
    if (round < simulated.fromRound) return withCell(simulated, null);
    if (simulated.left || left)
      return withCell({ ...simulated, left: true }, byeCell('zero-point'));
    if (hasHalf) return withCell(simulated, byeCell('half-point'));
    if (hasFull) return withCell(simulated, byeCell('full-point'));
    return hasZero ? withCell({ ...simulated, missed: round }, byeCell('zero-point')) : simulated;
  });
}
