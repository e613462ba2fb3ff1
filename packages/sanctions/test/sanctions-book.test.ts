/** @regulation DSU 2002 */
import { effectiveEntries, foldJournal } from '@rokade/journal';
import { plusDays } from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  everybodySanctioned,
  idsOf,
  type Merged,
  noSanctions,
  outcomesOf,
  type Sanctions,
  type SanctionsCommand,
  sanctionStateOn,
  sanctionsAgainst,
  sanctionsBook,
  suspensionIn,
} from '../src/index.ts';
import {
  annul,
  bookAfter,
  decide,
  journal,
  lift,
  remove,
  sanctionId,
  suspend,
  warn,
} from './writing.ts';

const outcomes = (sanctions: Sanctions, person = 'alm', merged: Merged = []) =>
  outcomesOf(sanctionsAgainst(sanctions, idsOf(merged, person)));

/** Each as `id kind from until (months)`. */
const lines = (sanctions: Sanctions, person = 'alm', merged: Merged = []) =>
  outcomes(sanctions, person, merged).map(({ id, sanction }) =>
    sanction === null
      ? `${id} annulled`
      : `${id} ${sanction.kind} ${sanction.from} ${sanction.until} (${sanction.months})`,
  );

const refusal = (state: Sanctions | null, command: SanctionsCommand, day?: string) => {
  const decided = decide(state, command, day === undefined ? {} : { day });
  return decided.ok ? null : decided.error;
};

describe('§19 over the years', () => {
  it('goes on by itself from one act to the next', () => {
    const book = bookAfter(
      warn('w1', '2026-01-10'),
      warn('w2', '2026-02-10'),
      suspend('s3', '2026-06-01', 2),
      suspend('s4', '2027-12-01', 2),
      warn('w5', '2029-03-01'),
    );
    expect(lines(book)).toEqual([
      'w1 warning 2026-01-10 2027-01-10 (0)',
      'w2 suspension 2026-02-10 2026-05-10 (3)',
      's3 suspension 2026-06-01 2026-10-01 (4)',
      's4 suspension 2027-12-01 2028-02-01 (2)',
      'w5 warning 2029-03-01 2030-03-01 (0)',
    ]);
  });

  it('goes by the days, in whatever order it was entered', () => {
    const late = bookAfter(warn('w2', '2026-02-10'), warn('w1', '2026-01-10'));
    expect(lines(late)).toEqual([
      'w1 warning 2026-01-10 2027-01-10 (0)',
      'w2 suspension 2026-02-10 2026-05-10 (3)',
    ]);
  });

  it('looks at each person for themselves, at two that are one together', () => {
    const book = bookAfter(warn('w1', '2026-01-10'), warn('w2', '2026-02-10', { person: 'twice' }));
    expect(lines(book, 'twice')).toEqual(['w2 warning 2026-02-10 2027-02-10 (0)']);
    const merged = [['alm', 'twice']];
    expect(lines(book, 'twice', merged)).toEqual(lines(book, 'alm', merged));
    expect(lines(book, 'alm', merged)[1]).toBe('w2 suspension 2026-02-10 2026-05-10 (3)');
    expect(everybodySanctioned(book, merged)).toHaveLength(1);
    expect(everybodySanctioned(book, [])).toHaveLength(2);
  });

  it.each([
    ['2025-12-31', 'coming'],
    ['2026-01-10', 'holds'],
    ['2026-07-09', 'holds'],
    ['2026-07-10', 'kept'],
    ['2027-07-09', 'kept'],
    ['2027-07-10', 'due'],
  ])('on %s a suspension of six months from 10 January is %s', (day, expected) => {
    const [only] = outcomes(bookAfter(suspend('s1', '2026-01-10', 6)));
    expect(only && sanctionStateOn(only, day)).toBe(expected);
  });
});

describe('what ends before its time', () => {
  it('holds no longer from the day it is lifted, and is kept for a year from then', () => {
    const book = bookAfter(suspend('s1', '2026-01-10', 6), lift('s1', '2026-03-01'));
    expect(lines(book)).toEqual(['s1 suspension 2026-01-10 2026-03-01 (6)']);
    const [only] = outcomes(book);
    expect(only?.keptUntil).toBe('2027-03-01');
    expect(suspensionIn(outcomes(book), { from: '2026-03-01', to: '2026-03-05' })).toBeUndefined();
    expect(suspensionIn(outcomes(book), { from: '2026-02-20', to: '2026-03-05' })?.id).toBe('s1');
  });

  it('weighs on nothing where it never ran', () => {
    const book = bookAfter(
      suspend('s1', '2026-03-01', 6, { given: '2026-01-10' }),
      lift('s1', '2026-02-01'),
      suspend('s2', '2026-04-01', 2),
    );
    expect(lines(book)[1]).toBe('s2 suspension 2026-04-01 2026-06-01 (2)');
  });

  it('counts as never given once it is annulled, and is due at once', () => {
    const book = bookAfter(
      warn('w1', '2026-01-10'),
      warn('w2', '2026-02-10'),
      annul('w1', '2026-03-01'),
    );
    expect(lines(book)).toEqual(['w2 warning 2026-02-10 2027-02-10 (0)', 'w1 annulled']);
    expect(outcomes(book).map((one) => sanctionStateOn(one, '2026-03-02'))).toEqual([
      'holds',
      'due',
    ]);
  });

  it.each<[string, readonly SanctionsCommand[], SanctionsCommand, object]>([
    [
      'before it was given',
      [suspend('s1', '2026-01-10', 6)],
      lift('s1', '2026-01-09'),
      { code: 'sanctions.days-reversed', given: '2026-01-10', day: '2026-01-09' },
    ],
    [
      'when it is over',
      [suspend('s1', '2026-01-10', 6)],
      lift('s1', '2026-07-10'),
      { code: 'sanctions.over', until: '2026-07-10' },
    ],
    [
      'twice',
      [suspend('s1', '2026-01-10', 6), lift('s1', '2026-02-01')],
      lift('s1', '2026-02-01'),
      { code: 'sanctions.ended-already' },
    ],
  ])('is not lifted %s', (_, before, command, expected) => {
    expect(refusal(bookAfter(...before), command)).toMatchObject(expected);
  });
});

