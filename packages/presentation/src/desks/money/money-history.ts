import type { Money, MoneyEntry } from '@rokade/event';
import { amountText, type MoneyLocale } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import { type BookLines, bookLines } from '../../console/journal/book-lines.ts';

interface Locale extends Omit<MoneyLocale, 't'> {
  readonly t: TranslateFor<'console'>;
}

/** The text keys of the names of changed fields. */
const fieldNames = {
  currency: 'prizes.currency',
  leader: 'money.leader',
  fees: 'money.table',
  rebates: 'money.rebates',
  federationFee: 'money.federation-fee',
  deposit: 'money.deposit',
  accountsGiven: 'money.accounts-given',
} as const;

const isField = (name: string): name is keyof typeof fieldNames => Object.hasOwn(fieldNames, name);

/** The present names of players, and the bookings with their numbers. */
interface MoneyNames {
  readonly names: ReadonlyMap<string, string>;
  readonly bookings: Money['bookings'];
}

/** The journal of an event's money, or some of its entries, as lines of text, the newest first. */
export function moneyHistory(
  locale: Locale,
  entries: readonly MoneyEntry[],
  { names, bookings }: MoneyNames,
): BookLines {
  const { t } = locale;
  const numberOf = (booking: string) => bookings.find(({ id }) => id === booking)?.no ?? '–';
  return bookLines(t, entries, (event) => {
    switch (event.kind) {
      case 'money-begun':
        return t('money.did-begun');
      case 'money-changed': {
        const fields = Object.keys(event.values).filter(isField);
        return t('money.did-changed', {
          fields: fields.map((field) => t(fieldNames[field])).join(', '),
        });
      }
      case 'due-set': {
        const person = names.get(event.player) ?? t('money.gone');
        return event.due === null
          ? t('money.did-due-by-table', { person })
          : t('money.did-due', { person, amount: amountText(locale, event.due.amount) });
      }
      case 'booked': {
        const facts = {
          matter: t(`money.matter-${event.matter}`),
          amount: amountText(locale, event.amount),
        };
        const person = event.values.who || names.get(event.player) || event.club;
        return person === ''
          ? t('money.did-booked-nobody', facts)
          : t('money.did-booked', { ...facts, person });
      }
      case 'booking-taken-back':
        return t('money.did-taken-back', { no: numberOf(event.booking) });
      case 'words-erased':
        return t('money.did-erased');
    }
  });
}
