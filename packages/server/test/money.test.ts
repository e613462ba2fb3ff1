import { readFileSync } from 'node:fs';
import {
  type BookingId,
  type BookingValues,
  type EntrantId,
  type EventCommand,
  type EventId,
  emptyEventValues,
  emptyMoneyValues,
  type MoneyCommand,
  type MoneyHappened,
  moneyBook,
  noMoney,
} from '@rokade/event';
import type { Returned } from '@rokade/journal';
import { freeForAll } from '@rokade/rules';
import {
  type depositFates,
  emptyDetails,
  type PlayerDetails,
  type Tournament,
} from '@rokade/tournament';
import { describe, expect, it, test } from 'vitest';
import { eventMoney, participantsOf } from '../src/acts/money/event-money.ts';
import { type Application, parseJournalFile, personalAt } from '../src/index.ts';
import { depositsToBook } from '../src/money/deposits-of-protests.ts';
import { payersOf } from '../src/money/payers.ts';
import { prizesToPay } from '../src/money/prizes-to-pay.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const id = 'christmas' as EventId;
const bo = 'bo' as EntrantId;

const entrants = [
  { id: bo, values: { ...emptyDetails, name: 'Voß, Bo', club: 'K41' }, group: null },
  {
    id: 'ib' as EntrantId,
    values: { ...emptyDetails, name: 'Holm, Ib', club: 'K41', birthDate: '2012' },
    group: null,
  },
];

const happenings: readonly EventCommand[] = [
  {
    kind: 'make-event',
    id,
    values: { ...emptyEventValues, name: 'Juleskak', firstDay: '2026-12-27' },
  },
  { kind: 'enter-entrants', entrants },
];

const booked = (booking: string, values: Partial<BookingValues>): BookingValues => ({
  booking: booking as BookingId,
  on: '2026-11-01',
  way: 'cash',
  matter: 'fee',
  amount: 40_000,
  player: bo,
  group: '',
  appeal: '',
  club: '',
  values: { who: '', what: '' },
  ...values,
});

const table: MoneyCommand = {
  kind: 'change-money',
  changes: {
    currency: 'DKK',
    federationFee: 2_000,
    fees: [
      { ...freeForAll, name: 'Indskud', amount: 40_000 },
      { ...freeForAll, kind: 'rebate', name: 'Junior', percent: 50, toAge: 20 },
    ],
  },
};
const hall = booked('hall', {
  matter: 'hall',
  player: '',
  amount: -90_000,
  values: { who: 'Ravn, Ella', what: 'Leje' },
});

const requestFor = (command: MoneyCommand, basedOn: number) => ({
  basedOn,
  command,
  reason: '',
  confirmed: true,
});

async function eventWithMoney(): Promise<Application> {
  const app = await applicationForTest();
  for (const [basedOn, command] of happenings.entries()) {
    const request = { basedOn, command, reason: '', confirmed: true };
    expect(await app.events.execute(id, request, ida)).toMatchObject({ ok: true });
  }
  expect(await app.money.execute(id, requestFor(table, 0), ida)).toMatchObject({ ok: true });
  const book: MoneyCommand = { kind: 'book', bookings: [booked('fee', {}), hall] };
  expect(await app.money.execute(id, requestFor(book, 2), ida)).toMatchObject({ ok: true });
  return app;
}

