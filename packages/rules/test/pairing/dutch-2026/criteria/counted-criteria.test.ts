import { describe, expect, test } from 'vitest';
import type { Criterion } from '../../../../src/pairing/dutch/criteria/criterion.ts';
import type { Pairee } from '../../../../src/pairing/dutch/field/pairee.ts';
import { allCriteria } from '../../../../src/pairing/dutch-2026/criteria/all-criteria.ts';
import { bracketOf, paireeOf } from '../../dutch/pairee-of.ts';

const criteria = (code: string): readonly Criterion[] =>
  allCriteria.filter((criterion) => criterion.code === code);

function inPair(code: string, higher: Pairee, lower: Pairee): number {
  const bracket = bracketOf([higher, lower]);
  return criteria(code).reduce(
    (sum, { ofPair }) => sum + (ofPair?.(higher, lower, bracket) ?? 0),
    0,
  );
}

function inDownfloater(code: string, player: Pairee): number {
  const bracket = bracketOf([player, paireeOf()]);
  return criteria(code).reduce(
    (sum, { ofDownfloater }) => sum + (ofDownfloater?.(player, bracket) ?? 0),
    0,
  );
}

const mdp = (facts: Parameters<typeof paireeOf>[0] = {}) => paireeOf({ score: 5, ...facts });
const resident = paireeOf;

test('the criteria are counted in the order of the regulation', () => {
  const codes = [...new Set(allCriteria.map(({ code }) => code))];
  expect(codes).toEqual(Array.from({ length: 16 }, (_, index) => `C${index + 6}`));
});

describe('failures in those who float down', () => {
  test.each<[string, string, Pairee, number]>([
    ['C6', 'everybody counts', resident(), 1],
    ['C6', 'a moved-down player too', mdp(), 1],
    ['C7', 'a resident has the lowest score there is', resident(), 0],
    ['C7', 'a moved-down player', mdp(), 1],
    [
      'C14',
      'a resident who floated down in the previous round',
      resident({ floatBefore: 'down' }),
      1,
    ],
    ['C14', 'not one who floated up', resident({ floatBefore: 'up' }), 0],
    ['C14', 'not a moved-down player', mdp({ floatBefore: 'down' }), 0],
    ['C14', 'not two rounds before', resident({ floatTwoBefore: 'down' }), 0],
    [
      'C16',
      'a resident who floated down two rounds before',
      resident({ floatTwoBefore: 'down' }),
      1,
    ],
    ['C16', 'not a moved-down player', mdp({ floatTwoBefore: 'down' }), 0],
    [
      'C18',
      'a moved-down player who floated down in the previous round',
      mdp({ floatBefore: 'down' }),
      1,
    ],
    ['C18', 'not a resident', resident({ floatBefore: 'down' }), 0],
    [
      'C20',
      'a moved-down player who floated down two rounds before',
      mdp({ floatTwoBefore: 'down' }),
      1,
    ],
    ['C20', 'not in the previous round', mdp({ floatBefore: 'down' }), 0],
  ])('%s: %s', (code, _, player, expected) => {
    expect(inDownfloater(code, player)).toBe(expected);
  });
});

describe('failures in a pair', () => {
  test.each<[string, string, Pairee, Pairee, number]>([
    ['C12', 'both want White', resident({ colours: 'b' }), resident({ colours: 'wbb' }), 1],
    [
      'C12',
      'they want different colours',
      resident({ colours: 'b' }),
      resident({ colours: 'w' }),
      0,
    ],
    ['C12', 'one wants none', resident({ colours: 'b' }), resident(), 0],
    ['C13', 'two strong ones', resident({ colours: 'b' }), resident({ colours: 'bwb' }), 1],
    [
      'C13',
      'a strong and an absolute one',
      resident({ colours: 'b' }),
      resident({ colours: 'bb' }),
      1,
    ],
    ['C13', 'a strong and a mild one', resident({ colours: 'b' }), resident({ colours: 'wb' }), 0],
    ['C13', 'two absolute ones', resident({ colours: 'bb' }), resident({ colours: 'bb' }), 0],
    [
      'C15',
      'the opponent floated up in the previous round',
      mdp(),
      resident({ floatBefore: 'up' }),
      1,
    ],
    ['C15', 'two residents', resident(), resident({ floatBefore: 'up' }), 0],
    ['C15', 'the opponent floated down', mdp(), resident({ floatBefore: 'down' }), 0],
    [
      'C17',
      'the opponent floated up two rounds before',
      mdp(),
      resident({ floatTwoBefore: 'up' }),
      1,
    ],
    ['C17', 'in the previous round', mdp(), resident({ floatBefore: 'up' }), 0],
    [
      'C19',
      'the opponent floated up in the previous round',
      mdp(),
      resident({ floatBefore: 'up' }),
      1,
    ],
    [
      'C21',
      'the opponent floated up two rounds before',
      mdp(),
      resident({ floatTwoBefore: 'up' }),
      1,
    ],
    ['C21', 'two residents', resident(), resident({ floatTwoBefore: 'up' }), 0],
  ])('%s: %s', (code, _, higher, lower, expected) => {
    expect(inPair(code, higher, lower)).toBe(expected);
  });

  const top = { isTopscorer: true };

  test.each<[string, string, Pairee, Pairee, number]>([
    [
      'C10',
      'a topscorer beyond two',
      resident({ ...top, colours: 'wbww' }),
      resident({ colours: 'wwbww' }),
      1,
    ],
    ['C10', 'within two', resident({ ...top, colours: 'bww' }), resident({ colours: 'bww' }), 0],
    ['C10', 'no topscorer', resident({ colours: 'wbww' }), resident({ colours: 'wwbww' }), 0],
    ['C11', 'a third White', resident({ ...top, colours: 'bww' }), resident({ colours: 'bww' }), 1],
    [
      'C11',
      'the third is not running',
      resident({ ...top, colours: 'wwbw' }),
      resident({ colours: 'www' }),
      0,
    ],
    ['C11', 'no topscorer', resident({ colours: 'bww' }), resident({ colours: 'bww' }), 0],
  ])('%s: %s', (code, _, higher, lower, expected) => {
    expect(inPair(code, higher, lower)).toBe(expected);
  });
});

describe('C8: those who leave the next bracket too', () => {
  const bracket = bracketOf([mdp(), resident(), paireeOf({ score: 2 })]);
  const [count, scores] = criteria('C8');

  test('their number counts first, whoever they are', () => {
    expect(count?.ofLeavingNext?.(paireeOf({ score: 2 }), bracket)).toBe(1);
    expect(count?.ofLeavingNext?.(mdp(), bracket)).toBe(1);
  });

  test('then their scores, highest first; the residents there have the lowest', () => {
    expect(scores?.byClass?.(bracket)).toEqual([5, 4]);
    expect(scores?.ofLeavingNext?.(resident(), bracket)).toBe(1);
    expect(scores?.ofLeavingNext?.(paireeOf({ score: 2 }), bracket)).toBe(0);
  });
});

test('C9: the games missed by the one who gets the bye', () => {
  const [criterion] = criteria('C9');
  expect(criterion?.ofByeReceiver?.(paireeOf({ unplayedRounds: 3 }))).toBe(3);
});
