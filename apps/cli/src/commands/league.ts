import { divisionDocument, makeTrfIn } from '@rokade/formats';
import { folderLeagueColumns } from '@rokade/tables';
import { type BookAct, bookActs, fileActsOfMany } from '../input/book-acts.ts';
import { refusalText } from '../input/with-opened.ts';
import { players, prizes } from '../league/league-players.ts';
import { rating } from '../league/league-rating.ts';
import { season } from '../league/league-season.ts';
import { divisionCalled, leagueCalled, type OpenLeagues } from '../league/open-league.ts';
import { textOption } from '../options.ts';
import { bad, type Context, done, type Outcome } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';

/** All leagues of the folder; those that cannot be opened are named on standard error. */
const list: BookAct<OpenLeagues> = async (context, { leagues }) => {
  const all = await leagues.list();
  const remarks = all.flatMap(({ id, damaged }) =>
    damaged === null ? [] : [`${id}: ${refusalText(context, damaged)}`],
  );
  const rows = all.flatMap(({ id, summary }) =>
    summary === null ? [] : [{ ...summary, league: id }],
  );
  if (rows.length === 0) return done('', [...remarks, context.t('cli.league.none')]);
  const table = { columns: folderLeagueColumns(context.t), rows };
  return { ...tableAs(context, table, { key: 'leagues' }), errors: remarks };
};

/** A text to a file, or to standard output. */
async function deliver(context: Context, file: string, text: string): Promise<Outcome> {
  if (file === '-') return done(text);
  const problem = await context.terminal.writeFile(file, text);
  return problem === null ? done('') : bad(`${file}: ${context.t(`cli.file.${problem}`)}`);
}

/** `report WHAT DIVISION [FILE]`: a division as a report file with its teams. */
const report: BookAct<OpenLeagues> = async (
  context,
  opened,
  [which = '', division = '', file = '-'],
) => {
  const league = await leagueCalled(context, opened, which);
  if (!league.ok) return league.error;
  const found = divisionCalled(context, league.value, division);
  if (!found.ok) return found.error;
  const edition = textOption(context, 'to') === 'trf16' ? 'trf16' : 'trf26';
  const { text } = makeTrfIn(edition, divisionDocument(league.value, found.value.id));
  return deliver(context, file, text);
};

/** `league list`, `league export WHAT [FILE]`, `import FILE`, `report` and `season WHAT DIVISION …`, `rating WHAT`, `players WHAT DIVISION`, `prizes WHAT CLUB`. */
export const league = bookActs(async () => (await import('@rokade/server')).openLeagues, {
  list,
  report,
  season,
  rating,
  players,
  prizes,
  ...fileActsOfMany('league', ({ leagues }: OpenLeagues) => leagues),
});
