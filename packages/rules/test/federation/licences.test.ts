/** @regulation DSU 2002 */
import {
  type LicenceAct,
  type LicenceStanding,
  licenceFindings,
  licenceHistory,
  licenceOn,
  licenceRules,
  licenceRulesFor,
  plusDays,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const rules = licenceRules('dsu-2002');
if (rules === undefined) throw new Error('no rules of licences');

const plain = { passed: false, groups: 0 };
const course = (on: string, passed = true): LicenceAct => ({
  ...plain,
  step: 'course',
  on,
  passed,
});
const led = (on: string, groups: number): LicenceAct => ({
  ...plain,
  step: 'declaration',
  on,
  groups,
});
const award = (on: string): LicenceAct => ({ ...plain, step: 'award', on });
const withdrawal = (on: string): LicenceAct => ({ ...plain, step: 'withdrawal', on });

const on = (day: string, ...acts: readonly LicenceAct[]) => {
  const { standing, article } = licenceOn(rules, acts, day);
  return `${standing} ${article}`.trim();
};

describe('4.6: licences', () => {
  test.each([
    ['4.6.1.1', 'nothing happened', [], 'none'],
    ['4.6.1.1', 'a course not passed', [course('2026-02-01', false)], 'none'],
    ['4.6.1.1', 'a course passed', [course('2026-02-01')], 'aspirant 4.6.1.1'],
    ['4.6.1.1', 'one group led', [course('2026-02-01'), led('2026-04-06', 1)], 'aspirant 4.6.1.1'],
    ['4.6.1.1', 'two groups led', [course('2026-02-01'), led('2026-04-06', 2)], 'licensed 4.6.1.1'],
    [
      '4.6.1.1',
      'two declarations of one group',
      [course('2026-02-01'), led('2026-04-06', 1), led('2026-05-01', 1)],
      'licensed 4.6.1.1',
    ],
    [
      '4.6.1.1',
      'groups led before the course',
      [led('2026-01-06', 2), course('2026-02-01')],
      'aspirant 4.6.1.1',
    ],
    ['4.6.1.2', 'a special award', [award('2026-02-01')], 'licensed 4.6.1.2'],
    ['4.6.1.2', 'of an aspirant', [course('2026-01-01'), award('2026-02-01')], 'licensed 4.6.1.2'],
    ['4.6.2', 'withdrawn', [award('2026-02-01'), withdrawal('2026-03-01')], 'withdrawn 4.6.2'],
    [
      '4.6.2',
      'withdrawn, and groups led without a course',
      [award('2026-02-01'), withdrawal('2026-03-01'), led('2026-04-06', 2)],
      'withdrawn 4.6.2',
    ],
    [
      '4.6.2',
      'withdrawn, and awarded again',
      [award('2026-02-01'), withdrawal('2026-03-01'), award('2026-04-06')],
      'withdrawn 4.6.2',
    ],
    [
      '4.6.2',
      'regained by 4.6.1.1',
      [award('2026-02-01'), withdrawal('2026-03-01'), course('2026-04-01'), led('2026-05-01', 2)],
      'licensed 4.6.1.1',
    ],
  ])('%s: %s', (_article, _case, acts, expected) => {
    expect(on('2026-12-31', ...acts)).toBe(expected);
  });

  test('holds from its day', () => {
    const acts = [course('2026-02-01'), led('2026-04-06', 2)];
    expect(on('2026-04-05', ...acts)).toBe('aspirant 4.6.1.1');
    expect(on('2026-04-06', ...acts)).toBe('licensed 4.6.1.1');
  });

  test('says of what counts for nothing why', () => {
    const acts = [
      ...[led('2026-01-01', 1), course('2026-01-02', false), withdrawal('2026-01-03')],
      ...[course('2026-01-04'), course('2026-01-05'), led('2026-01-06', 3), led('2026-01-07', 1)],
      ...[award('2026-01-08'), withdrawal('2026-01-09'), award('2026-01-10')],
    ];
    expect(licenceHistory(rules, acts).map(({ uncounted }) => uncounted)).toEqual([
      ...['no-course', 'not-passed', 'no-licence', null, 'aspirant-already'],
      ...[null, 'licensed-already', 'licensed-already', null, 'not-regained'],
    ]);
  });

  const anyAct = fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.constantFrom(course, led, award, withdrawal))
    .map(([days, act]) => act(plusDays('2024-01-01', days), 1 as never));

  test('nobody is licensed without an award, or a course and groups enough', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 8 }), (acts) => {
        const { standing } = licenceOn(rules, acts, '2030-01-01');
        if (standing !== 'licensed') return;
        const has = (step: string) => acts.filter((act) => act.step === step).length;
        expect(has('award') > 0 || (has('course') > 0 && has('declaration') >= 2)).toBe(true);
      }),
    );
  });

  test('it does not matter in which order things were written down', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 8 }), (acts) => {
        expect(licenceOn(rules, acts.toReversed(), '2030-01-01')).toEqual(
          licenceOn(rules, acts, '2030-01-01'),
        );
      }),
    );
  });

  test('are asked for at Danish events from 2002 on', () => {
    expect(licenceRulesFor('DEN', '2026-04-06')).toBe(rules);
    expect(licenceRulesFor('DEN', '2001-12-31')).toBeUndefined();
    expect(licenceRulesFor('GER', '2026-04-06')).toBeUndefined();
  });
});

describe('§5: who has to be licensed', () => {
  const arbiter = (name: string, standing: LicenceStanding) =>
    ({ role: 'arbiter', name, standing }) as const;
  const member = (name: string, standing: LicenceStanding) =>
    ({ role: 'committee', name, standing }) as const;
  test.each([
    [
      '§5a',
      'a licensed arbiter with an aspirant',
      [arbiter('A', 'licensed'), arbiter('B', 'aspirant')],
      [],
    ],
    ['§5a', 'nobody is named', [], []],
    ['§5a', 'aspirants alone', [arbiter('A', 'aspirant')], ['no-licensed-arbiter A §5a']],
    [
      '§5a',
      'somebody who is no aspirant either',
      [arbiter('A', 'licensed'), arbiter('B', 'none')],
      ['arbiter-without B §5a'],
    ],
    [
      '§5a',
      'a licence that was withdrawn',
      [arbiter('A', 'withdrawn')],
      ['no-licensed-arbiter A §5a', 'arbiter-without A §5a'],
    ],
    [
      '§5b',
      'a committee of one licensed and two others',
      [member('A', 'licensed'), member('B', 'aspirant'), member('C', 'none')],
      ['committee-without B,C §5b'],
    ],
    [
      '§5b',
      'a committee that one has left',
      [member('A', 'licensed'), member('B', 'licensed')],
      ['committee-to-fill-up A,B §5b'],
    ],
  ])('%s: %s', (_article, _case, officers, expected) => {
    expect(
      licenceFindings(rules, officers).map(
        ({ code, names, article }) => `${code} ${names} ${article}`,
      ),
    ).toEqual(expected);
  });
});
