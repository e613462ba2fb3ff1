import type { Entry } from '@rokade/journal';
import { unreachable } from '@rokade/rules';
import { type MoneyHappened, personalInMoney } from './happened.ts';
import type { BookingId } from './ids.ts';
import { type Booking, type Money, noMoney } from './money.ts';

const withBooking = (
  { bookings }: Money,
  id: BookingId,
  said: Partial<Booking>,
): readonly Booking[] => bookings.map((one) => (one.id === id ? { ...one, ...said } : one));

function withDue({ dues }: Money, { player, due }: Extract<MoneyHappened, { kind: 'due-set' }>) {
  const { [player]: _, ...others } = dues;
  return due === null ? others : { ...others, [player]: due };
}

function after(money: Money, happened: MoneyHappened): Money {
  switch (happened.kind) {
    case 'money-begun':
      return money;
    case 'money-changed':
      return { ...money, values: { ...money.values, ...happened.values } };
    case 'due-set':
      return { ...money, dues: withDue(money, happened) };
    case 'booked': {
      const { kind: _, booking: id, ...said } = happened;
      const booking = { id, ...said, no: money.bookings.length + 1, isTakenBack: false };
      return { ...money, bookings: [...money.bookings, booking] };
    }
    case 'booking-taken-back':
      return { ...money, bookings: withBooking(money, happened.booking, { isTakenBack: true }) };
    case 'words-erased': {
      const bookings = withBooking(money, happened.booking, { values: personalInMoney.erased });
      return { ...money, bookings };
    }
    default:
      return unreachable(happened);
  }
}

/** The money after one more entry. */
export const evolveMoney = (
  money: Money | null,
  { version, event }: Entry<MoneyHappened>,
): Money => ({ ...after(money ?? noMoney, event), version });
