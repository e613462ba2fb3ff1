import {
  type Contest,
  ladderYear,
  type SeriesView,
  type SkatView,
  seasonView,
  seriesView,
  skatView,
  type TrophyView,
  trophyView,
} from '@rokade/club';
import {
  calendarColumns,
  calendarRows,
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
  programmeColumns,
  programmeRows,
  seriesColumns,
  seriesRows,
  skatListColumns,
  skatListRows,
  skatSeatsColumns,
  skatSeatsRows,
  trophyStandingColumns,
  trophyStandingRows,
  trophyYearColumns,
  trophyYearRows,
} from '@rokade/tables';
import type { Context } from '../outcome.ts';
import { csvTable, printedTable, type Table, tableDocument } from '../say/printed-table.ts';

/** A table by its name, made as the medium has it. */
interface NamedTable {
  readonly key: string;
  readonly text: () => string;
  readonly csv: () => string;
  readonly document: () => unknown;
}

/** A competition as the command line shows it. */
interface Showing {
  readonly context: Context;
  readonly contest: Contest;
  readonly made: <Row>(key: string, table: Table<Row>) => NamedTable;
}

const seriesTable = ({ context, contest, made }: Showing, view: SeriesView): NamedTable =>
  made('table', {
    columns: seriesColumns(context, view),
    rows: seriesRows(context, contest, view),
  });

const ofSkat = ({ context, contest, made }: Showing, { rounds }: SkatView) =>
  rounds.flatMap((round) => [
    made(`round-${round.round}`, {
      columns: skatSeatsColumns,
      rows: skatSeatsRows(context, contest, round),
    }),
    made(`lists-${round.round}`, {
      columns: skatListColumns,
      rows: skatListRows(contest, round),
    }),
  ]);

const ofLegs = ({ context, contest, made }: Showing, view: SeriesView) => [
  made('legs', { columns: legPlanColumns, rows: legPlanRows(context, contest, view) }),
  ...view.legs
    .filter(({ held }) => held !== '')
    .map((leg) => made(leg.id, { columns: legColumns, rows: legRows(context, contest, leg) })),
];

const ofTrophy = ({ context, contest, made }: Showing, view: TrophyView) => [
  made('winners', { columns: trophyYearColumns, rows: trophyYearRows(context, contest, view) }),
  made('standings', { columns: trophyStandingColumns, rows: trophyStandingRows(contest, view) }),
];

const ofSeason = ({ context, contest, made }: Showing) => [
  made('programme', { columns: programmeColumns, rows: programmeRows(context, contest) }),
  made('calendar', { columns: calendarColumns, rows: calendarRows(context, contest) }),
];

const ofGames = ({ contest, made }: Showing) => [
  made('table', { columns: freePlayColumns, rows: freePlayRows(contest) }),
  made('games', { columns: freeGameColumns, rows: freeGameLines(contest) }),
];

const ofLadder = ({ context, contest, made }: Showing, day: string) => [
  made('list', {
    columns: ladderColumns,
    rows: ladderLines(context, contest, ladderYear(contest, day)),
  }),
  made('open', { columns: challengeColumns, rows: challengeLines(context, contest, day) }),
  made('matches', { columns: matchColumns, rows: matchLines(context, contest) }),
];

/** Its tables by name on a day, first the one that a file holds. */
export function tablesOf(context: Context, contest: Contest, day: string): readonly NamedTable[] {
  const made = <Row>(key: string, table: Table<Row>): NamedTable => ({
    key,
    text: () => printedTable(context, table),
    csv: () => csvTable(context, table),
    document: () => tableDocument(context, table),
  });
  const showing = { context, contest, made };
  const series = seriesView(contest);
  if (series !== null) {
    const skat = skatView(contest);
    const others = skat === null ? ofLegs(showing, series) : ofSkat(showing, skat);
    return [seriesTable(showing, series), ...others];
  }
  if (seasonView(contest) !== null) return ofSeason(showing);
  const trophy = trophyView(contest);
  if (trophy !== null) return ofTrophy(showing, trophy);
  return contest.format === 'ladder' ? ofLadder(showing, day) : ofGames(showing);
}
