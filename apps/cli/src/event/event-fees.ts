import type { OpenEvents } from '@rokade/server';
import { amountText, feeColumns, feeRows } from '@rokade/tables';
import { type BookAct, onDay } from '../input/book-acts.ts';
import { refused } from '../input/with-opened.ts';
import { wantsJson } from '../options.ts';
import { done, jsonLine, no } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';
import { eventWithGroups } from './event-with-groups.ts';

/** Who owes which fee of an event and has paid what, as the API gives it. */
export const fees: BookAct<OpenEvents> = onDay(async (context, opened, [which = ''], day) => {
  const found = await eventWithGroups(context, opened, which);
  if (!found.ok) return found.error;
  const { event, groups } = found.value;
  const { moneyAt } = await import('@rokade/server');
  const hall = () => ({ ...opened.hall(), now: day });
  const seen = await moneyAt({ ...opened, hall }, event, groups);
  if (!seen.ok) return refused(context, seen.error);
  const { money, lines } = seen.value;
  const { currency } = money.values;
  const sum = (of: 'due' | 'paid' | 'owed') => lines.reduce((all, one) => all + one[of], 0);
  const sums = { due: sum('due'), paid: sum('paid'), owed: sum('owed') };
  if (wantsJson(context)) {
    return done(jsonLine({ event: event.id, currency, ...sums, fees: lines }));
  }
  if (currency === '') return no('', context.t('money.begin'));
  const locale = { ...context, currency };
  const [due = '', paid = '', owed = ''] = [sums.due, sums.paid, sums.owed].map((amount) =>
    amountText(locale, amount),
  );
  const rows = feeRows(locale, lines);
  const head = context.t('money.summary', { due, paid, owed });
  return tableAs(context, { columns: feeColumns(context), rows }, { key: 'fees', head });
});
