import { describe, expect, it } from 'vitest';
import {
  incompatibleOffices,
  type OfficeTermId,
  type OfficeTermValues,
  officesOf,
  officesOn,
  peopleOf,
  type Register,
} from '../src/index.ts';
import { clubId, decide, enter, enterClub, personId, registerAfter } from './writing.ts';

const termId = (text: string) => text as OfficeTermId;

const club = enterClub('c', 'Tempelhof', 'GER');
const union = { ...enterClub('f', 'DSU'), level: 'federation' } as const;
const people = ['a', 'b', 'c', 'd'].map((id) => enter(id, { surname: id.toUpperCase() }));

const officeTerm = (more: Partial<OfficeTermValues> = {}): OfficeTermValues => ({
  regulation: 'tempelhof-2018',
  office: 'spielleiter',
  association: clubId('c'),
  competition: '',
  seat: 'member',
  order: 0,
  from: '2026-01-01',
  until: '',
  ended: '',
  ...more,
});

const give = (term: string, person: string, more: Partial<OfficeTermValues> = {}) =>
  ({
    kind: 'begin-office',
    term: termId(term),
    person: personId(person),
    values: officeTerm(more),
  }) as const;

const su = { regulation: 'dsu-2002', office: 'su', association: clubId('f') } as const;

/** The holders of an office on a day, as names. */
const whoHolds = (register: Register, office: string, day = '2026-11-22') =>
  officesOn(register, day)
    .filter((one) => one.office.code === office)
    .flatMap(({ members, substitutes }) => [...members, ...substitutes])
    .map(({ name }) => name);

const all = [club, union, ...people];

describe('offices in the register', () => {
  it('are held from a day to a day, and by who stays of a person', () => {
    const register = registerAfter(
      ...all,
      give('1', 'a', { ended: '2026-06-30' }),
      give('2', 'b', { from: '2026-07-01' }),
      { kind: 'merge-people', stays: personId('d'), goes: personId('b'), values: {}, leftOut: [] },
    );
    expect(whoHolds(register, 'spielleiter', '2025-12-31')).toEqual([]);
    expect(whoHolds(register, 'spielleiter', '2026-06-30')).toEqual(['A']);
    expect(whoHolds(register, 'spielleiter', '2026-07-01')).toEqual(['D']);
    const stays = peopleOf(register).find(({ id }) => id === 'd');
    expect(stays && officesOf(register, stays).map(({ id }) => id)).toEqual(['2']);
  });

  it('Tempelhof 2018 I.1: the committee is director, deputy and chairman or who he names', () => {
    const three = [
      give('1', 'a'),
      give('2', 'b', { office: 'deputy' }),
      give('3', 'c', { office: 'chair' }),
    ];
    expect(whoHolds(registerAfter(...all, ...three), 'spielausschuss')).toEqual(['A', 'B', 'C']);
    const named = give('4', 'd', { office: 'spielausschuss' });
    expect(whoHolds(registerAfter(...all, ...three, named), 'spielausschuss')).toEqual([
      'D',
      'A',
      'B',
    ]);
  });

  it('Tempelhof 2018 I.11: who leads a tournament and sits in the committee is named', () => {
    const leads = { office: 'turnierleiter', competition: 'Pokal' };
    const register = registerAfter(
      ...all,
      give('1', 'a'),
      give('2', 'a', leads),
      give('3', 'b', leads),
    );
    const found = incompatibleOffices(officesOn(register, '2026-11-22'));
    expect(found).toMatchObject([
      {
        name: 'A',
        office: 'spielausschuss',
        other: 'turnierleiter',
        competition: 'Pokal',
        article: 'I.11',
      },
    ]);
  });

  it('DSU 2002 §2: says what is vacant, of every office of the body', () => {
    const register = registerAfter(...all, give('1', 'a', su));
    const found = officesOn(register, '2026-11-22');
    const vacant = found.filter(({ findings }) => findings.some(({ code }) => code === 'vacant'));
    expect(vacant.map(({ office }) => office.code)).toEqual(['su', 'rk', 'rkf', 'treasurer']);
  });

  it('says an office of a competition with its name', () => {
    const captain = { office: 'captain', competition: '2. Mannschaft' };
    const register = registerAfter(
      ...all,
      give('1', 'a', captain),
      give('2', 'b', { ...captain, seat: 'substitute', order: 1 }),
    );
    expect(
      officesOn(register, '2026-11-22').find(({ office }) => office.code === 'captain'),
    ).toMatchObject({
      competition: '2. Mannschaft',
      members: [{ name: 'A' }],
      substitutes: [{ name: 'B' }],
      findings: [],
    });
  });

  it.each<[string, Partial<OfficeTermValues>, string]>([
    ['an unknown office', { office: 'king' }, 'register.field-invalid'],
    ['an unknown club', { association: clubId('x') }, 'register.unknown-association'],
    ['a club’s in a federation', { association: clubId('f') }, 'register.office-elsewhere'],
    ['a competition it is not of', { competition: 'Pokal' }, 'register.office-of-competition'],
    ['no competition', { office: 'captain' }, 'register.office-of-competition'],
    [
      'a substitute where there is none',
      { seat: 'substitute', order: 1 },
      'register.field-invalid',
    ],
    ['no such day', { from: '2026-02-29' }, 'register.field-invalid'],
    ['an end before the beginning', { ended: '2025-12-31' }, 'register.days-reversed'],
    ['a member with a number', { order: 2 }, 'register.field-invalid'],
  ])('refuses %s', (_, more, code) => {
    const refused = decide(registerAfter(...all), give('1', 'a', more));
    expect(refused).toMatchObject({ ok: false, error: { code } });
  });

  it('are changed and taken away, wherever they stand', () => {
    const before = registerAfter(...all, give('1', 'a'));
    const change = (changes: Partial<OfficeTermValues>, term = '1') =>
      decide(before, { kind: 'change-office', person: personId('a'), term: termId(term), changes });
    expect(change({ from: '2026-01-01' })).toEqual({ ok: true, value: [] });
    expect(change({ until: '2027-01-31' })).toMatchObject({
      ok: true,
      value: [{ values: { until: '2027-01-31' } }],
    });
    expect(change({}, '9')).toMatchObject({ error: { code: 'register.unknown-office' } });
    const after = registerAfter(...all, give('1', 'a'), {
      kind: 'remove-office',
      person: personId('a'),
      term: termId('1'),
    });
    expect(officesOn(after, '2026-11-22')).toEqual([]);
  });

  it('are shown to everybody where that was said, and nowhere else', () => {
    const show = { kind: 'show-officers', association: clubId('c'), shown: true } as const;
    const register = registerAfter(...all, show);
    expect([registerAfter(...all).showsOfficers, register.showsOfficers]).toEqual([[], ['c']]);
    expect(decide(register, show)).toEqual({ ok: true, value: [] });
    expect(registerAfter(...all, show, { ...show, shown: false }).showsOfficers).toEqual([]);
  });
});
