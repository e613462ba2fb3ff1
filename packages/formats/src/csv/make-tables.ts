import { type Fraction, pointsOf, toNumber } from '@rokade/rules';
import type {
  BoardRow,
  ByeRow,
  PlayerDetails,
  RatingReportRow,
  StandingsRow,
} from '@rokade/tournament';
import { type CsvCell, type CsvStyle, makeCsv } from './make-csv.ts';

/** A player as the tables of results name them. */
interface Named
  extends Pick<StandingsRow['player'], 'no' | 'title' | 'name' | 'club' | 'federation'> {
  /** A text where it is not from the list that the others are from. */
  readonly rating: CsvCell;
}

/** The words of a table's head, in the reader's language. */
export type Headings<Column extends string> = Readonly<Record<Column, string>>;

const headed = <Column extends string>(
  columns: readonly Column[],
  headings: Headings<Column>,
): readonly string[] => columns.map((column) => headings[column]);

/** Columns of a player list. Reading it back needs headings that `parsePlayerList` knows. */
export const playerCsvColumns = [
  'no',
  'name',
  'title',
  'sex',
  'club',
  'federation',
  'citizenship',
  'rating',
  'rapidRating',
  'blitzRating',
  'fideRating',
  'fideId',
  'nationalId',
  'birthDate',
] as const;

export type PlayerCsvColumn = (typeof playerCsvColumns)[number];

/** A player list, one player a row. */
export const makePlayersCsv = (
  players: readonly (PlayerDetails & { readonly no: number })[],
  headings: Headings<PlayerCsvColumn>,
  style: CsvStyle,
): string =>
  makeCsv(
    [
      headed(playerCsvColumns, headings),
      ...players.map((player) => playerCsvColumns.map((column): CsvCell => player[column])),
    ],
    style,
  );

const standingsColumns = [
  'rank',
  'no',
  'title',
  'name',
  'club',
  'federation',
  'rating',
  'points',
] as const;

export type StandingsCsvColumn = (typeof standingsColumns)[number];

/** A line of standings: what of {@link StandingsRow} the table needs. */
export interface StandingsCsvRow extends Pick<StandingsRow, 'rank' | 'halfPoints' | 'values'> {
  readonly player: Named;
}

const nameCells = ({ no, title, name, club, federation, rating }: Named): readonly CsvCell[] => [
  no,
  title,
  name,
  club,
  federation,
  rating,
];

/** A last column of standings in words. */
export interface StandingsCsvRemarks {
  readonly heading: string;
  /** One for each row; '' = none. */
  readonly texts: readonly string[];
}

/** Standings as a table needs them. */
export interface StandingsCsv {
  readonly tieBreaks: readonly string[];
  readonly rows: readonly StandingsCsvRow[];
  /** No such column without them, or where none says anything. */
  readonly remarks?: StandingsCsvRemarks;
}

/** Standings; each tie-break is a column under its code, in stages where it has several. */
export function makeStandingsCsv(
  { tieBreaks, rows, remarks = { heading: '', texts: [] } }: StandingsCsv,
  headings: Headings<StandingsCsvColumn>,
  style: CsvStyle,
): string {
  const stageCounts = tieBreaks.map((_, index) =>
    Math.max(1, ...rows.map(({ values }) => values[index]?.stages.length ?? 0)),
  );
  const codes = tieBreaks.flatMap((code, index) => {
    const count = stageCounts[index] ?? 1;
    return Array.from({ length: count }, (_, stage) => (count > 1 ? `${code} ${stage + 1}` : code));
  });
  const hasRemarks = remarks.texts.some((text) => text !== '');
  const cells = (
    { rank, player, halfPoints, values }: StandingsCsvRow,
    index: number,
  ): readonly CsvCell[] => [
    rank,
    ...nameCells(player),
    pointsOf(halfPoints),
    ...stageCounts.flatMap((count, column) =>
      Array.from({ length: count }, (_, stage) => decimal(values[column]?.stages[stage])),
    ),
    ...(hasRemarks ? [remarks.texts[index] ?? ''] : []),
  ];
  const head = [...headed(standingsColumns, headings), ...codes];
  const heads = hasRemarks ? [...head, remarks.heading] : head;
  return makeCsv([heads, ...rows.map(cells)], style);
}

