import { officesOn } from '@rokade/register';
import { officeColumns, officeRows } from '@rokade/tables';
import { dayOption, textOption } from '../options.ts';
import { done, jsonLine, no } from '../outcome.ts';
import { csvTable, printedTable, tableDocument } from '../say/printed-table.ts';
import type { RegisterAct } from './register-act.ts';

/** Who holds which office on a day, and what is to be said of that. */
export const offices: RegisterAct = async (context, { register }, _, options) => {
  const day = dayOption(context, options, 'day');
  if (!day.ok) return day.error;
  const rows = officeRows(context, officesOn(register.now(), day.value));
  if (rows.length === 0) return no('', context.t('offices.none'));
  const table = { columns: officeColumns, rows };
  switch (textOption(options, 'format')) {
    case 'json':
      return done(jsonLine({ day: day.value, offices: tableDocument(context, table) }));
    case 'csv':
      return done(csvTable(context, table));
    default:
      return done(printedTable(context, table));
  }
};
