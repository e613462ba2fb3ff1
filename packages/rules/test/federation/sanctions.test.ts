/** @regulation DSU 2002 */
import {
  plusDays,
  plusMonths,
  type SanctionAct,
  sanctionRegister,
  sanctions2002,
  sanctionsOn,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const warning = (no: number, day: string, eventEnds = day): SanctionAct => ({
  kind: 'warning',
  no,
  given: day,
  eventEnds,
});

const suspension = (no: number, from: string, months: number): SanctionAct => ({
  kind: 'suspension',
  no,
  from,
  months,
});

const register = (...acts: readonly SanctionAct[]) => sanctionRegister(sanctions2002, acts);

const on = (day: string, ...acts: readonly SanctionAct[]) =>
  sanctionsOn(sanctions2002, register(...acts), day);

/** Suspensions as `number: from until (months)`. */
const suspensions = (...acts: readonly SanctionAct[]) =>
  register(...acts)
    .filter(({ kind }) => kind === 'suspension')
    .map(({ no, from, until, months }) => `${no}: ${from} ${until} (${months})`);

/** The ground, its article, the kinds of sanction, the least number of months, and who imposes it. */
test.each([
  ['unsporting', '§7', 'warning suspension', 0, 'tk'],
  ['refused-ruling', '§7', 'warning suspension', 0, 'tk'],
  ['absent', '§14', 'warning suspension', 0, 'tk'],
  ['absent-throughout', '4.5.4.2', 'suspension', 6, ''],
  ['not-reported', '4.5.4.3', 'warning suspension', 0, 'su'],
])('%s (%s): %s, %i months at least', (code, article, kinds, leastMonths, by) => {
  const found = sanctions2002.grounds.find((ground) => ground.code === code);
  expect(found).toMatchObject({ article, leastMonths });
  expect([found?.kinds.join(' '), found?.by.join(' ')]).toEqual([kinds, by]);
});

describe('§19: warnings', () => {
  const first = warning(1, '2026-03-05', '2026-03-08');

  test.each([
    ['before it is given', '2026-03-04', []],
    ['on its day', '2026-03-05', [1]],
    ['the last day of the year after the event', '2027-03-07', [1]],
    ['a year after the event ended it is deleted', '2027-03-08', []],
  ])('%s, %s: %j', (_, day, expected) => {
    expect(on(day, first)).toEqual({ suspended: false, warnings: expected, registered: expected });
  });

  test.each([
    ['a second one while it holds', '2027-03-07', ['2: 2027-03-07 2027-06-07 (3)']],
    ['on the same day', '2026-03-05', ['2: 2026-03-05 2026-06-05 (3)']],
    ['after it has run out', '2027-03-08', []],
  ])('%s', (_, day, expected) => {
    expect(suspensions(first, warning(2, day))).toEqual(expected);
  });

  test('the first stays a warning when the second has turned', () => {
    const acts = [first, warning(2, '2026-04-01')];
    expect(on('2026-05-01', ...acts)).toEqual({
      suspended: true,
      warnings: [1],
      registered: [1, 2],
    });
    expect(register(...acts)[1]?.because[0]?.code).toBe('sanction.second-warning');
  });

  test('a third one turns, too', () => {
    const acts = [first, warning(2, '2026-04-01'), warning(3, '2026-05-01')];
    expect(suspensions(...acts)).toEqual([
      '2: 2026-04-01 2026-07-01 (3)',
      '3: 2026-05-01 2026-08-01 (3)',
    ]);
  });

  test('of an event that ended on 29 February it holds until 28 February', () => {
    const leap = warning(1, '2028-02-29');
    expect(on('2029-02-27', leap).warnings).toEqual([1]);
    expect(on('2029-02-28', leap).warnings).toEqual([]);
  });
});

describe('§19: suspensions', () => {
  const first = suspension(1, '2026-05-01', 6);

  test.each([
    ['2026-04-30', false, []],
    ['2026-05-01', true, [1]],
    ['2026-10-31', true, [1]],
    ['2026-11-01', false, [1]],
    ['2027-10-31', false, [1]],
    ['2027-11-01', false, []],
  ])('on %s: %s, registered %j', (day, suspended, registered) => {
    expect(on(day, first)).toEqual({ suspended, warnings: [], registered });
  });

  test.each([
    ['the day after it ended', '2026-11-01', 3, '2: 2026-11-01 2027-05-01 (6)'],
    ['the last day of the year', '2027-10-31', 3, '2: 2027-10-31 2028-04-30 (6)'],
    ['a year after its end', '2027-11-01', 3, '2: 2027-11-01 2028-02-01 (3)'],
    ['while it runs', '2026-10-31', 3, '2: 2026-10-31 2027-01-31 (3)'],
    ['while it runs, over before it', '2026-06-01', 1, '2: 2026-06-01 2026-07-01 (1)'],
  ])('a new one %s', (_, from, months, expected) => {
    expect(suspensions(first, suspension(2, from, months))[1]).toBe(expected);
  });

  test.each([
    ['while it runs', '2026-10-31', undefined],
    ['on the day it has ended', '2026-11-01', '2: 2026-11-01 2027-02-01 (3)'],
    ['the last day of the year', '2027-10-31', '2: 2027-10-31 2028-01-31 (3)'],
    ['a year after its end', '2027-11-01', undefined],
  ])('a warning %s', (_, day, expected) => {
    expect(suspensions(first, warning(2, day))[1]).toBe(expected);
  });

  test('one that came of a warning weighs like any other, and what was doubled is not doubled again', () => {
    const acts = [
      warning(1, '2026-01-10'),
      warning(2, '2026-02-10'),
      suspension(3, '2026-06-01', 2),
      suspension(4, '2026-12-01', 2),
    ];
    expect(suspensions(...acts)).toEqual([
      '2: 2026-02-10 2026-05-10 (3)',
      '3: 2026-06-01 2026-10-01 (4)',
      '4: 2026-12-01 2027-04-01 (4)',
    ]);
  });

  test.each([
    ['over the end of a year', '2026-11-15', 3, '2027-02-15'],
    ['into a month without the day', '2026-08-31', 6, '2027-02-28'],
    ['into a leap year', '2027-08-31', 6, '2028-02-29'],
  ])('%s', (_, from, months, until) => {
    expect(register(suspension(1, from, months))[0]?.until).toBe(until);
  });
});

describe('§19: any acts', () => {
  const anyDay = fc.integer({ min: 0, max: 2500 }).map((days) => plusDays('2024-01-01', days));
  const anyAct = fc.oneof(
    fc.record({ day: anyDay, lasts: fc.integer({ min: 0, max: 30 }) }).map(({ day, lasts }) => ({
      day,
      act: (no: number): SanctionAct => warning(no, day, plusDays(day, lasts)),
    })),
    fc.record({ day: anyDay, months: fc.integer({ min: 1, max: 24 }) }).map(({ day, months }) => ({
      day,
      act: (no: number): SanctionAct => suspension(no, day, months),
    })),
  );
  const anyActs = fc
    .array(anyAct, { maxLength: 12 })
    .map((acts) =>
      acts.toSorted((a, b) => a.day.localeCompare(b.day)).map(({ act }, index) => act(index + 1)),
    );

  test('a further act changes no earlier one: nothing is shortened or forgiven by it', () => {
    fc.assert(
      fc.property(anyActs, (acts) => {
        const whole = register(...acts);
        for (let count = 0; count < acts.length; count++) {
          expect(register(...acts.slice(0, count))).toEqual(whole.slice(0, count));
        }
      }),
    );
  });

  test('a suspension lasts as long as it was given, or twice; a turned warning three months', () => {
    fc.assert(
      fc.property(anyActs, (acts) => {
        for (const [index, { kind, from, until, months }] of register(...acts).entries()) {
          if (kind === 'warning') continue;
          const act = acts[index];
          const ordered = act?.kind === 'suspension' ? act.months : 3;
          expect([ordered, 2 * ordered]).toContain(months);
          expect(until).toBe(plusMonths(from, months));
        }
      }),
    );
  });

  test('who is suspended is registered', () => {
    fc.assert(
      fc.property(anyActs, anyDay, (acts, day) => {
        const { suspended, warnings, registered } = on(day, ...acts);
        if (suspended) expect(registered).not.toEqual([]);
        expect(registered).toEqual(expect.arrayContaining([...warnings]));
      }),
    );
  });
});

describe('§19: a suspension is doubled by the day on which it is given', () => {
  const first = suspension(1, '2026-01-01', 3);
  const secondOn = (day: string, from: string): SanctionAct => ({
    kind: 'suspension',
    no: 2,
    from,
    months: 2,
    given: day,
  });

  test.each([
    ['within the year, to begin after it', '2027-03-31', '2027-05-01', 4],
    ['a year after the end', '2027-04-01', '2027-05-01', 2],
    ['while the first runs, to begin after it', '2026-02-01', '2026-05-01', 2],
  ])('%s', (_, day, from, months) => {
    expect(suspensions(first, secondOn(day, from))[1]).toMatch(new RegExp(`\\(${months}\\)$`));
  });
});

describe('§7: a given time is of any unit', () => {
  const time = (no: number, from: string, days: number): SanctionAct => ({
    kind: 'suspension',
    no,
    from,
    months: 0,
    days,
  });

  test.each([
    ['two weeks', time(1, '2026-02-20', 14), '2026-03-06', 'sanction.suspension-days'],
    ['a single day', time(1, '2026-02-28', 1), '2026-03-01', 'sanction.suspension-days'],
    ['a month', suspension(1, '2026-02-28', 1), '2026-03-28', 'sanction.suspension'],
  ])('%s', (_, act, until, code) => {
    const [found] = register(act);
    expect([found?.until, found?.because[0]?.code]).toEqual([until, code]);
  });

  test('it is doubled within a year, and weighs like any other', () => {
    const acts = [time(1, '2026-01-01', 14), time(2, '2026-03-01', 21), warning(3, '2026-06-01')];
    expect(register(...acts).map(({ until, days, months }) => [until, days, months])).toEqual([
      ['2026-01-15', 14, 0],
      ['2026-04-12', 42, 0],
      ['2026-09-01', 0, 3],
    ]);
  });
});
