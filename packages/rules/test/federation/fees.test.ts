/** @regulation DSU 2002 */
import {
  type FeeEvent,
  type FeePayer,
  type FeeRule,
  feeFindings,
  feeOf,
  freeForAll,
  type RebateRule,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const fee = (amount: number, more: Partial<FeeRule> = {}): FeeRule => ({
  ...freeForAll,
  name: 'Entry',
  amount,
  ...more,
});
const rebate = (amount: number, more: Partial<FeeRule> = {}): FeeRule =>
  fee(amount, { kind: 'rebate', name: 'Rebate', ...more });

const somebody: FeePayer = {
  group: 'a',
  class: '',
  title: '',
  birthYear: 1990,
  club: 'K41',
  enteredOn: '2026-12-01',
  isLate: false,
};

const due = (
  fees: readonly FeeRule[],
  payer: Partial<FeePayer> = {},
  rebates: RebateRule = 'greatest',
) => feeOf({ fees, rebates }, { ...somebody, ...payer }, 2026)?.amount ?? null;

const table = [
  fee(50_000, { group: 'a' }),
  fee(40_000, { class: 'candidate' }),
  fee(30_000),
  rebate(0, { percent: 100, titles: ['GM', 'WGM'] }),
  rebate(0, { percent: 50, toAge: 20 }),
  rebate(5_000, { fromAge: 65 }),
  rebate(10_000, { until: '2026-11-01' }),
  rebate(2_500, { club: 'K41' }),
  fee(7_500, { kind: 'extra', name: 'Late', late: true }),
];

describe('what somebody pays', () => {
  test.each<[string, Partial<FeePayer>, number | null]>([
    ['4.9.1-2: the fee of the group, less what the club’s members save', {}, 47_500],
    ['4.9.1-2: the fee of the class', { group: 'b', class: 'candidate', club: '' }, 40_000],
    ['4.9.1-2: the fee of whoever is in neither', { group: 'b', club: '' }, 30_000],
    ['Tempelhof 2018 III.B.13: free with the title', { title: 'WGM' }, 0],
    ['Tempelhof 2018 III.B.13: another title saves nothing', { title: 'FM', club: '' }, 50_000],
    ['Tempelhof 2018 III.B.13: 20 in the year of the event', { birthYear: 2006 }, 25_000],
    ['Tempelhof 2018 III.B.13: 21 in it', { birthYear: 2005, club: '' }, 50_000],
    ['Tempelhof 2018 III.B.13: 65 in it', { birthYear: 1961, club: '' }, 45_000],
    ['Tempelhof 2018 III.B.13: 64 in it', { birthYear: 1962, club: '' }, 50_000],
    ['Tempelhof 2018 III.B.13: nobody knows the year', { birthYear: null, club: '' }, 50_000],
    ['Tempelhof 2018 III.B.13: early, on the last day', { enteredOn: '2026-11-01' }, 40_000],
    ['Tempelhof 2018 III.B.13: a day later', { enteredOn: '2026-11-02', club: '' }, 50_000],
    ['Tempelhof 2018 III.B.13: nobody knows when', { enteredOn: '', club: '' }, 50_000],
    ['Tempelhof 2018 III.B.13: the club in other letters', { club: 'k41' }, 47_500],
    ['§27: late', { isLate: true, club: '' }, 57_500],
    ['§27: late, for whom entering is free', { isLate: true, title: 'GM' }, 7_500],
  ])('%s', (_article, payer, expected) => {
    expect(due(table, payer)).toBe(expected);
  });

  test('4.9.1-2: nothing is said where no line fits', () => {
    expect(due([fee(100, { group: 'b' })])).toBeNull();
    expect(due([])).toBeNull();
  });

  test('Tempelhof 2018 III.B.13: all rebates together where the table says so, never below nothing', () => {
    expect(due(table, { birthYear: 2006 }, 'all')).toBe(22_500);
    expect(due(table, { birthYear: 2006, title: 'GM' }, 'all')).toBe(0);
  });

  test('half a hundredth of a rebate is rounded up, for the player', () => {
    expect(due([fee(333), rebate(0, { percent: 50 })])).toBe(166);
  });

  test('its parts add up to it, unless rebates would be more than the fee', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        amounts,
        amounts,
        amounts,
        fc.integer({ min: 0, max: 100 }),
        (a, b, c, percent) => {
          const lines = [fee(a), rebate(b, { percent }), fee(c, { kind: 'extra' })];
          const of = feeOf({ fees: lines, rebates: 'all' }, somebody, 2026);
          const sum = of?.parts.reduce((all, { amount }) => all + amount, 0) ?? 0;
          expect(of?.amount).toBe(Math.max(sum, c));
          expect(Number.isInteger(of?.amount)).toBe(true);
        },
      ),
    );
  });
});

