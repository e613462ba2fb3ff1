import {
  type BookingId,
  type EntrantId,
  type EventCommand,
  type EventId,
  emptyEventValues,
  type MoneyCommand,
} from '@rokade/event';
import { freeForAll } from '@rokade/rules';
import type { Session } from '@rokade/server';
import { emptyDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { ida, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

const id = 'christmas' as EventId;
const rights = [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }] as const;
const session: Session = { accountId: 'ida', name: 'Ida Hansen', csrf: 'a token', rights };
const confirmation = { reason: '', confirmed: true };

const entrant = (name: string) => ({
  id: name.toLowerCase() as EntrantId,
  values: { ...emptyDetails, name: `${name}, A`, club: 'K41' },
  group: null,
});

const booked = (player: string, amount: number) => ({
  booking: `fee-${player}` as BookingId,
  ...({ on: '2026-11-01', way: 'cash', matter: 'fee', amount } as const),
  player,
  group: '',
  appeal: '',
  club: 'K41',
  values: { who: '', what: '' },
});

/** An event whose club paid for Bo and Ib at once, 400 each, and 100 too much for Bo. */
async function desk() {
  const app = await memoryApplication();
  const commands: readonly EventCommand[] = [
    { kind: 'make-event', id, values: { ...emptyEventValues, name: 'Juleskak' } },
    { kind: 'enter-entrants', entrants: [entrant('Bo'), entrant('Ib')] },
  ];
  for (const [basedOn, command] of commands.entries()) {
    expect((await app.events.execute(id, { ...confirmation, basedOn, command }, ida)).ok).toBe(
      true,
    );
  }
  const money: readonly MoneyCommand[] = [
    {
      kind: 'change-money',
      changes: { currency: 'DKK', fees: [{ ...freeForAll, name: 'Indskud', amount: 40_000 }] },
    },
    { kind: 'book', bookings: [booked('bo', 50_000), booked('ib', 40_000)] },
  ];
  const version = async () => {
    const found = await app.money.of(id);
    return found.ok ? found.value.version : 0;
  };
  for (const command of money) {
    const request = { ...confirmation, basedOn: await version(), command };
    expect((await app.money.execute(id, request, ida)).ok).toBe(true);
  }
  const bookings = async () => {
    const found = await app.money.of(id);
    return found.ok ? found.value : null;
  };
  return { app, version, bookings };
}

describe('the receipt of a club', () => {
  const receipt = async (no: string) => {
    const { app } = await desk();
    const page = '/console/events/[event]/money/receipt/[no]';
    return loadPage(app, session, { route: page, params: { event: id, no } });
  };

  it.each(['1', '2'])(
    'is one for all it paid at once, a line for each (booking %s)',
    async (no) => {
      const { data } = await receipt(no);
      expect(data).toMatchObject({ no: 1, club: 'K41', isIn: true, eventName: 'Juleskak' });
      const parts = data['parts'] as readonly { readonly name: string; readonly amount: string }[];
      expect(parts.map(({ name }) => name)).toEqual(['Bo, A', 'Ib, A']);
      expect(parts.map(({ amount }) => amount.replace(/\D/g, ''))).toEqual(['500', '400']);
      expect(String(data['amount']).replace(/\D/g, '')).toBe('900');
    },
  );

  it('is none of a booking that is not there', async () => {
    expect((await receipt('7')).status).toBe(404);
  });
});
