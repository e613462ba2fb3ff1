/** @regulation DSU 2002 */
import { drawnOrder, type StrengthPlayer, strengthOrder } from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const player = (name: string, rating: number | null, title = ''): StrengthPlayer => ({
  name,
  rating,
  title,
});

const namesOf = (players: readonly { readonly name: string }[]): readonly string[] =>
  players.map(({ name }) => name);

describe('the order of strength (C.04.2; 4.11 §1, §65)', () => {
  test.each([
    ['by rating', [player('A', 1500), player('B', 1700)], ['B', 'A']],
    ['4.11 §1: the unrated last', [player('A', null), player('B', 1000)], ['B', 'A']],
    [
      'then by title',
      ['', 'WCM', 'WFM', 'CM', 'WIM', 'FM', 'WGM', 'IM', 'GM'].map((title) =>
        player(title || 'none', 2000, title),
      ),
      ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', 'none'],
    ],
    ['a rating weighs more than a title', [player('A', 2399, 'GM'), player('B', 2400)], ['B', 'A']],
    [
      'then by name, Æ Ø Å after Z',
      [player('Åse', 1500), player('zoe', 1500), player('Bo', 1500), player('Ærø', 1500)],
      ['Bo', 'zoe', 'Åse', 'Ærø'],
    ],
  ] as const)('%s', (_, players, expected) => {
    expect(namesOf(strengthOrder(players))).toEqual(expected);
  });

  test('who is equal in all stays in the order given', () => {
    const twins = [
      { ...player('Twin', 1500), no: 2 },
      { ...player('Twin', 1500), no: 1 },
    ];
    expect(strengthOrder(twins)).toEqual(twins);
  });

  test('everybody once, from high to low', () => {
    const ratings = fc.array(fc.option(fc.integer({ min: 0, max: 3000 })));
    fc.assert(
      fc.property(ratings, (all) => {
        const players = all.map((rating, index) => player(String(index), rating));
        const ordered = strengthOrder(players);
        expect(new Set(ordered)).toEqual(new Set(players));
        const values = ordered.map(({ rating }) => rating ?? 0);
        expect(values).toEqual(values.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('numbers by lot (4.10 §1)', () => {
  const names = ['Vogt', 'Kjær', 'Olsen', 'Voß', 'Åkesson', 'Petersen'].map((name) => ({ name }));

  test('the list of names and the seed are enough, however the list is sorted', () => {
    for (const seed of ['a', 'b', 'c']) {
      const drawn = namesOf(drawnOrder(names, seed));
      expect(namesOf(drawnOrder([...names].reverse(), seed))).toEqual(drawn);
      expect(new Set(drawn)).toEqual(new Set(namesOf(names)));
    }
  });

  test('another seed, another order', () => {
    const orders = Array.from({ length: 20 }, (_, i) => namesOf(drawnOrder(names, `${i}`)).join());
    expect(new Set(orders).size).toBeGreaterThan(15);
  });
});
