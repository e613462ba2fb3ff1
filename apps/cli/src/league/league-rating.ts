import { leagueRatingReport, notRatedLines } from '@rokade/league';
import { ratingRuleSets } from '@rokade/rules';
import {
  editionText,
  leagueNotRatedColumns,
  leagueRatingRows,
  ratingFileColumns,
  ratingReportColumns,
} from '@rokade/tables';
import type { BookAct } from '../input/book-acts.ts';
import { textOption } from '../options.ts';
import { bad, done, jsonLine } from '../outcome.ts';
import { csvTable, printedTable, tableDocument } from '../say/printed-table.ts';
import { asFormat } from '../say/table-as.ts';
import { leagueCalled, type OpenLeagues } from './open-league.ts';

/** `rating WHAT`: the rating report of all games of a league in a month, and what is not rated. */
export const rating: BookAct<OpenLeagues> = async (context, opened, [which = '']) => {
  const found = await leagueCalled(context, opened, which);
  if (!found.ok) return found.error;
  const [month = null, edition = null] = [
    textOption(context, 'month'),
    textOption(context, 'rules'),
  ];
  const editions = ratingRuleSets.map((rules) => rules.edition);
  if (edition !== null && !editions.includes(edition)) {
    const list = editions.join(', ');
    return bad(context.t('cli.league.no-rules', { text: edition, known: list }));
  }
  const report = leagueRatingReport(found.value, { month, edition });
  const rows = leagueRatingRows(report);
  const rated = { columns: ratingReportColumns, rows };
  const left = {
    columns: leagueNotRatedColumns(context.t),
    rows: notRatedLines(found.value, report),
  };
  const head = context.t('cli.league.rating', {
    edition: editionText(context.t, report.edition),
    games: report.games.length,
    people: report.people.length,
    left: left.rows.length,
  });
  const out = asFormat(context, {
    json: () =>
      jsonLine({
        league: found.value.id,
        month,
        edition: report.edition,
        rows: tableDocument(context, rated),
        notRated: tableDocument(context, left),
      }),
    csv: () => csvTable(context, { columns: ratingFileColumns(rows), rows }),
    table: () =>
      [head, rows.length === 0 ? '' : printedTable(context, rated)]
        .concat(left.rows.length === 0 ? [] : [printedTable(context, left)])
        .filter((part) => part !== '')
        .join('\n\n'),
  });
  return done(`${out.trimEnd()}\n`);
};
