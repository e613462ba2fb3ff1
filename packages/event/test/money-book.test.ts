import {
  accountLines,
  type BookingId,
  type BookingValues,
  clubAccounts,
  type Debtor,
  emptyMoneyValues,
  federationAccount,
  type Money,
  type MoneyCommand,
  type MoneyEntry,
  moneyBook,
  moneyFollows,
  noMoney,
  statementOf,
} from '@rokade/event';
import { foldJournal } from '@rokade/journal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const ella = { id: 'ella', name: 'Ella' };

/** Writes commands into a book of money, one after the other; a refusal is given by its code. */
function written(commands: readonly MoneyCommand[], confirmed = false) {
  let entries: readonly MoneyEntry[] = [];
  let state: Money | null = null;
  const refused: string[] = [];
  for (const command of commands) {
    const request = { command, reason: '', confirmed, now: '2026-12-27T10:00' };
    const decided = moneyBook.decide(state, request);
    if (!decided.ok) {
      refused.push(decided.error.code);
      continue;
    }
    const after = { version: entries.length, actor: ella, at: '2026-12-27T09:00:00.000Z' };
    for (const event of decided.value) {
      entries = [...entries, { ...after, version: entries.length + 1, event, reason: '' }];
    }
    state = foldJournal(moneyBook, entries);
  }
  return { state: state ?? noMoney, refused, entries };
}

const currency: MoneyCommand = { kind: 'change-money', changes: { currency: 'DKK' } };

const booked = (id: string, values: Partial<BookingValues>): BookingValues => ({
  booking: id as BookingId,
  on: '2026-12-27',
  way: 'cash',
  amount: 40_000,
  matter: 'fee',
  player: 'bo',
  group: '',
  appeal: '',
  club: '',
  values: { who: '', what: '' },
  ...values,
});
const book = (...bookings: readonly BookingValues[]): MoneyCommand => ({ kind: 'book', bookings });

