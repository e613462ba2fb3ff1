import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PrizeAwards } from '../../src/prize/award.ts';
import type { PrizePlayer, PrizeStanding } from '../../src/prize/prize-input.ts';
import { type PrizeCondition, type PrizePlan, tieRules } from '../../src/prize/prize-plan.ts';
import { awarded, listOf } from './prize-builders.ts';

const anyPlayer = fc.record({
  rating: fc.option(fc.integer({ min: 1000, max: 2400 })),
  sex: fc.constantFrom('m' as const, 'w' as const, '' as const),
  citizenship: fc.constantFrom('', 'DEN', 'GER'),
  birthYear: fc.option(fc.integer({ min: 1940, max: 2015 })),
  club: fc.constantFrom('', 'Nyborg', 'Odense'),
  federation: fc.constantFrom('DEN', 'GER'),
  halfPoints: fc.integer({ min: 0, max: 6 }),
  equal: fc.boolean(),
});

interface Field {
  readonly standings: readonly PrizeStanding[];
  readonly players: readonly PrizePlayer[];
}

/** Players in final order; some are equal to the one in front in everything. */
const anyField: fc.Arbitrary<Field> = fc
  .array(anyPlayer, { minLength: 1, maxLength: 14 })
  .map((drawn) => {
    const sorted = drawn.toSorted((a, b) => b.halfPoints - a.halfPoints);
    let rank = 1;
    const standings = sorted.map(({ halfPoints, equal }, index) => {
      if (!equal || sorted[index - 1]?.halfPoints !== halfPoints) rank = index + 1;
      const pointsRank = sorted.findIndex((each) => each.halfPoints === halfPoints) + 1;
      return { no: index + 1, rank, pointsRank, counts: true };
    });
    const players = sorted.map(({ halfPoints: _, equal: __, ...facts }, index) => ({
      no: index + 1,
      ...facts,
    }));
    return { standings, players };
  });

const anyWho: fc.Arbitrary<readonly PrizeCondition[]> = fc.constantFrom(
  [],
  [{ kind: 'women' }],
  [{ kind: 'unrated' }],
  [{ kind: 'juniors', toAge: 21 }],
  [{ kind: 'seniors', fromAge: 60 }],
  [{ kind: 'club', club: 'Nyborg' }],
  [{ kind: 'citizens', federation: 'DEN' }, { kind: 'women' }],
);

const anyRule = fc.constantFrom(...tieRules);

const anyPrizes = fc
  .array(
    fc.record({ money: fc.integer({ min: 1, max: 50000 }), honour: fc.constantFrom('', 'Cup') }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((prizes) => prizes.toSorted((a, b) => b.money - a.money));

const anyList = fc
  .record({
    who: anyWho,
    prizes: anyPrizes,
    ties: fc.option(anyRule),
    besides: fc.boolean(),
  })
  .map(listOf);

const anyPlan: fc.Arbitrary<PrizePlan> = fc.record({
  currency: fc.constant('EUR'),
  year: fc.constant(2026),
  ties: anyRule,
  perPlayer: fc.constantFrom('all', 'first', 'better'),
  roundTo: fc.constantFrom(1, 50, 100),
  lists: fc.array(anyList, { minLength: 1, maxLength: 4 }),
  decisions: fc.constant([]),
});

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

const handedOut = ({ given, open, left }: PrizeAwards, list: number): number =>
  sum([
    ...given.filter((award) => award.list === list).map(({ money }) => money),
    ...[...open, ...left].filter((each) => each.list === list).map(({ prize }) => prize.money),
  ]);

describe('prizes', () => {
  test('lose nothing: given, open and left over are together what the list holds', () => {
    fc.assert(
      fc.property(anyPlan, anyField, (plan, { standings, players }) => {
        const awards = awarded(plan, standings, players);
        plan.lists.forEach(({ prizes }, list) => {
          expect(handedOut(awards, list)).toBe(sum(prizes.map(({ money }) => money)));
        });
      }),
    );
  });

  test('lose no honour: each is given once, open or left over', () => {
    fc.assert(
      fc.property(anyPlan, anyField, (plan, { standings, players }) => {
        const { given, open, left } = awarded(plan, standings, players);
        const honours = [
          ...given.flatMap((award) => award.honours),
          ...[...open, ...left].map(({ prize }) => prize.honour),
        ].filter((honour) => honour !== '');
        const planned = plan.lists.flatMap(({ prizes }) =>
          prizes.filter(({ honour }) => honour !== ''),
        );
        expect(honours).toHaveLength(planned.length);
      }),
    );
  });

  test('go to each player once at most, lists given besides left out, where one is the limit', () => {
    fc.assert(
      fc.property(anyPlan, anyField, (plan, { standings, players }) => {
        const limited = {
          ...plan,
          perPlayer: plan.perPlayer === 'all' ? 'better' : plan.perPlayer,
        } as const;
        const counted = awarded(limited, standings, players)
          .given.filter(({ list }) => plan.lists[list]?.besides === false)
          .map(({ no }) => no);
        expect(new Set(counted).size).toBe(counted.length);
      }),
    );
  });

  test('never give a lower place more of the main prizes', () => {
    fc.assert(
      fc.property(anyPrizes, anyRule, anyField, (prizes, ties, { standings, players }) => {
        const plan = {
          currency: 'DKK',
          year: null,
          ties: ties,
          perPlayer: 'all',
          roundTo: 1,
          decisions: [],
          lists: [listOf({ prizes })],
        } as const;
        const { given } = awarded(plan, standings, players);
        const money = standings.flatMap(
          ({ no }) => given.find((award) => award.no === no)?.money ?? [],
        );
        expect(money).toEqual(money.toSorted((a, b) => b - a));
      }),
    );
  });

  test('do not depend on the players’ numbers', () => {
    const renumbered = (no: number): number => 1000 - no;
    fc.assert(
      fc.property(anyPlan, anyField, (plan, { standings, players }) => {
        const others = awarded(
          plan,
          standings.map((line) => ({ ...line, no: renumbered(line.no) })),
          players.map((player) => ({ ...player, no: renumbered(player.no) })).reverse(),
        );
        const money = ({ given }: PrizeAwards, name: (no: number) => number) =>
          given.map(({ no, list, money: amount, honours }) => [name(no), list, amount, honours]);
        expect(money(others, (no) => no)).toEqual(
          money(awarded(plan, standings, players), renumbered),
        );
      }),
    );
  });

  test('are entitled to: nobody gets a prize of a list whose conditions they do not fulfil', () => {
    fc.assert(
      fc.property(anyField, ({ standings, players }) => {
        const women = listOf({ who: [{ kind: 'women' }], prizes: [{ money: 100, honour: '' }] });
        const plan = {
          currency: 'DKK',
          year: null,
          ties: 'shared',
          perPlayer: 'all',
          roundTo: 1,
          decisions: [],
          lists: [women],
        } as const;
        const { given } = awarded(plan, standings, players);
        const winners = given.map(({ no }) => players[no - 1]?.sex);
        expect(winners.filter((sex) => sex !== 'w')).toEqual([]);
        expect(given.length > 0).toBe(players.some(({ sex }) => sex === 'w'));
      }),
    );
  });
});
