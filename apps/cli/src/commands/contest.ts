import { formatCodes } from '@rokade/club';
import { contestColumns } from '@rokade/tables';
import { type OpenContests, show } from '../contest/contest-show.ts';
import { type BookAct, bookActs, fileActsOfMany } from '../input/book-acts.ts';
import { refusalText } from '../input/with-opened.ts';
import { done } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';

/** All competitions of the folder; those that cannot be opened are named on standard error. */
const list: BookAct<OpenContests> = async (context, { contests }, _) => {
  const all = await contests.list();
  const remarks = all.flatMap(({ id, damaged }) =>
    damaged === null ? [] : [`${id}: ${refusalText(context, damaged)}`],
  );
  const rows = all.flatMap(({ id, summary }) => {
    const format = formatCodes.find((one) => one === summary?.format);
    if (summary === null || format === undefined) return [];
    return [{ ...summary, contest: id, format: context.t(`club.format-${format}`) }];
  });
  if (rows.length === 0) return done('', [...remarks, context.t('cli.contest.none')]);
  const table = { columns: contestColumns, rows };
  return { ...tableAs(context, table, { key: 'contests' }), errors: remarks };
};

/** `contest list`, `contest show|export WHAT [FILE]`, `contest import FILE`: the competitions of a data folder. */
export const contest = bookActs(async () => (await import('@rokade/server')).openContests, {
  list,
  show,
  ...fileActsOfMany('contest', ({ contests }: OpenContests) => contests),
});
