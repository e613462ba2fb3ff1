/** @regulation DSU 2002 */
import { describe, expect, test } from 'vitest';
import { amounts, awarded, kroner, listOf, planOf, standingsOf } from './prize-builders.ts';

const reasonsOf = (awards: ReturnType<typeof awarded>, no: number) =>
  awards.given.find((award) => award.no === no)?.because;

describe('money shared by those with equal points, §24a', () => {
  const plan = planOf([listOf({ prizes: kroner(1500, 1000, 500, 300, 200) })]);

  test('prizes 3–5 shared by three: 500 + 300 + 200 = 1,000, the øre over to the first', () => {
    const awards = awarded(plan, standingsOf(6, 5.5, 5, 5, 5, 4));
    expect(amounts(awards)).toEqual([
      [1, 150000],
      [2, 100000],
      [3, 33334],
      [4, 33333],
      [5, 33333],
    ]);
    expect(reasonsOf(awards, 4)).toEqual([
      {
        code: 'prize.shared',
        article: 'DSU §24a',
        facts: {
          firstPlace: 3,
          lastPlace: 5,
          count: 3,
          prizeMoneys: [50000, 30000, 20000],
          potMoney: 100000,
          shareMoney: 33333,
        },
      },
      {
        code: 'prize.remainder',
        article: 'DSU §24a',
        facts: { remainderMoney: 1, eachMoney: 33333, count: 1, players: [3] },
      },
    ]);
  });

  test('a group that stands partly below the last prize shares what there is', () => {
    const awards = awarded(plan, standingsOf(6, 5.5, 5, 4.5, 4, 4, 4, 4));
    expect(amounts(awards).slice(4)).toEqual([
      [5, 5000],
      [6, 5000],
      [7, 5000],
      [8, 5000],
    ]);
    expect(awards.given[4]).toMatchObject({ place: 5, lastPlace: 8 });
  });

  test.each([
    { unit: 1, shares: [33334, 33333, 33333] },
    { unit: 50, shares: [33350, 33350, 33300] },
    { unit: 100, shares: [33400, 33300, 33300] },
    { unit: 1000, shares: [34000, 33000, 33000] },
  ])('a sum of 1,000 shared by three in steps of $unit øre', ({ unit, shares }) => {
    const rounded = { ...plan, roundTo: unit };
    const awards = awarded(rounded, standingsOf(6, 5.5, 5, 5, 5));
    expect(awards.given.slice(2).map(({ money }) => money)).toEqual(shares);
  });

  test('what is less than a step goes to the first', () => {
    const odd = planOf([listOf({ prizes: [{ money: 1050, honour: '' }] })], { roundTo: 100 });
    expect(amounts(awarded(odd, standingsOf(3, 3, 3)))).toEqual([
      [1, 450],
      [2, 300],
      [3, 300],
    ]);
  });

  test('a cup cannot be divided: the correction decides', () => {
    const cup = planOf([listOf({ prizes: [{ money: 60000, honour: 'Cup' }, ...kroner(400)] })]);
    const awards = awarded(cup, standingsOf(5, 5, 4));
    expect(amounts(awards)).toEqual([
      [1, 50000, 'Cup'],
      [2, 50000],
    ]);
    expect(reasonsOf(awards, 1)?.at(-1)).toEqual({
      code: 'prize.honour-by-order',
      article: 'DSU §24a',
      facts: { player: 1 },
    });
  });

  test('a cup between two who are equal in everything waits for a lot, the money does not', () => {
    const cup = planOf([listOf({ prizes: [{ money: 60000, honour: 'Cup' }, ...kroner(400)] })]);
    const equal = standingsOf(5, 5, 4).map((line) => ({
      ...line,
      rank: line.no === 2 ? 1 : line.no,
    }));
    const awards = awarded(cup, equal);
    expect(amounts(awards)).toEqual([
      [1, 50000],
      [2, 50000],
    ]);
    expect(awards.open).toMatchObject([
      { place: 1, needs: 'lot', prize: { money: 0, honour: 'Cup' }, players: [1, 2] },
    ]);
    const drawn = { ...cup, decisions: [{ by: 'lot', players: [2, 1] }] } as const;
    const after = awarded(drawn, equal);
    expect(amounts(after)).toEqual([
      [2, 50000, 'Cup'],
      [1, 50000],
    ]);
    expect(after.open).toEqual([]);
  });
});

describe('money by the correction, §24b', () => {
  const plan = planOf([listOf({ prizes: kroner(500, 300, 200) })], { ties: 'by-order' });

  test('equal points are separated by the final order', () => {
    expect(amounts(awarded(plan, standingsOf(5, 5, 5, 5)))).toEqual([
      [1, 50000],
      [2, 30000],
      [3, 20000],
    ]);
  });

  test('who is equal in the correction, too, shares the prizes of their places', () => {
    const equal = standingsOf(5, 5, 5, 5).map((line) => ({
      ...line,
      rank: line.no >= 2 && line.no <= 3 ? 2 : line.no,
    }));
    const awards = awarded(plan, equal);
    expect(amounts(awards)).toEqual([
      [1, 50000],
      [2, 25000],
      [3, 25000],
    ]);
    expect(awards.given.map(({ place, lastPlace }) => [place, lastPlace])).toEqual([
      [1, 1],
      [2, 3],
      [2, 3],
    ]);
  });
});

/** @article Tempelhof 2018 I.12 */
describe('the Hort system, Tempelhof 2018 III.B.12', () => {
  const hort = { ties: 'half-and-half' } as const;

  test.each([
    {
      case: 'two on the first two places',
      prizes: kroner(500, 300),
      points: [5, 5, 4],
      given: [
        [1, 45000],
        [2, 35000],
      ],
    },
    {
      case: 'three on the first three places: 500 shared, 250 + 150 + 100 by order',
      prizes: kroner(500, 300, 200),
      points: [5, 5, 5],
      given: [
        [1, 25000 + 16667],
        [2, 15000 + 16667],
        [3, 10000 + 16666],
      ],
    },
    {
      case: 'three on one prize: half of it by order to the first alone',
      prizes: kroner(600),
      points: [5, 5, 5],
      given: [
        [1, 30000 + 10000],
        [2, 10000],
        [3, 10000],
      ],
    },
    {
      case: 'an odd øre goes with the half that is shared',
      prizes: [{ money: 101, honour: '' }],
      points: [5, 5],
      given: [
        [1, 50 + 26],
        [2, 25],
      ],
    },
    {
      case: 'nobody is tied: whole prizes',
      prizes: kroner(500, 300),
      points: [5, 4, 3],
      given: [
        [1, 50000],
        [2, 30000],
      ],
    },
  ])('$case', ({ prizes, points, given }) => {
    expect(amounts(awarded(planOf([listOf({ prizes })], hort), standingsOf(...points)))).toEqual(
      given,
    );
  });

  test('says both halves', () => {
    const awards = awarded(planOf([listOf({ prizes: kroner(500, 300) })], hort), standingsOf(5, 5));
    expect(reasonsOf(awards, 2)).toEqual([
      {
        code: 'prize.half-shared',
        article: 'Tempelhof III.B.12',
        facts: { firstPlace: 1, lastPlace: 2, count: 2, potMoney: 40000, shareMoney: 20000 },
      },
      {
        code: 'prize.half-by-order',
        article: 'Tempelhof III.B.12',
        facts: { player: 2, halfMoney: 15000 },
      },
    ]);
  });
});