describe('a book of an event’s money', () => {
  test.each<[string, readonly MoneyCommand[], readonly string[]]>([
    ['a fee before there is a currency', [book(booked('a', {}))], ['money.no-currency']],
    ['a fee', [currency, book(booked('a', {}))], []],
    [
      'the same fee twice',
      [currency, book(booked('a', {})), book(booked('b', {}))],
      ['money.booked-already'],
    ],
    [
      'a fee that went back is paid anew',
      [
        currency,
        book(booked('a', {})),
        book(booked('b', { amount: -40_000 })),
        book(booked('c', {})),
      ],
      [],
    ],
    [
      'a fee that was taken back is paid anew',
      [
        currency,
        book(booked('a', {})),
        { kind: 'take-back', booking: 'a' as BookingId },
        book(booked('b', {})),
      ],
      [],
    ],
    [
      'taken back twice',
      [
        currency,
        book(booked('a', {})),
        { kind: 'take-back', booking: 'a' as BookingId },
        { kind: 'take-back', booking: 'a' as BookingId },
      ],
      ['money.taken-back-already'],
    ],
    [
      'no such booking',
      [{ kind: 'take-back', booking: 'a' as BookingId }],
      ['money.unknown-booking'],
    ],
    [
      'the same id',
      [currency, book(booked('a', {}), booked('a', { player: 'ib' }))],
      ['money.id-taken'],
    ],
    ['nothing', [currency, book(booked('a', { amount: 0 }))], ['money.wrong-amount']],
    [
      'a prize that comes in',
      [currency, book(booked('a', { matter: 'prize', group: 'g' }))],
      ['money.wrong-amount'],
    ],
    [
      'a prize of nothing',
      [currency, book(booked('a', { matter: 'prize', group: 'g', amount: 0 }))],
      ['money.wrong-amount'],
    ],
    [
      'a prize of no group',
      [currency, book(booked('a', { matter: 'prize', amount: -1 }))],
      ['money.whose'],
    ],
    ['a fee of nobody', [currency, book(booked('a', { player: '' }))], ['money.whose']],
    [
      'an expense that comes in',
      [currency, book(booked('a', { matter: 'hall' }))],
      ['money.wrong-amount'],
    ],
    [
      'a grant that goes out',
      [currency, book(booked('a', { matter: 'grant', amount: -1 }))],
      ['money.wrong-amount'],
    ],
    ['tomorrow', [currency, book(booked('a', { on: '2026-12-28' }))], ['money.not-yet']],
    ['on no day', [currency, book(booked('a', { on: '2026-02-30' }))], ['money.field-invalid']],
    [
      'another currency afterwards',
      [currency, book(booked('a', {})), { kind: 'change-money', changes: { currency: 'EUR' } }],
      ['money.currency-fixed'],
    ],
    [
      'words erased without being asked',
      [currency, book(booked('a', {})), { kind: 'erase-words', bookings: ['a' as BookingId] }],
      ['money.confirm-erasing'],
    ],
  ])('%s', (_what, commands, expected) => {
    expect(written(commands).refused).toEqual(expected);
  });

  test('all of a list of bookings is booked or none', () => {
    const { state, refused } = written([
      currency,
      book(booked('a', {}), booked('b', { player: 'ib', on: '' })),
    ]);
    expect(refused).toEqual(['money.field-invalid']);
    expect(state.bookings).toEqual([]);
  });

  test('receipts are numbered once for all', () => {
    const { state } = written([
      currency,
      book(booked('a', {})),
      { kind: 'take-back', booking: 'a' as BookingId },
      book(booked('b', {})),
    ]);
    expect(state.bookings.map(({ id, no, isTakenBack }) => [id, no, isTakenBack])).toEqual([
      ['a', 1, true],
      ['b', 2, false],
    ]);
  });

  test('words are erased, sums stay', () => {
    const hall = booked('a', {
      matter: 'hall',
      player: '',
      amount: -90_000,
      values: { who: 'Ravn, Ella', what: 'Leje' },
    });
    const { state } = written(
      [currency, book(hall), { kind: 'erase-words', bookings: ['a' as BookingId] }],
      true,
    );
    expect(state.bookings[0]).toMatchObject({
      amount: -90_000,
      values: { who: 'N. N.', what: '' },
    });
  });

  test('two treasurers are told of each other where they take the same money, and nowhere else', () => {
    const happened = { kind: 'booked', ...booked('a', {}) } as const;
    const isRefused = (values: Partial<BookingValues>) =>
      moneyBook.restsOn(book(booked('b', values)), happened);
    expect(isRefused({})).toBe(true);
    expect(isRefused({ player: 'ib' })).toBe(false);
    expect(isRefused({ matter: 'prize', group: 'g' })).toBe(false);
    const due = { kind: 'due-set', player: 'bo', due: null } as const;
    expect(moneyBook.restsOn(book(booked('b', {})), due)).toBe(true);
    const twoHalls = { kind: 'booked', ...booked('a', { matter: 'hall', player: '' }) } as const;
    expect(moneyBook.restsOn(book(booked('b', { matter: 'hall', player: '' })), twoHalls)).toBe(
      false,
    );
  });

  test('a file is taken in as far as it speaks of what is there', () => {
    const { state, entries } = written([currency, book(booked('a', {}))]);
    expect(entries.every(({ event }) => event.kind === 'returned-to')).toBe(false);
    expect(moneyFollows(null, { kind: 'money-begun' })).toBe(true);
    expect(moneyFollows(state, { kind: 'booked', ...booked('a', {}) })).toBe(false);
    expect(moneyFollows(state, { kind: 'booking-taken-back', booking: 'b' as BookingId })).toBe(
      false,
    );
  });
});

const debtor = (id: string, amount: number, club = 'K41'): Debtor => ({
  id,
  name: `${id}, Spiller`,
  club,
  group: '',
  isLate: false,
  fee: { amount, parts: [] },
});
const gone = (id: string): Debtor => ({ ...debtor(id, 0, ''), name: 'borte', fee: null });

