import { officesOn } from '@rokade/register';
import { officeColumns, officeRows } from '@rokade/tables';
import { onDay } from '../input/book-acts.ts';
import { no } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';
import type { RegisterAct } from './opened-register.ts';

/** Who holds which office on a day, with remarks. */
export const offices: RegisterAct = onDay(async (context, { register }, _, day) => {
  const rows = officeRows(context, officesOn(register.now(), day));
  if (rows.length === 0) return no('', context.t('offices.none'));
  return tableAs(context, { columns: officeColumns, rows }, { about: { day }, key: 'offices' });
});