const event: FeeEvent = {
  editions: ['dsu-2002'],
  isChampionship: false,
  today: '2026-12-20',
  firstDay: '2026-12-27',
  lastDay: '2026-12-30',
  entriesClose: '2026-12-19',
  hasFee: true,
  hasLateFee: false,
  federationFee: 2_000,
  federationOwed: 0,
  late: 0,
  unpaid: 0,
  leader: 'Ravn, Ella',
  deposit: 20_000,
  accountsGiven: '',
};

describe('what is said of an event’s money', () => {
  test.each<[string, Partial<FeeEvent>, readonly (readonly [string, string])[]]>([
    ['§21: all is sent', {}, []],
    ['§21: nothing is fixed', { federationFee: null }, [['no-federation-fee', '§21']]],
    ['4.9.1-9: before round 1', { federationOwed: 1 }, [['federation-fee-to-send', '4.9.1-9']]],
    [
      '4.9.1-9: the day before',
      { federationOwed: 1, today: '2026-12-26' },
      [['federation-fee-to-send', '4.9.1-9']],
    ],
    [
      '§21: on the day of round 1',
      { federationOwed: 1, today: '2026-12-27' },
      [['federation-fee-late', '§21']],
    ],
    ['4.9.1-2: no fee', { hasFee: false }, [['no-fee', '4.9.1-2']]],
    ['§27: late, and it costs nothing', { late: 1 }, [['no-late-fee', '§27']]],
    ['§27: late, for a fee', { late: 1, hasLateFee: true }, []],
    ['§33: other events wait for their money', { unpaid: 3 }, []],
    [
      '§33: the championship does not',
      { unpaid: 3, isChampionship: true },
      [['unpaid-not-valid', '§33']],
    ],
    ['§33: on the last day', { unpaid: 3, isChampionship: true, today: '2026-12-19' }, []],
    [
      '§5e: the fee of the championship',
      { federationOwed: 1, isChampionship: true },
      [['federation-fee-to-send', '§5e']],
    ],
    ['§31: no economic leader', { leader: '', isChampionship: true }, [['no-leader', '§31']]],
    ['§31: on the last day', { isChampionship: true, today: '2026-12-30' }, []],
    [
      '§31: afterwards the accounts are due',
      { isChampionship: true, today: '2026-12-31' },
      [['accounts-due', '§31']],
    ],
    [
      '§31: until they are given',
      { isChampionship: true, today: '2026-12-31', accountsGiven: '2026-12-31' },
      [],
    ],
    [
      'FIDE 2012 10.4: the fee of an appeal is fixed in advance',
      { editions: ['fide-2012'], deposit: null },
      [['no-deposit', '10.4']],
    ],
    [
      'Tempelhof 2018 III.B.13: the fees are said',
      { editions: ['tempelhof-2018'], hasFee: false },
      [['no-fee', 'III.B.13']],
    ],
  ])('%s', (_article, more, expected) => {
    const found = feeFindings({ ...event, ...more });
    expect(found.map(({ code, article }) => [code, article])).toEqual(expected);
  });
});
