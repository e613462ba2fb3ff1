/** @regulation Tempelhof 2018 */
import {
  type LadderAct,
  type LadderPlayer,
  type LadderState,
  ladder2018,
  ladderStep,
  newLadder,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const five: readonly LadderPlayer[] = [
  { no: 1, rating: 1950 },
  { no: 2, rating: 1900 },
  { no: 3, rating: 1850 },
  { no: 4, rating: 1800 },
  { no: 5, rating: 1750 },
];

const match = (challenger: number, challenged: number, ...halfPoints: number[]): LadderAct => ({
  kind: 'match',
  challenger,
  challenged,
  halfPoints,
});

const notMet = (challenger: number, challenged: number): LadderAct => ({
  kind: 'not-met',
  challenger,
  challenged,
});

const entry = (no: number, rating: number | null): LadderAct => ({ kind: 'entry', no, rating });

interface Climbed {
  readonly state: LadderState;
  /** The code of each act's first reason. */
  readonly codes: readonly (string | undefined)[];
}

function climb(players: readonly LadderPlayer[], ...acts: readonly LadderAct[]): Climbed {
  let state = newLadder(players);
  const codes = acts.map((act) => {
    const step = ladderStep(ladder2018, state, act);
    state = step.state;
    return step.because[0]?.code;
  });
  return { state, codes };
}

const orderAfter = (...acts: readonly LadderAct[]) => climb(five, ...acts).state.order;

const bonusOf = ({ state }: Climbed) => Object.fromEntries(state.bonus);

describe('III.G.2: the list', () => {
  test('begins by rating, equal ratings as they come, unrated players last', () => {
    const { order } = newLadder([
      { no: 1, rating: null },
      { no: 2, rating: 1800 },
      { no: 3, rating: 1900 },
      { no: 4, rating: 1800 },
    ]);
    expect(order).toEqual([3, 2, 4, 1]);
  });

  test.each([
    ['50 below the rating', 1875, [1, 2, 3, 6, 4, 5]],
    ['behind who has just that', 1850, [1, 2, 3, 4, 6, 5]],
    ['before who has a point less', 1851, [1, 2, 3, 6, 4, 5]],
    ['not above place 3', 2400, [1, 2, 6, 3, 4, 5]],
    ['on place 3 by itself', 1901, [1, 2, 6, 3, 4, 5]],
    ['last', 1500, [1, 2, 3, 4, 5, 6]],
    ['unrated', null, [1, 2, 3, 4, 5, 6]],
  ])('later: %s', (_, rating, expected) => {
    expect(orderAfter(entry(6, rating))).toEqual(expected);
  });

  test('later: on the place of the rating less 50, also where matches have changed the order', () => {
    const climbed: LadderAct = { kind: 'not-met', challenger: 5, challenged: 2 };
    expect(orderAfter(climbed)).toEqual([1, 5, 2, 3, 4]);
    expect(orderAfter(climbed, entry(6, 1900))).toEqual([1, 5, 2, 6, 3, 4]);
  });

  test('nobody enters twice', () => {
    expect(climb(five, entry(3, 2000)).codes).toEqual(['ladder.on-the-list-already']);
  });
});

describe('III.G.4: matches', () => {
  test.each([
    ['two wins', [2, 2], [1, 2, 5, 3, 4]],
    ['one and a half', [2, 1], [1, 2, 5, 3, 4]],
    ['the same the other way round', [1, 2], [1, 2, 5, 3, 4]],
    ['1 : 1 is not enough', [2, 0], [1, 2, 3, 4, 5]],
    ['two draws are not enough', [1, 1], [1, 2, 3, 4, 5]],
    ['the first game lost decides', [0], [1, 2, 3, 4, 5]],
  ])('5 challenges 3, %s', (_, halfPoints, expected) => {
    expect(orderAfter(match(5, 3, ...halfPoints))).toEqual(expected);
  });

  test.each([
    ['a second game that is not there', match(5, 3, 2), 'ladder.game-missing'],
    ['a draw alone', match(5, 3, 1), 'ladder.game-missing'],
    ['a second game after the first was lost', match(5, 3, 0, 2), 'ladder.game-too-many'],
  ])('refuses %s', (_, act, code) => {
    const { state, codes } = climb(five, act);
    expect(codes).toEqual([code]);
    expect(state).toEqual(newLadder(five));
  });
});

describe('III.G.6: challenges', () => {
  test.each([
    ['three places up', match(5, 2, 2, 2), 'ladder.won'],
    ['four places up', match(5, 1, 2, 2), 'ladder.too-far-up'],
    ['downwards', match(1, 2, 2, 2), 'ladder.not-above'],
    ['oneself', match(3, 3, 2, 2), 'ladder.oneself'],
    ['nobody on the list', match(5, 7, 2, 2), 'ladder.not-on-the-list'],
    ['by nobody on the list', notMet(7, 1), 'ladder.not-on-the-list'],
  ])('%s', (_, act, code) => {
    expect(climb(five, act).codes).toEqual([code]);
  });

  test('the same opponent not twice running, but again after another', () => {
    const acts = [match(5, 4, 0), match(5, 4, 2, 2), match(5, 3, 0), match(5, 4, 2, 2)];
    expect(climb(five, ...acts).codes).toEqual([
      'ladder.defended',
      'ladder.same-opponent-again',
      'ladder.defended',
      'ladder.won',
    ]);
  });

  test('a challenge that is not met is lost', () => {
    expect(orderAfter(notMet(4, 2))).toEqual([1, 4, 2, 3, 5]);
  });

  test('three in a row strike off; who is struck off enters anew by G.2', () => {
    const refused = [notMet(3, 2), notMet(4, 2), notMet(5, 2)];
    const struck = climb(five, ...refused);
    expect(struck.state.order).toEqual([1, 3, 4, 5]);
    expect(struck.state.struck).toEqual([2]);
    expect(climb(five, ...refused, match(2, 1, 2, 2)).codes.at(-1)).toBe('ladder.not-on-the-list');
    const back = climb(five, ...refused, entry(2, 1900)).state;
    expect(back.order).toEqual([1, 3, 2, 4, 5]);
    expect(back.struck).toEqual([]);
  });

  test('a match played in between begins the count anew', () => {
    const acts = [notMet(3, 2), notMet(4, 2), match(5, 2, 0), notMet(3, 1), notMet(1, 3)];
    expect(climb(five, ...acts, notMet(5, 2)).state.struck).toEqual([]);
  });
});

describe('III.G.7: bonus points', () => {
  test.each([
    ['the challenger wins', match(5, 3, 2, 1), { 5: 3, 3: 1 }],
    ['the challenged wins', match(5, 3, 0), { 5: 1, 3: 3 }],
    ['1 : 1 is a win of the challenged', match(5, 3, 1, 1), { 5: 1, 3: 3 }],
    ['not met', notMet(5, 3), { 5: 3 }],
    ['refused', match(5, 1, 2, 2), {}],
  ])('%s', (_, act, expected) => {
    expect(bonusOf(climb(five, act))).toEqual(expected);
  });
});

test('whatever happens, everybody stands on the list once or is struck off', () => {
  const no = fc.integer({ min: 1, max: 8 });
  const anyAct: fc.Arbitrary<LadderAct> = fc.oneof(
    fc
      .tuple(no, no, fc.constantFrom([2, 2], [2, 1], [1, 1], [0], [2, 0]))
      .map(([one, other, halfPoints]) => match(one, other, ...halfPoints)),
    fc.tuple(no, no).map(([one, other]) => notMet(one, other)),
    fc.tuple(no, fc.integer({ min: 1000, max: 2400 })).map(([one, rating]) => entry(one, rating)),
  );
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 40 }), (acts) => {
      const { state } = climb(five, ...acts);
      const all = [...state.order, ...state.struck].toSorted((a, b) => a - b);
      expect(all).toEqual([...new Set(all)]);
      for (const { no: player } of five) expect(all).toContain(player);
    }),
  );
});