const decimal = (value: Fraction | undefined): CsvCell =>
  value === undefined ? null : Math.round(toNumber(value) * 1000) / 1000;

const pairingColumns = [
  'board',
  'whiteNo',
  'white',
  'whiteRating',
  'whitePoints',
  'whiteScore',
  'blackScore',
  'blackNo',
  'black',
  'blackRating',
  'blackPoints',
  'how',
] as const;

export type PairingCsvColumn = (typeof pairingColumns)[number];

/** The words in the column `how`. */
export type PairingWords = Readonly<
  Record<'forfeit' | 'pending' | 'cancelled' | ByeRow['bye'], string>
>;

type CsvSide = Named & { readonly halfPointsBefore: number };

/** A round: what of a `RoundView` the table needs. */
export interface PairingsCsvRound {
  readonly boards: readonly (Pick<BoardRow, 'result'> & {
    /** null where a file does not tell. */
    readonly board: number | null;
    readonly white: CsvSide;
    readonly black: CsvSide;
  })[];
  readonly byes: readonly (Pick<ByeRow, 'bye' | 'halfPoints'> & { readonly player: CsvSide })[];
}

const sideCells = ({ no, name, rating, halfPointsBefore }: CsvSide): readonly CsvCell[] => [
  no,
  name,
  rating,
  pointsOf(halfPointsBefore),
];

function scores(result: BoardRow['result']): readonly [CsvCell, CsvCell] {
  if (result === null || result.kind === 'pending') return [null, null];
  if (result.kind === 'forfeit') {
    return [result.absent === 'black' ? 1 : 0, result.absent === 'white' ? 1 : 0];
  }
  return [pointsOf(result.white), pointsOf(result.black)];
}

/** A round's boards and byes. Scores stand in two columns, since `1-0` is no number and no text. */
export function makePairingsCsv(
  { boards, byes }: PairingsCsvRound,
  {
    headings,
    words,
  }: { readonly headings: Headings<PairingCsvColumn>; readonly words: PairingWords },
  style: CsvStyle,
): string {
  const boardRows = boards.map(({ board, white, black, result }): readonly CsvCell[] => {
    const kind = result?.kind ?? 'played';
    const how = kind === 'played' ? '' : words[kind];
    return [board, ...sideCells(white), ...scores(result), ...sideCells(black), how];
  });
  const byeRows = byes.map(({ player, bye, halfPoints }): readonly CsvCell[] => {
    const nobody = [null, null, null, null, null];
    return [null, ...sideCells(player), pointsOf(halfPoints), ...nobody, words[bye]];
  });
  return makeCsv([headed(pairingColumns, headings), ...boardRows, ...byeRows], style);
}

const ratingColumns = [
  'no',
  'name',
  'club',
  'oldRating',
  'performance',
  'games',
  'score',
  'expected',
  'bonus',
  'k',
  'newRating',
  'change',
] as const;

export type RatingCsvColumn = (typeof ratingColumns)[number];

/** A line of a rating report: what of {@link RatingReportRow} the table needs. */
export interface RatingCsvRow
  extends Pick<
    RatingReportRow,
    | 'oldRating'
    | 'performance'
    | 'games'
    | 'halfPoints'
    | 'expected'
    | 'bonus'
    | 'k'
    | 'newRating'
    | 'change'
  > {
  readonly player: Pick<Named, 'no' | 'name' | 'club'>;
}

const hundredths = (value: Fraction): number => Math.round(toNumber(value) * 100) / 100;

const ratingCells = (row: RatingCsvRow): readonly CsvCell[] => [
  row.player.no,
  row.player.name,
  row.player.club,
  row.oldRating,
  row.performance ? 'x' : '',
  row.games,
  pointsOf(row.halfPoints),
  hundredths(row.expected),
  hundredths(row.bonus),
  row.k,
  row.newRating,
  row.change,
];

/** A rating report; `x` in the column `performance` marks a rating that is a performance. */
export const makeRatingReportCsv = (
  rows: readonly RatingCsvRow[],
  headings: Headings<RatingCsvColumn>,
  style: CsvStyle,
): string => makeCsv([headed(ratingColumns, headings), ...rows.map(ratingCells)], style);
