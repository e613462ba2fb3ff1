import { describe, expect, it } from 'vitest';
import {
  acting,
  conflictsAmong,
  endOfTerm,
  type HolderFacts,
  officeConflicts,
  officeFindings,
  officeOf,
  officeOn,
  officeRuleSet,
  officeRuleSets,
  officeRulesFor,
  type TermOfOffice,
} from '../../src/index.ts';

const record = (ruleSet: string, office: string) => {
  const found = officeOf(ruleSet, office);
  if (found === undefined) throw new Error(`no ${office} in ${ruleSet}`);
  return found;
};

type OfficeHolder = TermOfOffice & HolderFacts;

const termOf = (holder: string, more: Partial<OfficeHolder> = {}): OfficeHolder => ({
  holder,
  seat: 'member',
  order: 0,
  from: '',
  until: '',
  ended: '',
  born: '',
  federation: '',
  rating: null,
  ...more,
});

const substitute = (
  holder: string,
  order: number,
  more: Partial<OfficeHolder> = {},
): OfficeHolder => termOf(holder, { seat: 'substitute', order, ...more });

/** SU by §2: one member begins each year. */
const su = [
  termOf('a', { seat: 'chair', from: '2024-05-01' }),
  termOf('b', { from: '2025-05-01' }),
  termOf('c', { from: '2026-05-01' }),
  substitute('y', 2, { from: '2026-05-01' }),
  substitute('x', 1, { from: '2026-05-01' }),
  substitute('z', 3, { from: '2026-05-01' }),
];

const codesOf = (office: ReturnType<typeof record>, all: readonly OfficeHolder[], day: string) =>
  officeFindings(office, all, day).map(({ code }) => code);

describe('the offices of a regulation', () => {
  it.each([
    ['DSU 2002 §2', 'dsu-2002', 'su', 3, 3, 3, 1],
    ['DSU 2002 §3', 'dsu-2002', 'rk', 3, 3, 1, 1],
    ['DSU 2002 §4', 'dsu-2002', 'rkf', 1, null, 0, null],
    ['DSU 2002 §7, §5b', 'dsu-2002', 'tk', 3, null, 0, null],
    ['Tempelhof 2018 I.1', 'tempelhof-2018', 'spielausschuss', 3, null, 0, null],
    ['Tempelhof 2018 III.H.4', 'tempelhof-2018', 'captain', 1, null, 1, null],
    ['Tempelhof 2018 III.A.14', 'tempelhof-2018', 'class-keeper', 0, null, 0, null],
    ['FIDE 2012 2.1', 'fide-2012', 'co', 1, null, 0, null],
    ['FIDE 2012 10.2', 'fide-2012', 'ac', 3, null, 2, null],
  ])('%s: %s %s has %i members of %s years, %i substitutes of %s', (_, set, code, ...numbers) => {
    const { members, substitutes } = record(set, code);
    expect([
      members?.least,
      members?.years,
      substitutes?.least ?? 0,
      substitutes?.years ?? null,
    ]).toEqual(numbers);
  });

  it.each([
    ['DSU 2002 §1', 'dsu-2002', ['su', 'rk', 'rkf', 'organiser', 'tl', 'tk']],
    [
      'Tempelhof 2018 I.11',
      'tempelhof-2018',
      ['turnierleiter', 'spielausschuss', 'schiedsgericht'],
    ],
  ])('%s: %s has the organs that decide', (_, set, organs) => {
    const deciding = organs.filter((code) => record(set, code).decides.length > 0);
    expect(deciding).toEqual(organs);
  });

  it('names each office once, and speaks of offices that there are', () => {
    for (const { offices } of officeRuleSets) {
      const codes = offices.map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      for (const { comesWith, conflicts } of offices) {
        const named = [
          ...comesWith.map(({ office }) => office),
          ...conflicts.flatMap((one) => one.offices),
        ];
        expect(codes).toEqual(expect.arrayContaining(named));
      }
    }
  });

  it.each([
    ['DEN', '2026-11-22', ['dsu-2002']],
    ['GER', '2026-11-22', ['fide-2012']],
    ['DEN', '2011-11-22', ['dsu-2002']],
  ])('of an event in %s on %s: %j', (federation, day, codes) => {
    expect(officeRulesFor(federation, day).map(({ code }) => code)).toEqual(codes);
  });
});

