import { describe, expect, test } from 'vitest';
import { awardPrizes } from '../../src/prize/award-prizes.ts';
import { findPlanFaults } from '../../src/prize/plan-check/find-plan-faults.ts';
import type { PrizeCondition, PrizePlan } from '../../src/prize/prize-plan.ts';
import { kroner, listOf, planOf, playerOf, standingsOf } from './prize-builders.ts';

const one = listOf({ prizes: kroner(100) });
const withPrizes = (...prizes: readonly { money: number; honour: string }[]) =>
  planOf([listOf({ prizes })]);
const withWho = (...who: readonly PrizeCondition[]) =>
  planOf([listOf({ who, prizes: kroner(100) })]);
const ratingLists = (...ranges: readonly (readonly [number | null, number | null])[]) =>
  planOf(
    ranges.map(([from, to]) =>
      listOf({ who: [{ kind: 'rating', from, to }], prizes: kroner(100) }),
    ),
  );

describe('a plan that makes no sense', () => {
  test.each<{ case: string; plan: PrizePlan; faults: readonly string[] }>([
    { case: 'no lists', plan: planOf([]), faults: ['empty lists'] },
    { case: 'no prizes', plan: planOf([listOf({})]), faults: ['empty lists[0].prizes'] },
    { case: 'no name', plan: planOf([{ ...one, name: ' ' }]), faults: ['empty lists[0].name'] },
    {
      case: 'money below 0',
      plan: withPrizes({ money: -1, honour: '' }),
      faults: ['money-invalid lists[0].prizes[0].money'],
    },
    {
      case: 'half an øre',
      plan: withPrizes({ money: 0.5, honour: '' }),
      faults: ['money-invalid lists[0].prizes[0].money'],
    },
    {
      case: 'more money than there is',
      plan: withPrizes({ money: 1e12, honour: '' }),
      faults: ['too-much lists[0].prizes[0].money'],
    },
    {
      case: 'neither money nor honour',
      plan: withPrizes({ money: 0, honour: ' ' }),
      faults: ['empty lists[0].prizes[0]'],
    },
    {
      case: 'more for the lower place',
      plan: planOf([listOf({ prizes: kroner(100, 200) })]),
      faults: ['money-rises lists[0].prizes[1].money'],
    },
    {
      case: 'a range upside down',
      plan: ratingLists([1800, 1600]),
      faults: ['range-reversed lists[0].who[0]'],
    },
    {
      case: 'rating groups that overlap',
      plan: ratingLists([1500, 1700], [1600, 1800]),
      faults: ['ranges-overlap lists[1].who[0]'],
    },
    {
      case: 'a rating group twice',
      plan: ratingLists([null, 1700], [null, 1700]),
      faults: ['ranges-overlap lists[1].who[0]'],
    },
    { case: 'a group inside another', plan: ratingLists([null, 2000], [null, 1800]), faults: [] },
    { case: 'groups side by side', plan: ratingLists([1500, 1699], [1700, 1899]), faults: [] },
    {
      case: 'a rating that is none',
      plan: ratingLists([9000, null]),
      faults: ['number-invalid lists[0].who[0].from'],
    },
    {
      case: 'the same condition twice',
      plan: withWho({ kind: 'women' }, { kind: 'women' }),
      faults: ['condition-twice lists[0].who[1]'],
    },
    {
      case: 'an age without a year',
      plan: { ...withWho({ kind: 'juniors', toAge: 20 }), year: null },
      faults: ['year-missing lists[0].who[0]'],
    },
    {
      case: 'an age of 0',
      plan: withWho({ kind: 'seniors', fromAge: 0 }),
      faults: ['number-invalid lists[0].who[0].fromAge'],
    },
    {
      case: 'a club without name',
      plan: withWho({ kind: 'club', club: '' }),
      faults: ['empty lists[0].who[0].club'],
    },
    {
      case: 'an own list of nobody',
      plan: withWho({ kind: 'listed', players: [] }),
      faults: ['empty lists[0].who[0].players'],
    },
    {
      case: 'an own list with somebody twice',
      plan: withWho({ kind: 'listed', players: [1, 1] }),
      faults: ['player-twice lists[0].who[0].players'],
    },
    {
      case: 'rounding to nothing',
      plan: planOf([one], { roundTo: 0 }),
      faults: ['number-invalid roundTo'],
    },
    {
      case: 'a play-off of nobody',
      plan: planOf([one], { decisions: [{ by: 'play-off', players: [] }] }),
      faults: ['empty decisions[0].players'],
    },
    {
      case: 'somebody in two play-offs',
      plan: planOf([one], {
        decisions: [
          { by: 'play-off', players: [1, 2] },
          { by: 'play-off', players: [2, 3] },
        ],
      }),
      faults: ['player-twice decisions'],
    },
    {
      case: 'several faults at once',
      plan: planOf([listOf({ name: '' }), one], { year: 1 }),
      faults: ['number-invalid year', 'empty lists[0].name', 'empty lists[0].prizes'],
    },
    { case: 'nothing wrong', plan: planOf([one]), faults: [] },
  ])('$case', ({ plan, faults }) => {
    const found = findPlanFaults(plan).map(({ code, path }) => `${code.slice(11)} ${path}`);
    expect(found).toEqual(faults);
  });
});

