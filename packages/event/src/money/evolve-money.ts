import { evolvingFrom } from '@rokade/journal';
import { type MoneyHappened, personalInMoney } from './happened.ts';
import type { BookingId } from './ids.ts';
import { type Booking, type Money, noMoney } from './money.ts';

const withBooking = (money: Money, id: BookingId, changes: Partial<Booking>): Money => ({
  ...money,
  bookings: money.bookings.map((one) => (one.id === id ? { ...one, ...changes } : one)),
});

/** The money after one more entry. */
export const evolveMoney = evolvingFrom<Money, MoneyHappened>(noMoney, {
  'money-begun': (money) => money,
  'money-changed': (money, { values }) => ({ ...money, values: { ...money.values, ...values } }),
  'due-set': (money, { player, due }) => {
    const { [player]: _, ...others } = money.dues;
    return { ...money, dues: due === null ? others : { ...others, [player]: due } };
  },
  booked: (money, { kind: _, booking: id, ...payload }) => {
    const booking = { id, ...payload, no: money.bookings.length + 1, isTakenBack: false };
    return { ...money, bookings: [...money.bookings, booking] };
  },
  'booking-taken-back': (money, { booking }) => withBooking(money, booking, { isTakenBack: true }),
  'words-erased': (money, { booking }) =>
    withBooking(money, booking, { values: personalInMoney.erased }),
});