describe('what is deleted', () => {
  const doubled = [suspend('s1', '2026-01-10', 3), suspend('s2', '2027-03-01', 3)] as const;

  it('is due when its time is over, and not before', () => {
    const book = bookAfter(...doubled);
    expect(refusal(book, remove('s1'), '2027-04-09')).toEqual({
      code: 'sanctions.not-due',
      until: '2027-04-10',
    });
    expect(refusal(book, remove('s1'), '2027-04-10')).toEqual({
      code: 'sanctions.confirm-deleting',
    });
  });

  it('leaves what rested on it as it came out', () => {
    const before = lines(bookAfter(...doubled));
    expect(before[1]).toBe('s2 suspension 2027-03-01 2027-09-01 (6)');
    const book = bookAfter(...doubled, remove('s1'));
    expect(lines(book)).toEqual(before.slice(1));
    expect(outcomes(book)[0]?.sanction?.because[0]?.code).toBe('sanction.stands');
  });

  it('leaves alone what did not rest on it', () => {
    const entries = journal(
      suspend('s1', '2026-01-10', 3),
      suspend('s2', '2028-01-10', 3),
      remove('s1'),
    );
    expect(entries.map(({ event }) => event.kind)).not.toContain('sanction-stands');
  });

  it('does not come back by a return, and its neighbour stays as it was', () => {
    const entries = journal(...doubled, remove('s1'), { kind: 'return-to', toVersion: 3 });
    const book = foldJournal(sanctionsBook, entries) ?? noSanctions;
    expect(lines(book)).toEqual(['s2 suspension 2027-03-01 2027-09-01 (6)']);
    expect(effectiveEntries(entries, sanctionsBook).length).toBeGreaterThan(3);
  });

  it('is all of a person on request, under every id', () => {
    const book = bookAfter(warn('w1', '2026-01-10'), warn('w2', '2026-02-10', { person: 'twice' }));
    const erase = { kind: 'erase-person', person: 'alm', merged: [['alm', 'twice']] } as const;
    expect(refusal(book, erase)).toEqual({ code: 'sanctions.confirm-deleting' });
    const decided = decide(book, erase, { confirmed: true });
    expect(decided.ok && decided.value.map(({ kind }) => kind)).toEqual([
      'sanction-deleted',
      'sanction-deleted',
    ]);
  });
});

