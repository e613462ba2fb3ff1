import type { Booking, BookingId } from '@rokade/event';
import { expect, it } from 'vitest';
import { latestReceipts } from '../src/desks/money/latest-receipts.ts';

const booking = (no: number, more: Partial<Booking>): Booking => ({
  id: `b${no}` as BookingId,
  no,
  on: '2026-11-01',
  way: 'cash',
  matter: 'fee',
  amount: 40_000,
  player: '',
  group: '',
  appeal: '',
  club: '',
  isTakenBack: false,
  values: { who: '', what: '' },
  ...more,
});

it('whoever has paid last has a receipt, but not for what was taken back or is no fee', () => {
  const bookings = [
    booking(1, { player: 'ida', club: 'Nord' }),
    booking(2, { player: 'bo', club: 'Nord' }),
    booking(3, { player: 'ida' }),
    booking(4, { player: 'bo', isTakenBack: true }),
    booking(5, { player: 'eva', matter: 'prize' }),
  ];
  expect(latestReceipts({ bookings })).toEqual({
    players: { ida: 3, bo: 2 },
    clubs: { Nord: 2 },
  });
});
