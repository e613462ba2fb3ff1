import { describe, expect, test } from 'vitest';
import type { PrizePlayer } from '../../src/prize/prize-input.ts';
import type { PrizeCondition } from '../../src/prize/prize-plan.ts';
import { awarded, kroner, listOf, planOf, playerOf, standingsOf } from './prize-builders.ts';

const winnersOf = (who: readonly PrizeCondition[], players: readonly PrizePlayer[]) =>
  awarded(
    planOf([listOf({ who, prizes: kroner(100, 90, 80, 70) })]),
    standingsOf(...players.map((_, index) => 9 - index)),
    players,
  ).given.map(({ no, because }) => [no, because[0]?.code]);

const born = (...years: readonly (number | null)[]) =>
  years.map((birthYear, index) => playerOf(index + 1, { birthYear }));

describe('who is entitled', () => {
  test('Tempelhof 2018 III.B.2: juniors up to the calendar year in which they reach 21', () => {
    const players = born(2004, 2005, 2006, null);
    expect(winnersOf([{ kind: 'juniors', toAge: 21 }], players)).toEqual([
      [2, 'prize.junior'],
      [3, 'prize.junior'],
    ]);
  });

  test('Tempelhof 2018 III.B.2: seniors from the calendar year in which they reach 60', () => {
    const players = born(1965, 1966, 1967, null);
    expect(winnersOf([{ kind: 'seniors', fromAge: 60 }], players)).toEqual([
      [1, 'prize.senior'],
      [2, 'prize.senior'],
    ]);
  });

  test.each([
    { from: 1500, to: 1699, code: 'prize.rating-from-to', numbers: [2, 3] },
    { from: null, to: 1499, code: 'prize.rating-to', numbers: [1] },
    { from: 1700, to: null, code: 'prize.rating-from', numbers: [4] },
    { from: null, to: null, code: 'prize.rated', numbers: [1, 2, 3, 4] },
  ])(
    'ratings $from to $to, both included; the unrated are in none',
    ({ from, to, code, numbers }) => {
      const ratings = [1499, 1500, 1699, 1700, null];
      const players = ratings.map((rating, index) => playerOf(index + 1, { rating }));
      expect(winnersOf([{ kind: 'rating', from, to }], players)).toEqual(
        numbers.map((no) => [no, code]),
      );
    },
  );

  test.each<{ who: PrizeCondition; facts: Partial<PrizePlayer>; code: string }>([
    { who: { kind: 'women' }, facts: { sex: 'w' }, code: 'prize.woman' },
    { who: { kind: 'unrated' }, facts: { rating: null }, code: 'prize.unrated' },
    { who: { kind: 'club', club: 'Nyborg' }, facts: { club: 'Nyborg' }, code: 'prize.club' },
    {
      who: { kind: 'citizens', federation: 'GER' },
      facts: { federation: 'DEN', citizenship: 'GER' },
      code: 'prize.citizen',
    },
    { who: { kind: 'listed', players: [2] }, facts: {}, code: 'prize.listed' },
  ])('$who.kind', ({ who, facts, code }) => {
    const others = { sex: 'm', club: 'Odense' } as const;
    const players = [playerOf(1, others), playerOf(2, { ...others, ...facts }), playerOf(3)];
    expect(winnersOf([who], players)).toEqual([[2, code]]);
  });

  test('all conditions of a list must hold', () => {
    const players = [
      playerOf(1, { sex: 'w', birthYear: 1980 }),
      playerOf(2, { sex: 'm', birthYear: 2010 }),
      playerOf(3, { sex: 'w', birthYear: 2010 }),
    ];
    expect(winnersOf([{ kind: 'women' }, { kind: 'juniors', toAge: 18 }], players)).toEqual([
      [3, 'prize.woman'],
    ]);
  });

  test('prizes that nobody is entitled to are left over, and said to be', () => {
    const { given, left } = awarded(
      planOf([listOf({ who: [{ kind: 'women' }], prizes: kroner(100, 50) })]),
      standingsOf(3, 2),
      [playerOf(2, { sex: 'w' })],
    );
    expect(given.map(({ no, money }) => [no, money])).toEqual([[2, 10000]]);
    expect(left).toMatchObject([
      { place: 2, prize: { money: 5000 }, because: [{ code: 'prize.nobody-entitled' }] },
    ]);
  });
});
