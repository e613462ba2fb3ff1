import type { FieldProblem } from '@rokade/journal';
import type { BookingId } from './ids.ts';

/** Why something is not done with an event's money. */
export type MoneyRefusal =
  | {
      readonly code: 'money.field-invalid';
      readonly field: string;
      readonly problem: FieldProblem;
    }
  | { readonly code: 'money.id-taken'; readonly id: string }
  | { readonly code: 'money.unknown-booking'; readonly booking: BookingId }
  | { readonly code: 'money.taken-back-already' }
  /** Nothing is booked before it is said in which currency, and none is changed afterwards. */
  | { readonly code: 'money.no-currency' }
  | { readonly code: 'money.currency-fixed'; readonly field: 'currency' }
  /** Nothing, or money that came in where some goes out. */
  | { readonly code: 'money.wrong-amount'; readonly field: 'amount' }
  | { readonly code: 'money.not-yet'; readonly field: 'on'; readonly day: string }
  /** A fee without its player, a prize without its group, and the like. */
  | { readonly code: 'money.whose'; readonly matter: string }
  /** To be asked: the same fee, prize or deposit stands in the book. */
  | { readonly code: 'money.booked-already'; readonly matter: string; readonly no: number }
  /** What is owed is no longer what the form showed: some of it was booked since. */
  | { readonly code: 'money.booked-meanwhile' }
  /** To be asked before: what is erased does not come back. */
  | { readonly code: 'money.confirm-erasing' };
