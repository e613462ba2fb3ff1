import { championshipColumns, championshipRows, targetColumns, targetRows } from '@rokade/tables';
import { type ChampionshipView, publishedRounds, viewChampionship } from '@rokade/tournament';
import { loadConvertInput } from '../convert/convert-input.ts';
import { nameOfFile } from '../input/load-tournament.ts';
import { wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Run } from '../outcome.ts';
import { printedTable } from '../say/printed-table.ts';

/** The classes as text: what each takes, then who is in it and what they need. */
function classesText(context: Context, view: ChampionshipView, isPlayed: boolean): string {
  const { t } = context;
  const targets = targetRows(context, view);
  const parts = Array.from({ length: view.of }, (_, index) => index + 1).flatMap((each) => {
    const rows = championshipRows(context, view, {
      class: each,
      isArbiter: true,
      isPlayed,
    });
    const head = t('championship.class-n', { class: each });
    const table = { columns: championshipColumns, rows };
    return rows.length === 0 ? [] : [`${head}\n\n${printedTable(context, table)}`];
  });
  const heads =
    targets.length === 0
      ? []
      : [
          `${t('championship.targets')}\n\n${printedTable(context, { columns: targetColumns, rows: targets })}`,
        ];
  return [...heads, ...parts].join('\n');
}

/** `championship FILE`: the classes of a club's championship from a tournament's export. */
export const championship: Run = async (context, [file = '-']) => {
  const loaded = await loadConvertInput(context, file);
  if (!loaded.ok) return loaded.error;
  const { tournament } = loaded.value;
  const view = tournament === null ? null : viewChampionship(tournament);
  if (tournament === null) {
    return bad(`${nameOfFile(file)}: ${context.t('cli.championship.no-export')}`);
  }
  if (view === null) return no('', `${nameOfFile(file)}: ${context.t('error.championship.none')}`);
  if (wantsJson(context)) return done(jsonLine(view));
  return done(classesText(context, view, publishedRounds(tournament) > 0));
};