describe('the money of an event over the API', () => {
  it('says who owes what, what of it is paid, and what the federation is to get', async () => {
    const app = await eventWithMoney();
    const client = apiClient(app);
    const headers = await setUpArbiter(app, client);
    const overview = await (await client.get('/events/christmas/money', headers)).json();
    const lines = overview.lines.map((line: Record<string, unknown>) => [
      ...[line['name'], line['due'], line['paid'], line['owed']],
    ]);
    expect(lines).toEqual([
      ['Holm, Ib', 20_000, 0, 20_000],
      ['Voß, Bo', 40_000, 40_000, 0],
    ]);
    expect(overview.federation).toEqual({ due: 4_000, sent: 0, players: 2 });
    const file = await (await client.get('/events/christmas/money/export', headers)).text();
    const imported = await client.post('/events/christmas/money/import', file, headers);
    expect(imported.status).toBe(409);
    expect(await imported.json()).toEqual({ code: 'money.exists' });
  });

  it('is for few: not for who is nobody, nor for an arbiter; a treasurer of the event keeps it', async () => {
    const app = await eventWithMoney();
    const client = apiClient(app);
    await setUpArbiter(app, client);
    expect((await client.get('/events/christmas/money')).status).toBe(401);
    const password = 'en lang og god adgangskode';
    for (const role of ['chief-arbiter', 'treasurer'] as const) {
      const right = { role, for: { kind: 'event', event: id } } as const;
      expect(await app.accounts.create({ name: role, password }, right, ida)).toMatchObject({
        ok: true,
      });
      const token = await app.accounts.signIn(role, password, { address: role });
      if (!token.ok) throw new Error(token.error.code);
      const session = await app.accounts.session(token.value);
      const headers = {
        cookie: `rokade_session=${token.value}`,
        'x-rokade-csrf': session?.csrf ?? '',
      };
      const book = { kind: 'take-back', booking: 'fee' };
      const statuses = [
        (await client.get('/events/christmas/money', headers)).status,
        (
          await client.post(
            '/events/christmas/money/commands',
            { basedOn: 4, command: book },
            headers,
          )
        ).status,
      ];
      expect(statuses).toEqual(role === 'treasurer' ? [200, 200] : [403, 403]);
    }
  });

  it('keeps what two treasurers do at once, and tells the one who came second', async () => {
    const app = await eventWithMoney();
    const take = (booking: string, player: string) =>
      app.money.execute(
        id,
        {
          ...requestFor(
            { kind: 'book', bookings: [booked(booking, { player, amount: 20_000 })] },
            4,
          ),
          confirmed: false,
        },
        ida,
      );
    const [first, second] = await Promise.all([take('x', 'ib'), take('y', 'ib')]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toMatchObject({ ok: false, error: { code: 'store.conflict' } });
    expect(await take('z', 'ea')).toMatchObject({ ok: true });
  });

  it('goes with its event to another organisation', async () => {
    const app = await eventWithMoney();
    const made = await app.organisations.make({ address: 'springeren', name: 'Springeren' }, ida);
    if (!made.ok) throw new Error(made.error.code);
    const moved = await app.organisations.assign({ kind: 'event', id }, made.value);
    expect(moved).toMatchObject({ ok: true });
    expect(await app.money.belonging(id)).toMatchObject({
      ok: true,
      value: { organisation: made.value },
    });
  });

  it('knows of nothing at an event without money', async () => {
    const app = await applicationForTest();
    expect(await app.money.of(id)).toMatchObject({ ok: true, value: { version: 0 } });
  });
});

describe('who pays', () => {
  const listed = { ...emptyDetails, name: 'Voß, Bo', club: 'K41', birthDate: '1990' };
  const event = async (app: Application) => {
    const found = await app.events.get(id);
    if (!found.ok) throw new Error(found.error.code);
    return { ...found.value, entrants: [{ id: bo, values: listed, group: null }] };
  };
  const group = async (app: Application, typed: Partial<PlayerDetails>): Promise<Tournament> => {
    const made = await app.tournaments.createDemo(ida);
    const found = made.ok ? await app.tournaments.get(made.value) : made;
    if (!found.ok) throw new Error(found.error.code);
    const [first] = found.value.players;
    if (first === undefined) throw new Error('nobody plays');
    return { ...found.value, players: [{ ...first, details: { ...emptyDetails, ...typed } }] };
  };

  it('counts two of one name on the list as two, of whom one was typed into a group', async () => {
    const app = await eventWithMoney();
    const own = await event(app);
    const twin = { id: 'twin' as EntrantId, values: listed, group: null };
    const groups = [await group(app, { name: 'Voß, Bo' })];
    const payers = payersOf({ event: { ...own, entrants: [...own.entrants, twin] }, groups });
    expect(payers.map(({ alsoAs }) => alsoAs.length)).toEqual([1, 0]);
  });

  it.each([
    ['by the name', { name: 'voss, bo' }, 1],
    ['of another name', { name: 'Holm, Bo', club: 'K41', birthDate: '1990' }, 2],
    ['of another club', { name: 'Voß, Bo', club: 'Brønden' }, 2],
    ['born in another year', { name: 'Voß, Bo', birthDate: '2004' }, 2],
  ] as const)(
    'counts who is on the list and was typed into a group once: %s',
    async (_, typed, n) => {
      const app = await eventWithMoney();
      const groups = [await group(app, typed)];
      const own = await event(app);
      const payers = payersOf({ event: own, groups });
      expect(payers).toHaveLength(n);
      const money = await app.money.of(id);
      if (!money.ok) throw new Error(money.error.code);
      const facts = {
        event: own,
        groups,
        money: money.value,
        today: '2026-12-01',
        hall: app.hall(),
      };
      const found = eventMoney({ ...facts, namesOfGone: new Map() });
      expect(found.federation.players).toBe(n);
      expect(found.lines.filter(({ id: one }) => one === bo)).toMatchObject([{ owed: 0 }]);
    },
  );
});

describe('what the federation gets (DSU 2002 §21)', () => {
  const debtor = (one: string, alsoAs: readonly string[] = []) => ({
    id: one,
    name: one,
    club: '',
    group: '',
    isLate: false,
    fee: null,
    alsoAs,
  });
  const away = (fromRound: number) =>
    ({ kind: 'withdrawn', fromRound, order: 1, expelled: null }) as const;

  /** A group, of its number of rounds, with players by their ids. */
  const seated = async (
    rounds: number,
    players: Readonly<Record<string, Tournament['players'][number]['presence']>>,
  ): Promise<Tournament> => {
    const app = await applicationForTest();
    const made = await app.tournaments.createDemo(ida);
    if (!made.ok) throw new Error(made.error.code);
    const found = await app.tournaments.get(made.value);
    if (!found.ok) throw new Error(found.error.code);
    const [sample] = found.value.players;
    if (sample === undefined) throw new Error('nobody plays');
    return {
      ...found.value,
      rounds: found.value.rounds.slice(0, rounds),
      players: Object.entries(players).map(([one, presence]) => {
        return { ...sample, id: one as never, presence };
      }),
    };
  };
  const paying = (groups: readonly Tournament[], withdrew: readonly string[], whom: string[]) => {
    const dues = Object.fromEntries(
      withdrew.map((one) => [one, { amount: 0, why: 'withdrew' as const }]),
    );
    const debtors = whom.map((one) => debtor(one));
    return participantsOf({ groups, money: { ...noMoney, dues } }, debtors).map(({ id }) => id);
  };

  it('is due for whoever plays or once played, not for whoever withdrew before round 1', async () => {
    const group = await seated(3, { plays: { kind: 'playing' }, left: away(3), never: away(1) });
    expect(paying([group], [], ['plays', 'left', 'never', 'listed'])).toEqual([
      'plays',
      'left',
      'listed',
    ]);
    const other = await seated(3, { never: { kind: 'playing' } });
    expect(paying([group, other], [], ['never'])).toEqual(['never']);
    expect(
      participantsOf({ groups: [group], money: noMoney }, [debtor('again', ['never'])]),
    ).toEqual([]);
  });

  it('is not due for whom the treasurer notes as withdrawn, unless their group has begun', async () => {
    const before = await seated(0, { bo: { kind: 'playing' } });
    const begun = await seated(1, { ib: { kind: 'playing' } });
    expect(paying([before, begun], ['bo', 'ib', 'listed'], ['bo', 'ib', 'listed'])).toEqual(['ib']);
  });

  it('comes back where too much was sent, by the same payment', async () => {
    const app = await eventWithMoney();
    const client = apiClient(app);
    const headers = await setUpArbiter(app, client);
    const pays = { way: 'bank', on: '2026-11-02', paid: { kind: 'federation' } };
    const path = '/events/christmas/money/payments';
    const sent = await client.post(path, { ...pays, basedOn: 3 }, headers);
    expect(sent.status).toBe(200);
    const less: MoneyCommand = {
      kind: 'set-due',
      player: 'ib',
      due: { amount: 0, why: 'withdrew' },
    };
    const { version } = await sent.json();
    expect(await app.money.execute(id, requestFor(less, version), ida)).toMatchObject({ ok: true });
    const account = async () =>
      (await (await client.get('/events/christmas/money', headers)).json()).federation;
    expect(await account()).toEqual({ due: 2_000, sent: 4_000, players: 1 });
    const back = await client.post(path, { ...pays, basedOn: version + 1 }, headers);
    expect(back.status).toBe(200);
    expect(await account()).toEqual({ due: 2_000, sent: 2_000, players: 1 });
  });
});

describe('what goes out', () => {
  const prizes: NonNullable<Tournament['prizes']> = {
    plan: {
      currency: 'DKK',
      year: null,
      ties: 'shared',
      perPlayer: 'all',
      roundTo: 100,
      decisions: [],
      lists: [
        { name: 'A', who: [], ties: null, besides: false, prizes: [{ money: 50_000, honour: '' }] },
      ],
    },
    visible: true,
  };

  it('is each player’s prize of a group until it is paid', async () => {
    const app = await applicationForTest();
    const played = await app.tournaments.createDemo(ida);
    const found = played.ok ? await app.tournaments.get(played.value) : played;
    if (!found.ok) throw new Error(found.error.code);
    const t: Tournament = { ...found.value, prizes };
    const won = prizesToPay(noMoney, [t]);
    expect(won.reduce((sum, { owed }) => sum + owed, 0)).toBe(50_000);
    const [first] = won;
    if (first === undefined) throw new Error('nobody won');
    const { group, player } = first;
    const paid = booked('p', { matter: 'prize', group, player, amount: -first.owed });
    const { booking, ...values } = paid;
    const bookings = [{ ...values, id: booking, no: 1, isTakenBack: false }];
    expect(prizesToPay({ ...noMoney, bookings }, [t])[0]).toMatchObject({ owed: 0 });
    // What is paid in one group pays nothing in another.
    const other = prizesToPay({ ...noMoney, bookings }, [{ ...t, id: 'other' as typeof t.id }]);
    expect(other.reduce((sum, { owed }) => sum + owed, 0)).toBe(50_000);
    // Who won it after all is owed it; who got it owes it back.
    const lost = prizesToPay({ ...noMoney, bookings }, [
      { ...t, prizes: { ...prizes, plan: { ...prizes.plan, lists: [] } } },
    ]);
    expect(lost).toMatchObject([{ player, won: 0, owed: -first.owed }]);
  });

  type Fate = (typeof depositFates)[number];
  const protest = {
    number: 1,
    rules: 'fide-2012',
    game: null,
    ruledOn: '',
    ruling: '',
    by: '',
    words: '',
  };
  test.each<[string, boolean, readonly Fate[], number, number]>([
    ['FIDE 2012 10.4: lodged with money', true, [], 0, 20_000],
    ['FIDE 2012 10.4: it is here', true, [], 20_000, 0],
    ['FIDE 2012 10.4: upheld, it goes back', true, ['returned'], 20_000, -20_000],
    ['FIDE 2012 10.4: dismissed, it stays', true, ['kept'], 20_000, 0],
    ['FIDE 2012 10.4: without money', false, [], 0, 0],
    ['FIDE 2012 10.4: a part, of which nobody said how much', true, ['part'], 20_001, -10_001],
  ])('%s', async (_article, paid, fates, balance, owed) => {
    const app = await applicationForTest();
    const played = await app.tournaments.createDemo(ida);
    const found = played.ok ? await app.tournaments.get(played.value) : played;
    if (!found.ok) throw new Error(found.error.code);
    const [player] = found.value.players;
    if (player === undefined) throw new Error('nobody plays');
    const steps = fates.map((deposit) => ({
      lodgedOn: '',
      decision: { day: '', outcome: 'dismissed', deposit, panel: [], reasons: '' } as const,
    }));
    const appeal = { ...protest, appellant: player.id, lodgedOn: '', written: true, paid, steps };
    const { booking, ...payment } = booked('d', {
      matter: 'deposit',
      player: player.id,
      group: found.value.id,
      appeal: '1',
      amount: balance,
    });
    const bookings = balance === 0 ? [] : [{ ...payment, id: booking, no: 1, isTakenBack: false }];
    const values = { ...emptyMoneyValues, deposit: 20_000 };
    const t: Tournament = { ...found.value, appeals: [appeal] };
    const [deposit] = depositsToBook({ ...noMoney, values, bookings }, [t]);
    expect([deposit?.held ?? 0, deposit?.owed ?? 0]).toEqual([balance, owed]);
    // Once something went back of a part, nothing more is proposed.
    const back = bookings.map((one) => ({ ...one, amount: -500 }));
    const [after] = depositsToBook({ ...noMoney, values, bookings: [...bookings, ...back] }, [t]);
    expect(fates[0] !== 'part' || (after?.owed === 0 && after.isPart)).toBe(true);
  });
});

describe('a person in it', () => {
  it('is found by who they were at the event and by what says their name, and erased', async () => {
    const app = await eventWithMoney();
    const personal = personalAt(app, { ratings: true, sanctions: false, money: true });
    const { persons } = await personal.find(['Ravn, Ella']);
    expect(persons).toMatchObject([{ book: 'money', title: 'Juleskak', bookings: ['hall'] }]);
    const paid = await personal.find(['Voß, Bo']);
    expect(paid.persons.map(({ book }) => book)).toEqual(['event', 'money']);
    const [about] = await personal.about(paid.persons.slice(1));
    expect(about?.entries).toHaveLength(1);
    for (const one of [...persons, ...paid.persons]) {
      expect((await personal.erase(one, ida)).ok).toBe(true);
    }
    for (const book of [app.money, app.events]) {
      const text = await book.exportJson(id);
      expect(text.ok && /Ravn|Voß/.test(text.value)).toBe(false);
    }
    const hidden = await personalAt(app, { ratings: true, sanctions: false, money: false }).find([
      'Voß, Bo',
    ]);
    expect(hidden.persons).toEqual([]);
  });
});

const eventKinds: Readonly<Record<MoneyHappened['kind'] | Returned['kind'], true>> = {
  'money-begun': true,
  'money-changed': true,
  'due-set': true,
  booked: true,
  'booking-taken-back': true,
  'words-erased': true,
  'returned-to': true,
};

describe('a kept journal', () => {
  it('of format 1 is read for ever', () => {
    const kept = new URL('./fixtures/journals/money-1.json', import.meta.url);
    const parsed = parseJournalFile(moneyBook, readFileSync(kept, 'utf8'));
    expect(parsed).toMatchObject({ ok: true, value: { summary: { bookings: 2 } } });
    const found = parsed.ok ? parsed.value.entries.map(({ event }) => event.kind) : [];
    expect(new Set<string>(found)).toEqual(new Set(Object.keys(eventKinds)));
  });
});
