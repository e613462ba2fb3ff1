import { type Contest, seriesView, skatView } from '@rokade/club';
import {
  challengeColumns,
  challengeLines,
  freeGameColumns,
  freeGameLines,
  freePlayColumns,
  freePlayRows,
  ladderColumns,
  ladderLines,
  legColumns,
  legPlanColumns,
  legPlanRows,
  legRows,
  matchColumns,
  matchLines,
  seriesColumns,
  seriesRows,
  skatListColumns,
  skatListRows,
  skatSeatsColumns,
  skatSeatsRows,
} from '@rokade/tables';
import type { BookAct } from '../input/book-acts.ts';
import { refused } from '../input/with-opened.ts';
import { dayOption, textOption } from '../options.ts';
import { type Context, done, jsonLine } from '../outcome.ts';
import { csvTable, printedTable, tableDocument } from '../say/printed-table.ts';
import { contestMeant, type OpenContests } from './contest-meant.ts';

/** Its tables by name, the one that a file holds first; each is made as the medium has it. */
function tablesOf(context: Context, contest: Contest, day: string) {
  const made = <Row>(key: string, table: Parameters<typeof printedTable<Row>>[1]) => ({
    key,
    text: () => printedTable(context, table),
    csv: () => csvTable(context, table),
    document: () => tableDocument(context, table),
  });
  const series = seriesView(contest);
  if (series !== null) {
    const standing = made('table', {
      columns: seriesColumns(context, series),
      rows: seriesRows(context, contest, series),
    });
    const skat = skatView(contest);
    if (skat !== null) {
      return [
        standing,
        ...skat.rounds.flatMap((round) => [
          made(`round-${round.round}`, {
            columns: skatSeatsColumns,
            rows: skatSeatsRows(context, contest, round),
          }),
          made(`lists-${round.round}`, {
            columns: skatListColumns,
            rows: skatListRows(contest, round),
          }),
        ]),
      ];
    }
    const plan = { columns: legPlanColumns, rows: legPlanRows(context, contest, series) };
    return [
      standing,
      made('legs', plan),
      ...series.legs
        .filter(({ held }) => held !== '')
        .map((leg) => made(leg.id, { columns: legColumns, rows: legRows(context, contest, leg) })),
    ];
  }
  if (contest.format !== 'ladder') {
    return [
      made('table', { columns: freePlayColumns, rows: freePlayRows(contest) }),
      made('games', { columns: freeGameColumns, rows: freeGameLines(contest) }),
    ];
  }
  const rows = ladderLines(context, contest, day.slice(0, 4));
  return [
    made('list', { columns: ladderColumns, rows }),
    made('open', { columns: challengeColumns, rows: challengeLines(context, contest, day) }),
    made('matches', { columns: matchColumns, rows: matchLines(context, contest) }),
  ];
}

/** What a competition says on a day: its list, what is open, what was played. */
export const show: BookAct<OpenContests> = async (context, opened, [which = ''], options) => {
  const day = dayOption(context, options, 'day');
  if (!day.ok) return day.error;
  const id = await contestMeant(context, opened, which);
  if (!id.ok) return id.error;
  const found = await opened.contests.get(id.value);
  if (!found.ok) return refused(context, found.error);
  const { values, format, rules, seed } = found.value;
  const tables = tablesOf(context, found.value, day.value);
  switch (textOption(options, 'format')) {
    case 'json': {
      const said = Object.fromEntries(tables.map(({ key, document }) => [key, document()]));
      const about = { contest: id.value, name: values.name, format, rules, seed, day: day.value };
      return done(jsonLine({ ...about, ...said }));
    }
    case 'csv':
      return done(tables[0]?.csv() ?? '');
    default:
      return done(`${values.name}\n\n${tables.map(({ text }) => text()).join('\n')}`);
  }
};
