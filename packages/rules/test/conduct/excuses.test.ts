/** @regulation Tempelhof 2018 */
import {
  type ExcuseFacts,
  excuseCounts,
  excuseFaults,
  excuseRules,
  provisionalShare,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const rule = excuseRules['tempelhof-2018'];
const sound: ExcuseFacts = {
  toldArbiter: '2026-11-08',
  toldOpponent: '2026-11-07',
  offered: ['2026-11-12', '2026-11-14'],
  duty: false,
  round: '2026-11-09',
  others: 0,
};
const late = (who: 'arbiter' | 'opponent') => ({ code: 'told-late', who, until: '2026-11-08' });

describe('an excuse (Tempelhof 2018 III.A.9)', () => {
  test.each<[string, Partial<ExcuseFacts>, readonly object[]]>([
    ['told both a day before, two dates offered', {}, []],
    ['arbiter told on the day', { toldArbiter: '2026-11-09' }, [late('arbiter')]],
    ['opponent told on the day', { toldOpponent: '2026-11-09' }, [late('opponent')]],
    ['opponent not told', { toldOpponent: '' }, [{ code: 'not-told', who: 'opponent' }]],
    ['a round without a date is never near', { round: '', toldArbiter: '2026-12-01' }, []],
    [
      'one date offered',
      { offered: ['2026-11-12'] },
      [{ code: 'dates-missing', offered: 1, wanted: 2 }],
    ],
    [
      'the same date twice is one',
      { offered: ['2026-11-12', '2026-11-12'] },
      [{ code: 'dates-missing', offered: 1, wanted: 2 }],
    ],
    ['the second', { others: 1 }, []],
    ['the third', { others: 2 }, [{ code: 'too-many', most: 2 }]],
    ['the third, playing for the club', { others: 2, duty: true }, []],
  ])('%s', (_, change, faults) => {
    expect(excuseFaults(rule, { ...sound, ...change })).toEqual(faults);
  });

  test.each([
    [false, false, true],
    [true, false, false],
    [false, true, false],
  ])('for duty %s, in advance %s: counts %s', (duty, inAdvance, counts) => {
    expect(excuseCounts({ duty, inAdvance })).toBe(counts);
  });
});

describe('an open game by the house rule', () => {
  test.each([
    ['70 % expected', 1653, 1500, 1],
    ['71 % expected', 1654, 1500, 2],
    ['29 % expected', 1500, 1654, 0],
    ['equal', 1500, 1500, 1],
    ['White unrated', null, 1500, 1],
    ['Black unrated', 1500, null, 1],
  ])('%s', (_, white, black, share) => {
    expect(provisionalShare(white, black)).toBe(share);
  });
});
