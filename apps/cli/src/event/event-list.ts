import type { OpenEvents } from '@rokade/server';
import { type EventRow, eventColumns } from '@rokade/tables';
import type { BookAct } from '../input/book-acts.ts';
import { refusalText } from '../input/with-opened.ts';
import { done, jsonLine } from '../outcome.ts';
import { csvTable, printedTable } from '../say/printed-table.ts';
import { asFormat } from '../say/table-as.ts';

/** All events of the folder; those that cannot be opened are named on standard error. */
export const list: BookAct<OpenEvents> = async (context, { events }, _) => {
  const all = await events.list();
  const remarks = all.flatMap(({ id, damaged }) =>
    damaged === null ? [] : [`${id}: ${refusalText(context, damaged)}`],
  );
  const rows = all.flatMap(({ id, summary, archived }): (EventRow & { archived: boolean })[] =>
    summary === null ? [] : [{ event: id, ...summary, groups: summary.groups.length, archived }],
  );
  const table = { columns: eventColumns, rows };
  const out = asFormat(context, {
    json: () => jsonLine(rows),
    csv: () => csvTable(context, table),
    table: () =>
      rows.length === 0 ? `${context.t('cli.event.none')}\n` : printedTable(context, table),
  });
  return done(out, remarks);
};
