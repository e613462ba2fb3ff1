import type { Booking, MoneyEntry } from '@rokade/event';
import { amountText, inOneForm, type MoneyLocale } from '@rokade/tables';
import { bookedTogether } from './fee-payments.ts';

/** A booking among those of its event, with the journal that says which were made at once. */
interface Receipted {
  readonly booking: Booking;
  readonly bookings: readonly Booking[];
  readonly entries: readonly MoneyEntry[];
  /** The name of a player by id; '' = not known any more. */
  readonly nameOf: (player: string) => string;
}

/** What the receipt of a booking says. */
export function receiptOf(locale: MoneyLocale, { booking, bookings, entries, nameOf }: Receipted) {
  const together = bookedTogether(bookings, entries, booking);
  const sum = together.reduce((all, { amount }) => all + amount, 0);
  const inForm = inOneForm(
    locale,
    together.map(({ amount }) => amount),
  );
  return {
    /**
     * The receipt's number. Fees that a club paid at once share a receipt with the lowest number.
     */
    no: Math.min(...together.map((one) => one.no)),
    club: together.length > 1 ? booking.club : '',
    parts:
      together.length > 1
        ? together.map(({ id, player, amount }) => ({
            id: id as string,
            name: nameOf(player) || locale.t('money.erased'),
            amount: amountText(inForm, amount),
          }))
        : [],
    amount: amountText(locale, Math.abs(sum)),
    isIn: sum > 0,
  };
}