describe('who owes what', () => {
  const { state } = written([
    currency,
    book(
      booked('a', { player: 'bo', amount: 40_000 }),
      booked('b', { player: 'ib', amount: 10_000, club: 'K41' }),
      booked('c', { player: 'ud', amount: 5_000 }),
    ),
    { kind: 'set-due', player: 'ea', due: { amount: 0, why: 'helper' } },
    book(booked('d', { matter: 'federation', player: '', amount: -3_000 })),
  ]);
  const lines = accountLines(
    { ...state, values: { ...emptyMoneyValues, federationFee: 2_000 } },
    [debtor('bo', 40_000), debtor('ib', 40_000), debtor('ea', 40_000, '')],
    gone,
  );

  test('paid, in part, by hand, and gone with the money here', () => {
    expect(lines.map(({ name, due, paid, owed }) => [name, due, paid, owed])).toEqual([
      ['bo, Spiller', 40_000, 40_000, 0],
      ['ib, Spiller', 40_000, 10_000, 30_000],
      ['ea, Spiller', 0, 0, 0],
      ['borte', 0, 5_000, -5_000],
    ]);
  });

  test('the club owes what its players owe', () => {
    expect(clubAccounts(lines)).toMatchObject([
      { club: 'K41', due: 80_000, paid: 50_000, owed: 30_000 },
    ]);
  });

  test('DSU 2002 §21: each player pays the federation', () => {
    const money = { ...state, values: { ...state.values, federationFee: 2_000 } };
    expect(federationAccount(money, 3)).toEqual({ due: 6_000, sent: 3_000 });
  });

  test('what the federation sends back lessens what was sent, and the expense', () => {
    const federation = { matter: 'federation', player: '' } as const;
    const { state, refused } = written([
      currency,
      book(booked('a', { ...federation, amount: -3_000 })),
      book(booked('b', { ...federation, amount: 1_000 })),
      book(booked('c', { ...federation, amount: 0 })),
    ]);
    expect(refused).toEqual(['money.wrong-amount']);
    const money = { ...state, values: { ...emptyMoneyValues, federationFee: 2_000 } };
    expect(federationAccount(money, 1)).toEqual({ due: 2_000, sent: 2_000 });
    expect(statementOf(state)).toMatchObject({ income: 0, expense: 2_000, cash: -2_000 });
  });

  test('DSU 2002 §31: the accounts of income and expenses', () => {
    expect(statementOf(state)).toEqual({
      lines: [
        { matter: 'fee', income: 55_000, expense: 0 },
        { matter: 'federation', income: 0, expense: 3_000 },
      ],
      income: 55_000,
      expense: 3_000,
      result: 52_000,
      cash: 52_000,
    });
  });

  test('of what is left that alone is in cash which was paid so', () => {
    const paid = [
      { amount: 40_000, way: 'cash', matter: 'fee' },
      { amount: 30_000, way: 'bank', matter: 'fee' },
      { amount: 5_000, way: 'other', matter: 'grant' },
      { amount: -10_000, way: 'cash', matter: 'hall' },
    ] as const;
    const bookings = paid.map((values, no) => {
      return { ...booked(`b${no}`, values), id: `b${no}` as BookingId, no, isTakenBack: false };
    });
    expect(statementOf({ ...state, bookings })).toMatchObject({ result: 65_000, cash: 30_000 });
  });

  test('whatever is booked, income less expenses is what all bookings come to', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    const one = fc.record({
      amount,
      matter: fc.constantFrom('fee', 'deposit', 'grant', 'hall', 'prize', 'federation'),
      isTakenBack: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one), (rows) => {
        const bookings = rows.map(({ amount, matter, isTakenBack }, no) => {
          const isOut = ['hall', 'prize', 'federation'].includes(matter);
          const values = { matter, amount: isOut ? -amount : amount } as Partial<BookingValues>;
          return { ...booked('a', values), id: 'a' as BookingId, no, isTakenBack };
        });
        const { result, cash } = statementOf({ ...state, bookings });
        const counted = bookings.filter((row) => !row.isTakenBack);
        const sum = counted.reduce((all, row) => all + row.amount, 0);
        expect([result, cash]).toEqual([sum, sum]);
      }),
    );
  });
});