describe('terms', () => {
  it.each([
    ['2024-05-01', 3, '2027-04-30'],
    ['2024-02-29', 3, '2027-02-27'],
    ['2024-02-29', 4, '2028-02-28'],
    ['2025-03-01', 3, '2028-02-29'],
    ['2026-01-01', 1, '2026-12-31'],
  ])('begun on %s for %i years end on %s', (from, years, end) => {
    expect(endOfTerm(from, years)).toBe(end);
  });

  it.each([
    ['the first day', '2024-05-01', ['a'], []],
    ['the eve', '2024-04-30', [], []],
    ['all there', '2026-11-22', ['a', 'b', 'c'], ['x', 'y', 'z']],
    ['the last day of a', '2027-04-30', ['a', 'b', 'c'], ['x', 'y', 'z']],
    ['the day after', '2027-05-01', ['b', 'c'], []],
  ])('DSU 2002 §2: who sits in SU on %s, %s', (_, day, members, substitutes) => {
    const on = officeOn(record('dsu-2002', 'su'), su, day);
    expect(on.members.map(({ holder }) => holder)).toEqual(members);
    expect(on.substitutes.map(({ holder }) => holder)).toEqual(substitutes);
  });

  it('end early, or on the day that is said, before the regulation is asked', () => {
    const office = record('dsu-2002', 'su');
    const one = termOf('a', { from: '2024-05-01' });
    const on = (more: Partial<OfficeHolder>, day: string) =>
      officeOn(office, [{ ...one, ...more }], day).members.length;
    expect([
      on({ ended: '2025-01-31' }, '2025-01-31'),
      on({ ended: '2025-01-31' }, '2025-02-01'),
    ]).toEqual([1, 0]);
    expect([on({ until: '2027-06-15' }, '2027-06-15'), on({}, '2027-06-15')]).toEqual([1, 0]);
  });

  it('DSU 2002 §2: substitutes are called in their order', () => {
    const office = record('dsu-2002', 'su');
    const on = officeOn(office, su, '2026-11-22');
    const whoActs = (absent: readonly string[]) =>
      acting(office, on, absent).map(({ holder }) => holder);
    expect(whoActs([])).toEqual(['a', 'b', 'c']);
    expect(whoActs(['b'])).toEqual(['a', 'c', 'x']);
    expect(whoActs(['b', 'x', 'c'])).toEqual(['a', 'y', 'z']);
  });
});

