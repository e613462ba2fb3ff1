import type { Booking } from '@rokade/event';
import { amountText, type BookingRow, inOneForm, type MoneyLocale } from '@rokade/tables';

/** Bookings as rows of their table, with the present names of players. */
export const bookingsShown = (
  locale: MoneyLocale,
  bookings: readonly Booking[],
  nameOf: (player: string) => string,
): readonly BookingRow[] => {
  const inForm = inOneForm(
    locale,
    bookings.map(({ amount }) => amount),
  );
  return bookings.map((one) => {
    const amount = amountText(inForm, Math.abs(one.amount));
    const name = one.player === '' ? '' : nameOf(one.player) || locale.t('money.erased');
    const who = [name, one.values.who, one.club].filter((each) => each !== '');
    return {
      booking: one.id,
      no: one.no,
      on: one.on,
      who: who.join(', '),
      what: [locale.t(`money.matter-${one.matter}`), one.values.what].filter(Boolean).join(': '),
      way: locale.t(`money.way-${one.way}`),
      in: one.amount > 0 ? amount : '',
      out: one.amount < 0 ? amount : '',
      state: one.isTakenBack ? locale.t('money.taken-back') : '',
    };
  });
};
