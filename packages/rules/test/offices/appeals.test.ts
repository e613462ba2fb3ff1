import {
  type AppealFacts,
  appealFindings,
  appealOffice,
  appealRuleSets,
  appealRules,
  appealRulesFor,
  type CommitteeMember,
  committeeFindings,
  officeOf,
  wantsOdd,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const rulesOf = (code: string) => {
  const rules = appealRules(code);
  if (rules === undefined) throw new Error(code);
  return rules;
};
const office = (code: string, index = 0) => {
  const found = appealOffice(rulesOf(code), index);
  if (found === undefined) throw new Error(code);
  return found;
};

describe('the way of a protest', () => {
  test.each([
    ['DSU 2002 §17, §18', 'dsu-2002', 'tl', ['tk', 'skaknaevnet']],
    [
      'Tempelhof 2018 I.11',
      'tempelhof-2018',
      'turnierleiter',
      ['spielausschuss', 'schiedsgericht'],
    ],
    ['Tempelhof 2018 III.B.11', 'tempelhof-2018-rapid', 'turnierleiter', ['court-of-players']],
    ['FIDE 2012 10.4', 'fide-2012', 'ca', ['ac']],
  ])('%s', (_, code, against, way) => {
    const rules = rulesOf(code);
    expect([rules.against, rules.stages.map((stage) => stage.office)]).toEqual([against, way]);
  });

  test('leads through offices that there are', () => {
    for (const { offices, against, stages } of appealRuleSets) {
      const way = [against, ...stages.map((stage) => stage.office)];
      expect(way.map((code) => officeOf(offices, code)?.code)).toEqual(way);
    }
  });

  test.each([
    ['DEN', '2026-03-01', [], 'dsu-2002'],
    ['DEN', '2001-03-01', [], undefined],
    ['GER', '2026-03-01', [], 'fide-2012'],
    ['GER', '2026-03-01', ['tempelhof-2018'], 'tempelhof-2018'],
    ['NOR', '2026-03-01', ['dsu-2002'], 'fide-2012'],
    ['GER', '2017-03-01', ['tempelhof-2018'], 'fide-2012'],
    ['', '', [], 'fide-2012'],
  ])('of %s on %s with %j is by %s', (federation, day, clubs, code) => {
    expect(appealRulesFor(federation, day, clubs)?.code).toBe(code);
  });
});

const lodged: AppealFacts = {
  until: '2026-03-01',
  lodgedOn: '2026-02-20',
  written: true,
  paid: true,
  announced: { deposit: '50 €', until: '30 min' },
  round: 2,
  isNextPaired: false,
  isDecided: false,
};

describe('what is to be said of a protest', () => {
  test.each<[string, string, Partial<AppealFacts>, readonly string[]]>([
    ['DSU 2002 §17: on the tenth day', 'dsu-2002', { lodgedOn: '2026-03-01' }, []],
    ['DSU 2002 §17: on the eleventh', 'dsu-2002', { lodgedOn: '2026-03-02' }, ['late']],
    ['DSU 2002 §17: no day said', 'dsu-2002', { until: null, lodgedOn: '2027-01-01' }, []],
    ['DSU 2002: by word, without money', 'dsu-2002', { written: false, paid: false }, []],
    ['FIDE 2012 10.4: as it should be', 'fide-2012', {}, []],
    ['FIDE 2012 10.4: in writing', 'fide-2012', { written: false }, ['not-written']],
    ['FIDE 2012 10.4: with a fee', 'fide-2012', { paid: false }, ['deposit-not-paid']],
    [
      'FIDE 2012 10.4: fee and deadline set beforehand',
      'fide-2012',
      { announced: { deposit: '', until: '' } },
      ['deposit-not-announced', 'deadline-not-announced'],
    ],
    ['Tempelhof 2018 III.B.11: due', 'tempelhof-2018-rapid', {}, ['before-next-round']],
    [
      'Tempelhof 2018 III.B.11: too late',
      'tempelhof-2018-rapid',
      { isNextPaired: true, written: false },
      ['not-written', 'round-paired'],
    ],
    [
      'Tempelhof 2018 III.B.11: decided',
      'tempelhof-2018-rapid',
      { isNextPaired: true, isDecided: true },
      [],
    ],
    ['Tempelhof 2018 I.11: no deadline', 'tempelhof-2018', { until: null }, []],
  ])('%s', (_, code, facts, codes) => {
    const findings = appealFindings(rulesOf(code), 0, { ...lodged, ...facts });
    expect(findings.map((finding) => finding.code)).toEqual(codes);
  });
});

const member = (name: string, more: Partial<CommitteeMember> = {}): CommitteeMember => ({
  name,
  seat: 'member',
  federation: 'DEN',
  licensed: true,
  ofAge: true,
  ...more,
});
const home = { international: false, players: ['Alm, Ida', 'Berg, Bo', 'Dahl, Eva'] };
const abroad = { ...home, international: true };
const three = ['Holm, Ib', 'Lund, Siv', 'Krog, Per'].map((name) => member(name));
const chaired = [
  member('Holm, Ib', { seat: 'chair' }),
  member('Lund, Siv', { federation: 'SWE' }),
  member('Krog, Per', { federation: 'NOR' }),
  member('Voß, Anna', { seat: 'substitute', federation: 'GER' }),
  member('Dam, Eli', { seat: 'substitute', federation: 'NED' }),
];

describe('a committee', () => {
  test.each<[string, string, readonly CommitteeMember[], typeof home, readonly string[]]>([
    ['DSU 2002 §5b: three, licensed', 'dsu-2002', three, home, []],
    ['DSU 2002 §5b: nobody', 'dsu-2002', [], home, ['too-few']],
    ['DSU 2002 §5b: two', 'dsu-2002', three.slice(1), home, ['too-few']],
    ['DSU 2002 §5b: four', 'dsu-2002', [...three, member('Ny, Ea')], home, ['too-many']],
    [
      'DSU 2002 §5b: five are two too many',
      'dsu-2002',
      [...three, member('Ny, Ea'), member('Ny, Bo')],
      home,
      ['too-many'],
    ],
    [
      'DSU 2002 §5b: without a licence',
      'dsu-2002',
      [...three.slice(1), member('Ny, Ea', { licensed: false })],
      home,
      ['unlicensed'],
    ],
    ['FIDE 2012 10.2: as recommended', 'fide-2012', chaired, abroad, []],
    ['FIDE 2012 10.2: no chair, no reserves', 'fide-2012', three, home, ['no-chair', 'reserves']],
    [
      'FIDE 2012 10.2: of one federation where several meet',
      'fide-2012',
      chaired.map((one) => ({ ...one, federation: 'DEN' })),
      abroad,
      ['same-federation'],
    ],
    [
      'FIDE 2012 10.2: too young',
      'fide-2012',
      chaired.map((one, index) => ({ ...one, ofAge: index > 0 })),
      abroad,
      ['under-age'],
    ],
    [
      'Tempelhof 2018 III.B.11: three who play',
      'tempelhof-2018-rapid',
      ['Ida Alm', 'Berg, Bo', 'Dahl, Eva'].map((name) => member(name)),
      home,
      [],
    ],
    ['Tempelhof 2018 III.B.11: others', 'tempelhof-2018-rapid', three, home, ['not-playing']],
  ])('%s', (_, code, members, setting, codes) => {
    const findings = committeeFindings(office(code), members, setting);
    expect(findings.map((finding) => finding.code)).toEqual(codes);
  });

  test('is odd where the text says so, or gives an odd number', () => {
    expect(
      ['dsu-2002', 'fide-2012', 'tempelhof-2018-rapid'].map((code) => wantsOdd(office(code))),
    ).toEqual([true, true, true]);
    expect(wantsOdd(office('dsu-2002', 1))).toBe(false);
  });
});