describe('what is said of an office', () => {
  const office = record('dsu-2002', 'su');

  it('is who leaves next, where all is as it should be', () => {
    expect(officeFindings(office, su, '2026-11-22')).toEqual([
      { code: 'next-to-leave', article: '§2', holders: ['a'], facts: { day: '2027-04-30' } },
    ]);
  });

  it.each<[string, readonly OfficeHolder[], string[]]>([
    [
      'a place is vacant, and the first substitute called',
      su.slice(1),
      ['vacant', 'no-chair', 'called'],
    ],
    [
      'there is one too many',
      [...su, termOf('d', { from: '2026-06-01', until: '2029-05-30' })],
      ['too-many', 'leave-together'],
    ],
    [
      'somebody stands twice',
      [...su, termOf('c', { from: '2026-06-01', until: '2026-12-31' })],
      ['twice'],
    ],
    [
      'the second substitute is missing',
      su.filter(({ holder }) => holder !== 'y'),
      ['substitute-missing'],
    ],
    [
      'two are first substitute',
      su.map((one) => (one.holder === 'y' ? { ...one, order: 1 } : one)),
      ['substitute-missing', 'same-order'],
    ],
    [
      'a term is too long',
      su.map((one) => (one.holder === 'c' ? { ...one, until: '2030-04-30' } : one)),
      ['longer-than-term'],
    ],
    [
      'two leave in one year',
      su.map((one) => (one.holder === 'b' ? { ...one, from: '2024-06-01' } : one)),
      ['leave-together'],
    ],
    [
      'one of them is no master (§23)',
      su.map((one) => (one.holder === 'b' ? { ...one, rating: 1899 } : { ...one, rating: 1900 })),
      ['not-a-master'],
    ],
  ])('DSU 2002 §2: %s', (_, all, codes) => {
    const found = codesOf(office, all, '2026-11-22').filter((code) => code !== 'next-to-leave');
    expect(found).toEqual(expect.arrayContaining(codes));
    expect(found.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each<[string, readonly OfficeHolder[], string[]]>([
    ['three of three federations with two in reserve', [], []],
    [
      'two of one federation',
      [termOf('d', { federation: 'DEN' }), termOf('e', { federation: 'POL' })],
      ['same-federation'],
    ],
    ['an even number', [termOf('d', { federation: 'FRA' })], ['even']],
    ['one below 21', [termOf('d', { born: '2005-11-23' }), termOf('e')], ['too-young']],
    ['one of 21 on the day', [termOf('d', { born: '2005-11-22' }), termOf('e')], []],
    ['one below 21 by the year', [termOf('d', { born: '2006' }), termOf('e')], ['too-young']],
  ])('FIDE 2012 10.2: %s', (_, more, codes) => {
    const all = [
      termOf('a', { seat: 'chair', federation: 'DEN' }),
      termOf('b', { federation: 'GER' }),
      termOf('c', { federation: 'SWE' }),
      substitute('x', 1),
      substitute('y', 2),
      ...more,
    ];
    expect(codesOf(record('fide-2012', 'ac'), all, '2026-11-22')).toEqual(codes);
  });
});

describe('conflicts of interest', () => {
  const arbiter = { role: 'chief-arbiter', name: 'IA Ida Alm' } as const;
  const rules = officeRulesFor('DEN', '2026-11-22');

  it.each([
    ['DSU 2002 §6: an arbiter plays', [arbiter], ['Alm, Ida'], ['plays-without-leave §6 tl']],
    [
      'DSU 2002 §7: an arbiter judges himself',
      [arbiter, { role: 'appeals', name: 'Alm, Ida' }],
      ['Bo'],
      ['own-decisions §7 tk'],
    ],
    ['FIDE 2012 10.2: not theirs', [{ role: 'appeals', name: 'Bo Ås' }], ['Ås, Bo'], []],
    ['nobody is two things', [arbiter, { role: 'appeals', name: 'Bo Ås' }], ['Cai Dam'], []],
    ['nobody is named', [{ role: 'arbiter', name: ' ' }], [' '], []],
  ] as const)('%s', (_, officers, players, expected) => {
    const found = officeConflicts(rules, officers, players);
    expect(found.map(({ code, article, office }) => `${code} ${article} ${office}`)).toEqual(
      expected,
    );
  });

  it('DSU 2002 §6: an arbiter plays with leave, of which others have none', () => {
    const officers = [arbiter, { role: 'arbiter', name: 'Bo Ås' }] as const;
    const found = officeConflicts(rules, officers, ['Alm, Ida', 'Ås, Bo'], ['IA Ida Alm']);
    expect(found.map(({ name }) => name)).toEqual(['Bo Ås']);
  });

  it('FIDE 2012 10.2: a judge plays', () => {
    const judge = { role: 'appeals', name: 'Bo Ås' } as const;
    const found = officeConflicts(officeRulesFor('', '2026-11-22'), [judge], ['Ås, Bo']);
    expect(found).toMatchObject([{ code: 'own-games', article: '10.2', office: 'ac' }]);
  });

  it.each([
    [
      'Tempelhof 2018 I.11: committee and director of one tournament',
      'tempelhof-2018',
      [
        ['spielausschuss', ''],
        ['turnierleiter', 'Pokal'],
      ],
      ['spielausschuss turnierleiter I.11 Pokal'],
    ],
    [
      'Tempelhof 2018 I.11: court and committee',
      'tempelhof-2018',
      [
        ['schiedsgericht', ''],
        ['spielausschuss', ''],
      ],
      ['schiedsgericht spielausschuss I.11 '],
    ],
    [
      'DSU 2002 §7: both at one event',
      'dsu-2002',
      [
        ['tk', 'EMT'],
        ['tl', 'EMT'],
      ],
      ['tk tl §7 EMT'],
    ],
    [
      'DSU 2002 §7: at two events',
      'dsu-2002',
      [
        ['tk', 'EMT'],
        ['tl', 'Pinse'],
      ],
      [],
    ],
    [
      'Tempelhof 2018 I.1: the director sits in the committee',
      'tempelhof-2018',
      [
        ['spielausschuss', ''],
        ['spielleiter', ''],
      ],
      [],
    ],
  ])('among the offices of one: %s', (_, set, offices, expected) => {
    const ruleSet = officeRuleSet(set);
    const officesOfOne = offices.map(([office = '', competition = '']) => ({
      office,
      competition,
    }));
    const found = ruleSet === undefined ? [] : conflictsAmong(ruleSet, officesOfOne);
    expect(
      found.map((one) => `${one.office} ${one.other} ${one.article} ${one.competition}`),
    ).toEqual(expected);
  });

  it('Tempelhof 2018 III.B.11: who leads does not judge protests against it', () => {
    const ruleSet = officeRuleSet('tempelhof-2018');
    const both = [arbiter, { role: 'appeals', name: 'Ida Alm' }] as const;
    const found = officeConflicts(ruleSet === undefined ? [] : [ruleSet], both, []);
    expect(found).toMatchObject([{ article: 'III.B.11', regulation: 'Tempelhof 2018' }]);
  });
});
