import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type RatingAnswer,
  type RatingFacts,
  type RatingQuestion,
  ratingRuleSets,
  toNumber,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/ratings');
const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

function calculate(edition: string, question: Partial<RatingQuestion>): RatingAnswer {
  const rules = ratingRuleSets.find((one) => one.edition === edition);
  if (rules === undefined) throw new Error(`no ${edition}`);
  return rules.calculate({
    rating: null,
    results: [],
    facts: {},
    day: '2026-11-22',
    play: 'standard',
    ...question,
  });
}

interface PublishedGame {
  readonly opponentUsed: number;
  readonly score: number;
  readonly change: number;
}

interface PublishedEvent {
  readonly start: string;
  readonly ro: number;
  readonly k: number;
  readonly games: readonly PublishedGame[];
  readonly sumChange: number;
  readonly kTimesChange: number;
}

/** Facts as the file has them, numbered for the names of the tests. */
type Numbered = readonly (readonly [number, Readonly<Record<string, number>>])[];

const numbered = (rows: readonly Readonly<Record<string, number>>[]): Numbered =>
  rows.map((row, index) => [index, row] as const);

const fide = read('fide-published.json');
const events: readonly (readonly [string, PublishedEvent])[] = fide.ratingChanges.flatMap(
  ({ id, tournaments }: { id: string; tournaments: readonly PublishedEvent[] }) =>
    tournaments.map((event) => [`${id} ${event.start}`, event] as const),
);

describe('FIDE’s published calculations', () => {
  test.each(events)('%s', (_, { start, ro, k, games, sumChange, kTimesChange }) => {
    const results = games.map(({ opponentUsed, score }) => {
      return { opponent: opponentUsed, halfPoints: score * 2 };
    });
    const edition = start < '2025-10-01' ? 'fide-2024-12' : 'fide-2025';
    const answer = calculate(edition, { rating: ro, results, facts: { k } });
    const changes = answer.results.map(({ halfPoints, expected }) =>
      Number((halfPoints / 2 - toNumber(expected ?? { numerator: 0, denominator: 1 })).toFixed(2)),
    );
    expect(changes).toEqual(games.map(({ change }) => change));
    expect(changes.reduce((sum, change) => sum + change, 0)).toBeCloseTo(sumChange, 6);
    expect(answer.change && toNumber(answer.change)).toBeCloseTo(kTimesChange, 6);
    expect(answer.newRating).toBe(
      ro + Math.sign(kTimesChange) * Math.round(Math.abs(kTimesChange)),
    );
  });

  test('a whole period of 39 games', () => {
    const [long] = fide.ratingChanges.filter(({ id }: { id: string }) => id === 'F-P05');
    const results = long.tournaments.flatMap(({ games }: PublishedEvent) =>
      games.map(({ opponentUsed, score }) => ({ opponent: opponentUsed, halfPoints: score * 2 })),
    );
    const answer = calculate('fide-2025', { rating: 2054, results, facts: { k: 20 } });
    expect([answer.k, answer.newRating]).toEqual([17, 2146]);
  });

  test.each(numbered(fide.initialRatingExpected))(
    'first number %i',
    (_, { rc = 0, w = 0, n = 0, expected2024, calculator }) => {
      const results = Array.from({ length: n }, (_, index) => {
        return { opponent: rc, halfPoints: Math.min(2, Math.max(0, 2 * w - 2 * index)) };
      });
      expect(calculate('fide-2025', { results }).newRating).toBe(expected2024);
      if (w * 2 >= n) expect(calculate('fide-2022', { results }).performance).toBe(calculator);
    },
  );

  test('the first number that was published', () => {
    const [{ opponents, scores, publishedFirstRating }] = fide.initialRating;
    const results = opponents.map((opponent: number, index: number) => {
      return { opponent, halfPoints: 2 * scores[index] };
    });
    expect(calculate('fide-2025', { results }).newRating).toBe(publishedFirstRating);
  });

  test.each(numbered(fide.kFactor.cases))(
    'K %i',
    (_, { rating = 0, gamesPlayed = 0, ever2400, ever2300, listMonth, birthYear = null, k }) => {
      const highest = ever2400 ? 2400 : ever2300 ? 2300 : rating;
      const facts: RatingFacts = {
        games: gamesPlayed,
        highest,
        ...(birthYear === null ? {} : { born: birthYear }),
      };
      const results = [{ opponent: rating, halfPoints: 1 }];
      expect(calculate('fide-2025', { rating, results, facts, day: `${listMonth}-15` }).k).toBe(k);
    },
  );

  test.each(numbered(fide.kFactor.period))(
    'K of a period %i',
    (_, { listK = 0, gamesInPeriod = 0, k }) => {
      const results = Array.from({ length: gamesInPeriod }, () => {
        return { opponent: 1900, halfPoints: 1 };
      });
      expect(calculate('fide-2025', { rating: 1900, results, facts: { k: listK } }).k).toBe(k);
    },
  );
});

interface DwzCase {
  readonly dwz: number;
  readonly index: number;
  readonly age: number;
  readonly opponents: readonly number[];
  readonly points: number;
  readonly old: { readonly we: number; readonly e: number; readonly new: number } | null;
  readonly reform2026: { readonly we: number; readonly k: number; readonly new: number } | null;
}

const dwzCases: readonly DwzCase[] = read('dwz.json').cases;

const dwzQuestion = ({ dwz, index, age, opponents, points }: DwzCase) => ({
  rating: dwz,
  facts: { index, age },
  results: opponents.map((opponent, at) => {
    return { opponent, halfPoints: Math.min(2, Math.max(0, 2 * points - 2 * at)) };
  }),
});

describe('DWZ as other programs give it', () => {
  test.each(dwzCases.flatMap((one, index) => (one.old ? [[index, one, one.old] as const] : [])))(
    'until 2026, case %i',
    (_, one, old) => {
      const answer = calculate('dwz-1992', dwzQuestion(one));
      expect([answer.e, answer.newRating]).toEqual([old.e, old.new]);
      expect(toNumber(answer.expected)).toBeCloseTo(old.we, 2);
    },
  );

  test.each(
    dwzCases.flatMap((one, index) =>
      one.reform2026 ? [[index, one, one.reform2026] as const] : [],
    ),
  )('from 2026, case %i', (_, one, reform) => {
    const answer = calculate('dwz-2026', dwzQuestion(one));
    expect([answer.k, answer.newRating]).toEqual([reform.k, reform.new]);
    expect(toNumber(answer.expected)).toBeCloseTo(reform.we, 4);
  });

  const official = read('dwz-official-2026.json');

  test.each(numbered(official.expectedScores))(
    'the server’s expectation %i',
    (_, { own = 0, opponent = 0, p = 0 }) => {
      const answer = calculate('dwz-2026', { rating: own, results: [{ opponent, halfPoints: 1 }] });
      expect(toNumber(answer.expected)).toBeCloseTo(p, String(p).length > 7 ? 6 : 3);
    },
  );
});
