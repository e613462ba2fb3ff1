import type { Booking, BookingId, MoneyEntry } from '@rokade/event';
import { describe, expect, it } from 'vitest';
import { bookedTogether } from '../src/desks/money/fee-payments.ts';

const booking = (no: number, more: Partial<Booking> = {}): Booking => ({
  id: `b${no}` as BookingId,
  no,
  on: '2026-11-01',
  way: 'cash',
  matter: 'fee',
  amount: 40_000,
  player: `p${no}`,
  group: '',
  appeal: '',
  club: 'K41',
  isTakenBack: false,
  values: { who: '', what: '' },
  ...more,
});

const entry = (one: Booking, at: string): Pick<MoneyEntry, 'at' | 'event'> => {
  const { id, no: _, isTakenBack: __, ...payload } = one;
  return { at, event: { kind: 'booked', booking: id, ...payload } };
};

describe('the receipt of a payment', () => {
  const all = [
    booking(1),
    booking(2),
    booking(3, { isTakenBack: true }),
    booking(4),
    booking(5, { club: '' }),
  ];
  const journal = all.map((one) => entry(one, one.no < 4 ? '10:00' : '11:00'));
  const together = (no: number) =>
    bookedTogether(all, journal, all[no - 1] ?? booking(no)).map((one) => one.no);

  it('is one for all that a club paid in one act, but for what was taken back', () => {
    expect(together(1)).toEqual([1, 2]);
    expect(together(2)).toEqual([1, 2]);
  });

  it('is of its own for what the club paid another time, and for a player', () => {
    expect(together(4)).toEqual([4]);
    expect(together(5)).toEqual([5]);
    expect(together(3)).toEqual([3]);
  });
});
