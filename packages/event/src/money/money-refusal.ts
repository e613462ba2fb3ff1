import type { FieldFault } from '@rokade/journal';
import type { ByCode } from '@rokade/rules';
import type { BookingId } from './ids.ts';

/** Why something is not done with an event's money. */
export type MoneyRefusal = ByCode<{
  'money.field-invalid': FieldFault;
  'money.id-taken': { id: string };
  'money.unknown-booking': { booking: BookingId };
  'money.taken-back-already': object;
  /** Nothing is booked before it is said in which currency, and none is changed afterwards. */
  'money.no-currency': object;
  'money.currency-fixed': { field: 'currency' };
  /** Nothing, or money that came in where some goes out. */
  'money.wrong-amount': { field: 'amount' };
  /** To be asked before: after the refund so much is owed again; whether the fee is less. */
  'money.owed-again': { field: 'less'; amount: string };
  'money.not-yet': { field: 'on'; day: string };
  /** A fee without its player, a prize without its group, and the like. */
  'money.whose': { matter: string };
  /** To be asked: the same fee, prize or deposit stands in the book. */
  'money.booked-already': { matter: string; no: number };
  /** What is owed is no longer what the form showed: some of it was booked since. */
  'money.booked-meanwhile': object;
  /** To be asked before: what is erased does not come back. */
  'money.confirm-erasing': object;
}>;
