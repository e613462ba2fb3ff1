import type { FieldFault } from '@rokade/journal';
import type { ByCode } from '@rokade/rules';
import type { BookingId } from './ids.ts';

/** Refusals of commands about an event's money. */
export type MoneyRefusal = ByCode<{
  'money.field-invalid': FieldFault;
  'money.id-taken': { id: string };
  'money.unknown-booking': { booking: BookingId };
  'money.taken-back-already': object;
  /** The currency must be set before the first booking, and cannot change afterwards. */
  'money.no-currency': object;
  'money.currency-fixed': { field: 'currency' };
  /** The amount is zero, or positive where money can only go out. */
  'money.wrong-amount': { field: 'amount' };
  'money.not-yet': { field: 'on'; day: string };
  /** The player of a fee, the group of a prize or the like is missing. */
  'money.whose': { matter: string };
  /** To be confirmed: the same fee, prize or deposit is already booked. */
  'money.booked-already': { matter: string; no: number };
  /** To be confirmed: erasing cannot be undone. */
  'money.confirm-erasing': object;
}>;
