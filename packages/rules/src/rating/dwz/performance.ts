import type { PlayerNo } from '../../kernel/round-record.ts';
import type { RatedGame } from '../rated-games.ts';
import type { RatingResult } from '../rating-rule-set.ts';
import type { DwzEdition } from './edition.ts';
import { chance } from './expected-score.ts';

/** Fewer games give no performance. */
export const leastGames = 5;

/** The greatest distance of a rating from its opponents' that matters. */
const farthest = 3000;

const sumOf = (results: readonly RatingResult[]): number =>
  results.reduce((sum, { halfPoints }) => sum + halfPoints, 0);

const averageOf = (results: readonly RatingResult[]): number =>
  results.reduce((sum, { opponent }) => sum + opponent, 0) / results.length;

/**
 * Whether results give a rating: at least five games, some points and, unless a draw is added, not all
 * points.
 */
export function isWorthNumber(
  halfPoints: number,
  games: number,
  { addsDraw }: Pick<DwzEdition, 'addsDraw'>,
): boolean {
  return games >= leastGames && halfPoints > 0 && (addsDraw || halfPoints < 2 * games);
}

/** The rating with which exactly the score was to be expected, if not all games were lost or won. */
function solved(results: readonly RatingResult[]): number {
  const score = sumOf(results) / 2;
  let low = averageOf(results) - farthest;
  let high = averageOf(results) + farthest;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    const expected = results.reduce((sum, { opponent }) => sum + chance(middle - opponent), 0);
    if (expected < score) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The performance in results that give a rating: the one with which their score was to be expected. A
 * player who won them all gets a draw added against the average of the opponents.
 *
 * @article DSB Wertungsordnung 2014 annex 2; DSB Wertungsordnung 2026
 */
export const dwzPerformance = (results: readonly RatingResult[]): number =>
  solved(
    sumOf(results) < 2 * results.length
      ? results
      : [...results, { opponent: averageOf(results), halfPoints: 1 }],
  );

/** The unrated players, with their games. */
type Newcomers = ReadonlyMap<PlayerNo, readonly RatedGame[]>;

/** The players connected through games with rated ones. */
function reachedFrom(
  rated: ReadonlyMap<PlayerNo, number>,
  newcomers: Newcomers,
): ReadonlySet<PlayerNo> {
  const reached = new Set(rated.keys());
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const [no, games] of newcomers) {
      if (games.some(({ opponent }) => reached.has(opponent))) reached.add(no);
    }
  }
  return reached;
}

/** Those of them who get a rating, each with the games against players who have or get one. */
function whoGetsOne(
  rated: ReadonlyMap<PlayerNo, number>,
  newcomers: Newcomers,
  edition: DwzEdition,
): Newcomers {
  const reached = reachedFrom(rated, newcomers);
  const counts = (opponent: PlayerNo) =>
    rated.has(opponent) || (newcomers.has(opponent) && reached.has(opponent));
  const left = new Map(
    [...newcomers].flatMap(([no, games]) => {
      const counted = games.filter(({ opponent }) => counts(opponent));
      const halfPoints = counted.reduce((sum, game) => sum + game.halfPoints, 0);
      return reached.has(no) && isWorthNumber(halfPoints, counted.length, edition)
        ? [[no, counted] as const]
        : [];
    }),
  );
  const same = left.size === newcomers.size;
  return same ? left : whoGetsOne(rated, left, edition);
}

const mostPasses = 1000;
const settledAt = 1e-4;

/**
 * The performances of all newcomers of an event, who are each other's opponents: calculated again with
 * the new ratings until none changes.
 *
 * @article DSB Wertungsordnung 2014 annex 2; DSB Wertungsordnung 2026
 */
export function dwzPerformances(
  rated: ReadonlyMap<PlayerNo, number>,
  unrated: Newcomers,
  edition: DwzEdition,
): ReadonlyMap<PlayerNo, number> {
  const newcomers = whoGetsOne(rated, unrated, edition);
  const all = [...rated.values()];
  const start = all.reduce((sum, number) => sum + number, 0) / Math.max(1, all.length);
  const numbers = new Map([...rated, ...[...newcomers.keys()].map((no) => [no, start] as const)]);
  for (let pass = 0, moved = newcomers.size > 0; moved && pass < mostPasses; pass++) {
    moved = false;
    for (const [no, games] of newcomers) {
      const results = games.map(({ opponent, halfPoints }) => {
        return { opponent: numbers.get(opponent) ?? start, halfPoints };
      });
      const next = dwzPerformance(results);
      moved ||= Math.abs(next - (numbers.get(no) ?? start)) > settledAt;
      numbers.set(no, next);
    }
  }
  return new Map([...newcomers.keys()].map((no) => [no, Math.round(numbers.get(no) ?? start)]));
}