describe('the bounds of a plan', () => {
  const prizes = (many: number) => kroner(...Array<number>(many).fill(1));
  test.each<readonly [string, PrizePlan, readonly string[]]>([
    ['30 lists', planOf(Array(30).fill(one)), []],
    ['31 lists', planOf(Array(31).fill(one)), ['too-much lists']],
    ['200 prizes in a list', planOf([listOf({ prizes: prizes(200) })]), []],
    ['201', planOf([listOf({ prizes: prizes(201) })]), ['too-much lists[0].prizes']],
    [
      'groups that share one rating',
      ratingLists([1500, 1600], [1600, 1700]),
      ['ranges-overlap lists[1].who[0]'],
    ],
    [
      'the higher of them first',
      ratingLists([1600, 1700], [1500, 1600]),
      ['ranges-overlap lists[1].who[0]'],
    ],
    ['groups side by side', ratingLists([1500, 1599], [1600, 1700]), []],
    [
      'overlapping groups, one of women alone',
      planOf([
        listOf({ who: [{ kind: 'rating', from: 1500, to: 1700 }], prizes: kroner(100) }),
        listOf({
          who: [{ kind: 'rating', from: 1600, to: 1800 }, { kind: 'women' }],
          prizes: kroner(100),
        }),
      ]),
      [],
    ],
  ])('%s', (_, plan, faults) => {
    const found = findPlanFaults(plan).map(
      ({ code, path }) => `${code.replace('prize-plan.', '')} ${path}`,
    );
    expect(found).toEqual(faults);
  });
});

describe('the bounds of a condition', () => {
  const conditions: readonly (readonly [string, PrizeCondition, boolean])[] = [
    ['rated from 0', { kind: 'rating', from: 0, to: null }, true],
    ['rated from -1', { kind: 'rating', from: -1, to: null }, false],
    ['rated to 4000', { kind: 'rating', from: null, to: 4000 }, true],
    ['rated to 4001', { kind: 'rating', from: null, to: 4001 }, false],
    ['one rating alone', { kind: 'rating', from: 1800, to: 1800 }, true],
    ['aged 1', { kind: 'seniors', fromAge: 1 }, true],
    ['aged 120', { kind: 'seniors', fromAge: 120 }, true],
    ['aged 121', { kind: 'seniors', fromAge: 121 }, false],
    ['aged 20½', { kind: 'juniors', toAge: 20.5 }, false],
  ];
  test.each(conditions)('%s', (_, condition, sound) => {
    expect(findPlanFaults(withWho(condition)).length === 0).toBe(sound);
  });
});

describe('a plan that does not fit the standings', () => {
  const standings = standingsOf(5, 5, 4);
  const players = standings.map(({ no }) => playerOf(no));

  test.each<{ case: string; plan: PrizePlan; fault: object }>([
    {
      case: 'an own list with a number that nobody has',
      plan: withWho({ kind: 'listed', players: [2, 9] }),
      fault: { code: 'prize-plan.player-unknown', path: 'lists[0].who[0].players[1]' },
    },
    {
      case: 'a play-off between unequal points',
      plan: planOf([one], { decisions: [{ by: 'play-off', players: [2, 3] }] }),
      fault: { code: 'prize-plan.not-equal', path: 'decisions[0].players' },
    },
    {
      case: 'a lot between players whom the correction separates',
      plan: planOf([one], { decisions: [{ by: 'lot', players: [1, 2] }] }),
      fault: { code: 'prize-plan.not-equal', path: 'decisions[0].players' },
    },
  ])('$case', ({ plan, fault }) => {
    expect(awardPrizes({ plan, standings, players })).toEqual({ ok: false, error: [fault] });
  });
});
