import { officesOn } from '@rokade/register';
import { officeColumns, officeRows } from '@rokade/tables';
import type { BookAct } from '../input/book-acts.ts';
import { dayOption } from '../options.ts';
import { no } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';
import type { OpenedRegister } from './opened-register.ts';

/** Who holds which office on a day, and what is to be said of that. */
export const offices: BookAct<OpenedRegister> = async (context, { register }, _) => {
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const rows = officeRows(context, officesOn(register.now(), day.value));
  if (rows.length === 0) return no('', context.t('offices.none'));
  return tableAs(
    context,
    { columns: officeColumns, rows },
    { about: { day: day.value }, key: 'offices' },
  );
};
