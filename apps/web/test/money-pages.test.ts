import {
  type BookingId,
  type BookingValues,
  type EntrantId,
  type EventCommand,
  type EventId,
  type MoneyCommand,
  unsaidEntry,
  unsaidEvent,
} from '@rokade/event';
import { freeForAll } from '@rokade/rules';
import { type Application, moneyAt, type Session } from '@rokade/server';
import { nothingKnown } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { ida, memoryApplication } from './memory-application.ts';
import { sendForm } from './page-room.ts';

const id = 'christmas' as EventId;
const rights = [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }] as const;
const session: Session = { accountId: 'ida', name: 'Ida Hansen', csrf: 'a token', rights };
const asked = { reason: '', confirmed: true };

const entrant = (name: string) => ({
  id: name.toLowerCase() as EntrantId,
  values: { ...nothingKnown, name, club: 'K41' },
  group: null,
});

const booked = (booking: string, said: Partial<BookingValues>): BookingValues => ({
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
  ...said,
});

async function tellMoney(app: Application, ...commands: readonly MoneyCommand[]): Promise<void> {
  for (const command of commands) {
    const found = await app.money.of(id);
    const basedOn = found.ok ? found.value.version : 0;
    const done = await app.money.execute(id, { ...asked, basedOn, command }, ida);
    expect(done).toMatchObject({ ok: true });
  }
}

/** An event of two players, who pay 400 each, and 100 more whoever enters after the third of December. */
async function desk() {
  const app = await memoryApplication();
  const values = { ...unsaidEvent, name: 'Juleskak', firstDay: '2026-12-27' };
  const commands: readonly EventCommand[] = [
    { kind: 'make-event', id, values },
    { kind: 'change-invitation', changes: { entriesClose: '2026-12-03' } },
    { kind: 'enter-entrants', entrants: [entrant('Bo'), entrant('Ib')] },
  ];
  for (const [basedOn, command] of commands.entries()) {
    expect((await app.events.execute(id, { ...asked, basedOn, command }, ida)).ok).toBe(true);
  }
  const fees = [
    { ...freeForAll, name: 'Indskud', amount: 40_000 },
    { ...freeForAll, kind: 'extra', name: 'Sent', amount: 10_000, late: true } as const,
  ];
  await tellMoney(app, { kind: 'change-money', changes: { currency: 'DKK', fees } });
  const accounts = async () => {
    const event = await app.events.get(id);
    if (!event.ok) throw new Error(event.error.code);
    const told = await moneyAt(app, event.value, []);
    if (!told.ok) throw new Error(told.error.code);
    return told.value;
  };
  const bookings = async () => {
    const found = await app.money.of(id);
    return found.ok ? found.value.bookings.map(({ player, amount }) => [player, amount]) : [];
  };
  const version = async () => {
    const found = await app.money.of(id);
    return String(found.ok ? found.value.version : 0);
  };
  const pay = (action: 'pay' | 'club', fields: Readonly<Record<string, string>>) =>
    sendForm(app, session, {
      route: '/console/events/[event]/money',
      action,
      params: { event: id },
      fields: { way: 'bank', on: '2026-11-20', confirmed: 'on', ...fields },
    });
  return { app, accounts, bookings, version, pay };
}

describe('a fee that is paid', () => {
  it('is booked as it is owed', async () => {
    const { bookings, version, pay } = await desk();
    expect(await pay('pay', { player: 'bo', version: await version() })).toMatchObject({
      status: 200,
    });
    expect(await bookings()).toEqual([['bo', 40_000]]);
  });

  it.each(['pay', 'club'] as const)(
    'is not booked by a form (%s) that was shown before another booking of it',
    async (action) => {
      const { app, bookings, version, pay } = await desk();
      const shown = await version();
      await tellMoney(app, { kind: 'book', bookings: [booked('a', { amount: 10_000 })] });
      const sent = await pay(action, { player: 'bo', club: 'K41', version: shown });
      expect(sent).toMatchObject({
        status: 400,
        data: { error: { code: 'money.booked-meanwhile' } },
      });
      expect(await bookings()).toEqual([['bo', 10_000]]);
      expect(
        (await pay(action, { player: 'bo', club: 'K41', version: await version() })).status,
      ).toBe(200);
      expect((await bookings()).slice(0, 2)).toEqual([
        ['bo', 10_000],
        ['bo', 30_000],
      ]);
    },
  );

  it('is booked where another’s was booked meanwhile', async () => {
    const { app, bookings, version, pay } = await desk();
    const shown = await version();
    await tellMoney(app, { kind: 'book', bookings: [booked('a', { player: 'ib' })] });
    expect((await pay('pay', { player: 'bo', version: shown })).data).not.toMatchObject({
      error: { code: 'money.booked-meanwhile' },
    });
    expect(await bookings()).toContainEqual(['ib', 40_000]);
  });

  it('too high is paid back, and then nothing is owed', async () => {
    const { app, accounts, bookings, version, pay } = await desk();
    await tellMoney(app, { kind: 'book', bookings: [booked('a', {})] });
    const due = { amount: 25_000, why: 'other' } as const;
    await tellMoney(app, { kind: 'set-due', player: 'bo', due });
    await pay('pay', { player: 'bo', version: await version() });
    expect(await bookings()).toEqual([
      ['bo', 40_000],
      ['bo', -15_000],
    ]);
    const { lines } = await accounts();
    expect(lines.find((one) => one.id === 'bo')).toMatchObject({ paid: 25_000, owed: 0 });
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
    const people = [{ entrant: 'bo' as EntrantId, facts: { ...unsaidEntry, enteredOn } }];
    const command: EventCommand = { kind: 'say-entries', people };
    const basedOn = found.value.version;
    const done = await app.events.execute(id, { ...asked, basedOn, command }, ida);
    expect(done).toMatchObject({ ok: true });
    const { lines } = await accounts();
    expect(lines.find((one) => one.id === 'bo')).toMatchObject({ isLate, due });
  });
});