describe('what cannot be', () => {
  it.each<[string, SanctionsCommand, object]>([
    ['nobody', warn('w1', '2026-01-10', { person: '' }), { field: 'person', problem: 'missing' }],
    ['no reasons', warn('w1', '2026-01-10', { reasons: ' ' }), { field: 'reasons' }],
    ['no such day', warn('w1', '2026-02-30', { eventEnds: '2026-02-20' }), { field: 'given' }],
    ['no end of the event', warn('w1', '2026-01-10', { eventEnds: '' }), { field: 'eventEnds' }],
    ['no such ground', warn('w1', '2026-01-10', { ground: 'late' }), { field: 'ground' }],
    ['no such rules', warn('w1', '2026-01-10', { rules: 'x' }), { field: 'rules' }],
    ['nobody who gave it', warn('w1', '2026-01-10', { by: '' }), { field: 'by' }],
    ['no first day', suspend('s1', '', 3, { given: '2026-01-10' }), { field: 'from' }],
    [
      'a warning for a whole event missed',
      warn('w1', '2026-01-10', { ground: 'absent-throughout' }),
      { code: 'sanctions.no-warning', article: '4.5.4.2' },
    ],
    [
      'less than six months for it',
      suspend('s1', '2026-01-10', 5, { ground: 'absent-throughout' }),
      { code: 'sanctions.too-short', leastMonths: 6, article: '4.5.4.2' },
    ],
    [
      'a suspension that begins before it was given',
      suspend('s1', '2026-01-10', 3, { given: '2026-01-11' }),
      { code: 'sanctions.days-reversed', given: '2026-01-11', day: '2026-01-10' },
    ],
    [
      'a warning of an event of years ago',
      warn('w1', '2026-01-10', { eventEnds: '2024-12-30' }),
      { code: 'sanctions.over', until: '2025-12-30' },
    ],
    [
      'a decision of a day to come',
      warn('w1', '2026-11-23'),
      { code: 'sanctions.not-yet', field: 'given', day: '2026-11-23' },
    ],
  ])('%s', (_, command, expected) => {
    expect(refusal(null, command)).toMatchObject(expected);
  });

  it('is dated a day to come, nor put to one', () => {
    const book = bookAfter(warn('w1', '2026-01-10'));
    const changes = { given: '2026-11-23', from: '' };
    const later = { kind: 'change-sanction', sanction: sanctionId('w1'), changes } as const;
    expect(refusal(book, later)).toMatchObject({ code: 'sanctions.not-yet' });
  });

  it.each([
    ['six months', { months: 6 }, null],
    ['25 weeks', { weeks: 25 }, 'sanctions.too-short'],
    ['27 weeks', { weeks: 27 }, null],
    ['a day before six months', { lastDay: '2026-07-08' }, 'sanctions.too-short'],
    ['the day on which six months end', { lastDay: '2026-07-09' }, null],
    ['a day before its first', { lastDay: '2026-01-09' }, 'sanctions.ends-before'],
    ['months and weeks', { months: 6, weeks: 27 }, 'sanctions.several-times'],
    ['no time', {}, 'sanctions.field-invalid'],
  ])('a whole event missed, %s', (_, time, code) => {
    const values = { ground: 'absent-throughout', ...time };
    const found = refusal(null, suspend('s1', '2026-01-10', 0, values));
    expect(found?.code ?? null).toBe(code);
  });

  it('takes a warning for a time', () => {
    expect(refusal(null, warn('w1', '2026-01-10', { weeks: 2 }))).toMatchObject({
      field: 'weeks',
      problem: 'unknown',
    });
  });

  it('takes six months for it', () => {
    const command = suspend('s1', '2026-01-10', 6, { ground: 'absent-throughout' });
    expect(refusal(null, command)).toBeNull();
  });

  it('asks before the same is entered twice', () => {
    const book = bookAfter(warn('w1', '2026-01-10'));
    expect(refusal(book, warn('w2', '2026-01-10'))).toEqual({
      code: 'sanctions.given-twice',
      given: '2026-01-10',
    });
    expect(decide(book, warn('w2', '2026-01-10'), { confirmed: true }).ok).toBe(true);
  });
});

describe('two officers at once', () => {
  const sanction = {
    kind: 'sanction-given',
    sanction: sanctionId('x'),
    values: warn('x', '2026-01-10').values,
  } as const;

  it.each<[string, SanctionsCommand, boolean]>([
    ['give one person something', warn('w2', '2026-03-01'), true],
    ['give two people something', warn('w2', '2026-03-01', { person: 'bo' }), false],
    ['lift another one', lift('y', '2026-03-01'), false],
    ['lift the same', lift('x', '2026-03-01'), true],
  ])('%s: %s', (_, command, expected) => {
    expect(sanctionsBook.restsOn(command, sanction)).toBe(expected);
  });
});

describe('any book', () => {
  const anyDay = fc.integer({ min: 0, max: 2000 }).map((days) => plusDays('2024-01-01', days));
  const anyGiving = fc.oneof(
    anyDay.map((day) => (id: string) => warn(id, day)),
    fc.tuple(anyDay, fc.integer({ min: 1, max: 24 })).map(
      ([day, months]) =>
        (id: string) =>
          suspend(id, day, months),
    ),
  );
  const anyGivings = fc
    .array(anyGiving, { minLength: 1, maxLength: 8 })
    .map((all) => all.map((giving, index) => giving(`s${index}`)));

  it('is shortened by no further act: not of the one it adds, nor of those before it', () => {
    fc.assert(
      fc.property(anyGivings, (givings) => {
        const before = outcomes(bookAfter(...givings.slice(0, -1), warn('far', '2040-01-01')));
        const after = outcomes(bookAfter(...givings, warn('far', '2040-01-01')));
        for (const { id, sanction } of before) {
          const later = after.find((one) => one.id === id)?.sanction;
          const isTurned = sanction?.kind === 'warning' && later?.kind === 'suspension';
          expect(isTurned || (later?.until ?? '') >= (sanction?.until ?? '')).toBe(true);
        }
      }),
    );
  });

  it('keeps what is left as it was when what is due is deleted', () => {
    fc.assert(
      fc.property(anyGivings, anyDay, (givings, day) => {
        const book = bookAfter(...givings);
        const due = outcomes(book).filter((one) => sanctionStateOn(one, day) === 'due');
        if (due.length === 0) return;
        const after = bookAfter(...givings, remove(...due.map(({ id }) => id)));
        const left = lines(book).filter((line) => !due.some(({ id }) => line.startsWith(`${id} `)));
        expect(lines(after)).toEqual(left);
      }),
    );
  });
});
