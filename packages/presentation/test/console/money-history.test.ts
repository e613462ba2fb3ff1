import type { BookingId, MoneyEntry, MoneyHappened } from '@rokade/event';
import { translator } from '@rokade/texts/all';
import { expect, test } from 'vitest';
import { moneyHistory } from '../../src/desks/money/money-history.ts';

const t = translator('da');
const booking = 'b2' as BookingId;

const entry = (version: number, event: MoneyHappened): MoneyEntry => ({
  version,
  event,
  reason: '',
  at: '2026-12-27T09:00:00.000Z',
  actor: { id: 'ella', name: 'Ella' },
});

test('a booking taken back has its number, also where a few lines of the journal are told', () => {
  const payment = { on: '2026-12-27', way: 'cash', amount: 40_000, matter: 'fee' } as const;
  const about = { player: 'bo', group: '', appeal: '', club: '', values: { who: '', what: '' } };
  const booked = { ...payment, ...about, isTakenBack: true };
  const bookings = [
    { ...booked, id: 'b1' as BookingId, no: 1 },
    { ...booked, id: booking, no: 2 },
  ];
  const locale = { t, language: 'da', currency: 'DKK' } as const;
  const lines = moneyHistory(locale, [entry(9, { kind: 'booking-taken-back', booking })], {
    names: new Map(),
    bookings,
  });
  expect(lines.map(({ text }) => text)).toEqual([t('money.did-taken-back', { no: 2 })]);
});
