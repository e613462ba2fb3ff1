import {
  type BookingId,
  type BookingValues,
  type EntrantId,
  type EventCommand,
  type EventId,
  emptyEntryFacts,
  emptyEventValues,
  type MoneyCommand,
} from '@rokade/event';
import { freeForAll } from '@rokade/rules';
import { emptyDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { type Application, moneyAt } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const id = 'christmas' as EventId;
const confirmation = { reason: '', confirmed: true };

const entrant = (name: string) => ({
  id: name.toLowerCase() as EntrantId,
  values: { ...emptyDetails, name, club: 'K41' },
  group: null,
});

const booked = (booking: string, values: Partial<BookingValues>): BookingValues => ({
  booking: booking as BookingId,
  on: '2026-11-01',
  way: 'cash',
  matter: 'fee',
  amount: 40_000,
  player: 'bo',
  group: '',
  appeal: '',
  club: '',
  values: { who: '', what: '' },
  ...values,
});

async function tellMoney(app: Application, ...commands: readonly MoneyCommand[]): Promise<void> {
  for (const command of commands) {
    const found = await app.money.of(id);
    const basedOn = found.ok ? found.value.version : 0;
    const done = await app.money.execute(id, { ...confirmation, basedOn, command }, ida);
    expect(done).toMatchObject({ ok: true });
  }
}

/** An event of two players, who pay 400 each, and 100 more whoever enters after the third of December. */
async function desk() {
  const app = await applicationForTest();
  const values = { ...emptyEventValues, name: 'Juleskak', firstDay: '2026-12-27' };
  const commands: readonly EventCommand[] = [
    { kind: 'make-event', id, values },
    { kind: 'change-invitation', changes: { entriesClose: '2026-12-03' } },
    { kind: 'enter-entrants', entrants: [entrant('Bo'), entrant('Ib')] },
  ];
  for (const [basedOn, command] of commands.entries()) {
    expect((await app.events.execute(id, { ...confirmation, basedOn, command }, ida)).ok).toBe(
      true,
    );
  }
  const fees = [
    { ...freeForAll, name: 'Indskud', amount: 40_000 },
    { ...freeForAll, kind: 'extra', name: 'Sent', amount: 10_000, late: true } as const,
  ];
  await tellMoney(app, { kind: 'change-money', changes: { currency: 'DKK', fees } });
  const accounts = async () => {
    const event = await app.events.get(id);
    if (!event.ok) throw new Error(event.error.code);
    const money = await moneyAt(app, event.value, []);
    if (!money.ok) throw new Error(money.error.code);
    return money.value;
  };
  const bookings = async () => {
    const found = await app.money.of(id);
    return found.ok ? found.value.bookings.map(({ player, amount }) => [player, amount]) : [];
  };
  const version = async () => {
    const found = await app.money.of(id);
    return found.ok ? found.value.version : 0;
  };
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  /** Books a payment; how it was answered. */
  const pay = async (paid: object, more: object = {}) => {
    const body = { way: 'bank', on: '2026-11-20', paid, basedOn: await version(), ...more };
    const answer = await client.post(`/events/${id}/money/payments`, body, headers);
    return { status: answer.status, reply: await answer.json() };
  };
  return { app, client, accounts, bookings, version, pay };
}

describe('a fee that is paid', () => {
  it('is booked as it is owed', async () => {
    const { bookings, pay } = await desk();
    expect((await pay({ kind: 'player', player: 'bo' })).status).toBe(200);
    expect(await bookings()).toEqual([['bo', 40_000]]);
  });

  it.each([
    { kind: 'player', player: 'bo' },
    { kind: 'club', club: 'K41' },
  ])('is not booked ($kind) by who looked before another booking of it', async (paid) => {
    const { app, bookings, version, pay } = await desk();
    const shown = await version();
    await tellMoney(app, { kind: 'book', bookings: [booked('a', { amount: 10_000 })] });
    expect(await pay(paid, { basedOn: shown, confirmed: true })).toMatchObject({
      status: 409,
      reply: {
        code: 'money.booked-meanwhile',
        since: [{ event: { kind: 'booked', booking: 'a' } }],
      },
    });
    expect(await bookings()).toEqual([['bo', 10_000]]);
    expect((await pay(paid, { confirmed: true })).status).toBe(200);
    expect((await bookings()).slice(0, 2)).toEqual([
      ['bo', 10_000],
      ['bo', 30_000],
    ]);
  });

  it('is asked about where some of it was paid before', async () => {
    const { app, bookings, pay } = await desk();
    await tellMoney(app, { kind: 'book', bookings: [booked('a', { amount: 10_000 })] });
    const question = await pay({ kind: 'player', player: 'bo' });
    expect(question).toMatchObject({ status: 428, reply: { code: 'money.booked-already' } });
    expect(await bookings()).toEqual([['bo', 10_000]]);
  });

  it('is booked where another’s was booked meanwhile', async () => {
    const { app, bookings, version, pay } = await desk();
    const shown = await version();
    await tellMoney(app, { kind: 'book', bookings: [booked('a', { player: 'ib' })] });
    const { reply } = await pay({ kind: 'player', player: 'bo' }, { basedOn: shown });
    expect(reply).not.toMatchObject({ code: 'money.booked-meanwhile' });
    expect(await bookings()).toContainEqual(['ib', 40_000]);
  });

  it('too high is paid back, and then nothing is owed', async () => {
    const { app, accounts, bookings, pay } = await desk();
    await tellMoney(app, { kind: 'book', bookings: [booked('a', {})] });
    const due = { amount: 25_000, why: 'other' } as const;
    await tellMoney(app, { kind: 'set-due', player: 'bo', due });
    await pay({ kind: 'player', player: 'bo' });
    expect(await bookings()).toEqual([
      ['bo', 40_000],
      ['bo', -15_000],
    ]);
    const { lines } = await accounts();
    expect(lines.find((one) => one.id === 'bo')).toMatchObject({ paid: 25_000, owed: 0 });
  });

  it('by nobody the event knows is nothing', async () => {
    const { bookings, version, pay } = await desk();
    const before = await version();
    expect((await pay({ kind: 'player', player: 'nobody' })).status).toBe(200);
    expect([await bookings(), await version()]).toEqual([[], before]);
  });
});

describe('a refund', () => {
  it('asks whether less is owed where as much would be owed again, and fixes the fee', async () => {
    const { app, bookings, accounts, pay } = await desk();
    await tellMoney(app, { kind: 'book', bookings: [booked('a', {})] });
    const refund = (less: string) => pay({ kind: 'fee', player: 'bo', amount: -15_000, less });
    expect(await refund('')).toMatchObject({
      status: 422,
      reply: { code: 'money.owed-again', field: 'less', amount: '150 DKK' },
    });
    expect(await bookings()).toHaveLength(1);
    expect((await refund('agreed')).status).toBe(200);
    expect(await bookings()).toEqual([
      ['bo', 40_000],
      ['bo', -15_000],
    ]);
    const { lines } = await accounts();
    expect(lines.find((one) => one.id === 'bo')).toMatchObject({
      byHand: { amount: 25_000, why: 'agreed' },
      owed: 0,
    });
  });

  it('of what was paid too much asks nothing', async () => {
    const { app, bookings, pay } = await desk();
    await tellMoney(app, { kind: 'book', bookings: [booked('a', { amount: 50_000 })] });
    expect((await pay({ kind: 'fee', player: 'bo', amount: -10_000 })).status).toBe(200);
    expect(await bookings()).toHaveLength(2);
  });
});

describe('any other payment', () => {
  it.each([
    ['hall', -25_000],
    ['sponsor', 25_000],
  ])('for %s is booked as %i', async (matter, amount) => {
    const { bookings, pay } = await desk();
    const paid = { kind: 'other', matter, amount: 25_000, who: 'Skolen', booking: 'b1' };
    expect((await pay(paid)).status).toBe(200);
    expect(await bookings()).toEqual([['', amount]]);
    // The same form sent once more makes nothing more.
    expect(await pay(paid)).toMatchObject({ status: 409, reply: { code: 'money.id-taken' } });
    expect(await bookings()).toHaveLength(1);
  });

  it.each([
    [{ kind: 'other', matter: 'hall', amount: 0 }, 'money.wrong-amount'],
    [{ kind: 'prize', group: 'a', player: 'bo' }, 'money.whose'],
    [{ kind: 'deposit', group: 'a', appeal: '1', amount: 100 }, 'money.whose'],
  ])('%j is refused: %s', async (paid, code) => {
    const { bookings, pay } = await desk();
    expect(await pay(paid)).toMatchObject({ status: 422, reply: { code } });
    expect(await bookings()).toEqual([]);
  });

  it('is booked by nobody who may not keep the money', async () => {
    const { client, bookings } = await desk();
    const body = {
      way: 'cash',
      on: '2026-11-20',
      paid: { kind: 'player', player: 'bo' },
      basedOn: 1,
    };
    const answer = await client.post(`/events/${id}/money/payments`, body);
    expect([answer.status, await bookings()]).toEqual([401, []]);
  });
});

describe('a fee for entering late', () => {
  it.each([
    ['2026-12-02', false, 40_000],
    ['2026-12-03', false, 40_000],
    ['2026-12-04', true, 50_000],
  ])('of who entered on %s, entries closing on the third: %s', async (enteredOn, isLate, due) => {
    const { app, accounts } = await desk();
    const found = await app.events.get(id);
    if (!found.ok) throw new Error(found.error.code);
    const people = [{ entrant: 'bo' as EntrantId, facts: { ...emptyEntryFacts, enteredOn } }];
    const command: EventCommand = { kind: 'say-entries', people };
    const basedOn = found.value.version;
    const done = await app.events.execute(id, { ...confirmation, basedOn, command }, ida);
    expect(done).toMatchObject({ ok: true });
    const { lines } = await accounts();
    expect(lines.find((one) => one.id === 'bo')).toMatchObject({ isLate, due });
  });
});
