import type { OpenEvents } from '@rokade/server';
import { type EventRow, eventColumns } from '@rokade/tables';
import type { BookAct } from '../input/book-acts.ts';
import { refusalText } from '../input/with-opened.ts';
import { textOption } from '../options.ts';
import { done, jsonLine } from '../outcome.ts';
import { csvTable, printedTable } from '../say/printed-table.ts';

/** All events of the folder; those that do not open are named on standard error. */
export const list: BookAct<OpenEvents> = async (context, { events }, _) => {
  const all = await events.list();
  const remarks = all.flatMap(({ id, damaged }) =>
    damaged === null ? [] : [`${id}: ${refusalText(context, damaged)}`],
  );
  const rows = all.flatMap(({ id, summary, archived }): (EventRow & { archived: boolean })[] =>
    summary === null ? [] : [{ event: id, ...summary, groups: summary.groups.length, archived }],
  );
  switch (textOption(context, 'format')) {
    case 'json':
      return done(jsonLine(rows), remarks);
    case 'csv':
      return done(csvTable(context, { columns: eventColumns, rows }), remarks);
    default:
      return rows.length === 0
        ? done(`${context.t('cli.event.none')}\n`, remarks)
        : done(printedTable(context, { columns: eventColumns, rows }), remarks);
  }
};
