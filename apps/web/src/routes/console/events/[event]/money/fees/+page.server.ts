import { feeWords } from '@rokade/presentation/desks/money/fee-words.ts';
import { apartAt } from '#lib/server/events/fields-of-event.ts';
import { moneyLocale, moneyOf } from '#lib/server/money/money-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const found = await moneyOf(locals, params);
  const { values, bookings, version } = found.money;
  const locale = moneyLocale(locals, found);
  const groups = found.groups.map(({ id, settings }) => {
    return { id: id as string, name: settings.group || settings.name };
  });
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  const own = found.groups.find(({ prizes }) => prizes !== null)?.prizes?.plan.currency;
  const apart = await apartAt(locals, found.event);
  return {
    apart: apart.filter(({ fact }) => fact === 'deposit'),
    moneyVersion: version,
    groups,
    isFixed: bookings.length > 0,
    values: {
      ...values,
      // Without a currency of its own, the event uses that of its prizes.
      currency: values.currency || own || (locals.language === 'da' ? 'DKK' : 'EUR'),
    },
    fees: values.fees.map((rule) => ({ rule, ...feeWords(locale, rule, names) })),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
