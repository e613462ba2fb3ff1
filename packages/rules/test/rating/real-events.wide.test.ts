import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  fraction,
  liftedRating,
  type RatingFacts,
  ratingRuleSets,
  registerRulesOf,
  toNumber,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/real/ratings');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** The cells of a page's table, row by row, without their marks. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
      cell.replace(/<[^>]+>|&nbsp;/g, '').trim(),
    ),
  );

const decimal = (text: string | undefined): number => Number((text || '0').replace(',', '.'));

function calculated(
  edition: string,
  question: { rating: number; facts: RatingFacts; day: string },
) {
  const rules = ratingRuleSets.find((one) => one.edition === edition);
  return (opponents: readonly (readonly [opponent: number, halfPoints: number])[]) =>
    rules?.calculate({
      play: 'standard',
      ...question,
      results: opponents.map(([opponent, halfPoints]) => ({ opponent, halfPoints })),
    });
}

/** A player of Portimão 2024, as the federation's server published the changes. */
interface Changed {
  readonly type: string;
  readonly rating: number;
  readonly games: number;
  readonly score: number;
  readonly expected: number;
  readonly k: number;
  readonly change: number;
}

const changed: readonly Changed[] = rowsOf(read('portimao2024_standings_rating_changes.html'))
  .filter((cells) => cells.length === 23 && /^\d+$/.test(cells[1] ?? ''))
  .map((cells) => ({
    type: cells[5] ?? '',
    rating: decimal(cells[8]),
    games: decimal(cells[17]),
    score: decimal(cells[18]),
    expected: decimal(cells[19]),
    k: decimal(cells[21]),
    change: decimal(cells[22]),
  }));

const rated = changed.filter(({ k }) => k > 0);
const day = '2024-02-18';

/** The K from the page's facts: the number, and whether a junior. */
function coefficientOf({ type, rating }: Changed, more: RatingFacts = {}): number | null {
  const junior = /^U(\d\d?)$/.exec(type)?.[1];
  const born = junior === undefined ? 1980 : 2024 - Number(junior);
  const facts = { born, games: 100, highest: rating, ...more };
  return calculated('fide-2022', { rating, facts, day })([[rating, 1]])?.k ?? null;
}

describe('Portimão 2024', () => {
  test('has 99 players, 93 of whom FIDE rates by K', () => {
    expect([changed.length, rated.length]).toEqual([99, 93]);
  });

  test('the change is K × (W − We) for each of them, to a tenth', () => {
    for (const { k, score, expected, change } of rated) {
      const exact = toNumber(fraction(k * Math.round(100 * (score - expected)), 100));
      expect(Math.abs(exact - change)).toBeLessThan(0.0501);
    }
  });

  test('K is ours, or goes by what the page does not say: 2400 once reached, or few games', () => {
    const others = rated.filter((player) => coefficientOf(player) !== player.k);
    expect(rated.length - others.length).toBeGreaterThanOrEqual(84);
    for (const player of others) {
      const fact = player.k === 10 ? { highest: 2400 } : { games: 20 };
      expect([player, coefficientOf(player, fact)]).toEqual([player, player.k]);
    }
  });

  test('what both sides of a board are expected to score adds up to 1, and fits what was published', () => {
    const boards = rowsOf(read('portimao2024_round9_pairings.html')).flatMap((cells) => {
      const [white, black] = [decimal(cells[5]), decimal(cells[11])];
      return cells.length === 14 && white > 0 && black > 0 ? [[white, black] as const] : [];
    });
    expect(boards.length).toBeGreaterThan(30);
    for (const [white, black] of boards) {
      const of = (rating: number, opponent: number) =>
        calculated('fide-2024', { rating, facts: { k: 20 }, day })([[opponent, 1]])?.expected;
      const [mine, theirs] = [of(white, black), of(black, white)];
      expect(toNumber(mine ?? fraction(0)) + toNumber(theirs ?? fraction(0))).toBeCloseTo(1, 9);
    }
  });
});

describe('worked examples of clubs', () => {
  test('Ober-Ramstadt 2013: the expected score; the new DWZ is 1727 with the E of 25 that is taken there', () => {
    const text = read('dwz-worked-example-ober-ramstadt-2013.txt');
    const numbersAfter = (word: string): readonly number[] =>
      (new RegExp(`^${word}:(.*)$`, 'm').exec(text)?.[1] ?? '')
        .split(/\s+/)
        .flatMap((part) => (/^\d/.test(part) ? [decimal(part)] : []));
    const [opponents, points] = [numbersAfter('Gegner'), numbersAfter('Punkte')];
    const own = calculated('dwz-1992', {
      rating: 1700,
      facts: { index: 20, age: 40 },
      day: '2013-10-01',
    })(opponents.map((opponent, index) => [opponent, 2 * (points[index] ?? 0)] as const));
    const printed = numbersAfter('Erwartung');
    for (const [index, { expected }] of (own?.results ?? []).entries()) {
      // The club used a table in hundredths; the federation's program has the function.
      const apart = toNumber(expected ?? fraction(0)) - (printed[index] ?? 0);
      expect(Math.abs(apart)).toBeLessThan(0.006);
    }
    const expected = toNumber(own?.expected ?? fraction(0));
    expect(Math.round(1700 + (800 * (3.5 - expected)) / (25 + 6))).toBe(1727);
    expect([own?.e, own?.newRating]).toEqual([23, 1729]);
  });

  test('Maribo: 1400 became 1700 in June 2024', () => {
    const text = read('danish-published-examples.txt');
    const [, from = '', to = ''] =
      /rating på (\d+) få en ny rating på (\d+)/.exec(text.replace(/\s+/g, ' ')) ?? [];
    const lift = registerRulesOf('dsu-2024')?.lift;
    expect(lift && liftedRating(lift, Number(from))).toBe(Number(to));
    expect(Number(to)).toBe(1700);
  });
});
