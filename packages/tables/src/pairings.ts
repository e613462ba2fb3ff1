import { type Colour, type HalfPoints, pointsOf } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import type { ByeRow, GameResult } from '@rokade/tournament';
import { type Column, type Columns, forPeople, forReaders, type SpokenText } from './column.ts';
import { columnsIn, strong } from './columns-in.ts';
import { nobody, personColumns, type TablePlayer } from './person-columns.ts';
import { byeText } from './say/bye-text.ts';

/** A side of a board, with the player's points before the round. */
export interface TableSide extends TablePlayer {
  readonly halfPointsBefore: HalfPoints;
}

/** A board of a round. */
export interface BoardLine {
  /** null if a file does not have it. */
  readonly board: number | null;
  /** The table; null or absent if it equals the board. */
  readonly table?: number | null;
  readonly white: TableSide;
  readonly black: TableSide;
  readonly result: GameResult | null;
}

/** A player without an opponent; these rows are at the end of the round. */
export interface ByeLine extends Pick<ByeRow, 'bye' | 'halfPoints'> {
  readonly player: TableSide;
}

export type PairingsRow = BoardLine | ByeLine;

const isBye = (row: PairingsRow): row is ByeLine => 'bye' in row;

/** The player of a colour; a player with a bye is in White's place. */
function sideOf(row: PairingsRow, colour: Colour): TableSide | null {
  if (!isBye(row)) return row[colour];
  return colour === 'white' ? row.player : null;
}

/** A heading that in a file also names the side. */
const headOf = (
  t: TranslateFor<'tournament'>,
  colour: Colour,
  key: Parameters<TranslateFor<'tournament'>>[0],
): SpokenText => ({
  text: t(key),
  words: `${t(`terms.${colour}`)}: ${t(key)}`,
});

const of = columnsIn(forReaders).column<PairingsRow>;

function sideColumns(t: TranslateFor<'tournament'>, colour: Colour): Columns<PairingsRow> {
  const person = personColumns((row: PairingsRow) => sideOf(row, colour) ?? nobody);
  const quiet = { arbiter: true, weight: 'quiet', narrow: 'gone' } as const;
  return [
    {
      ...person.no,
      heading: headOf(t, colour, 'terms.number'),
      media: ['terminal', 'file'],
      value: (row) => sideOf(row, colour)?.no ?? '',
    },
    {
      ...person.name,
      key: colour,
      heading: `terms.${colour}`,
      media: forPeople,
      isHead: false,
      value: (row) => sideOf(row, colour) ?? (isBye(row) ? byeText(t, row) : ''),
    },
    of(colour, `terms.${colour}`, { media: ['file'] }).text(
      (row) => sideOf(row, colour)?.name ?? '',
    ),
    { ...person.rating, heading: headOf(t, colour, 'terms.rating'), media: ['terminal', 'file'] },
    of('came', headOf(t, colour, 'terms.points'), quiet).points(
      (row) => sideOf(row, colour)?.halfPointsBefore ?? null,
    ),
  ];
}

/** A side's score; null if it is not known, or if there is no player. */
function scoreOf(row: PairingsRow, colour: Colour): number | null {
  if (isBye(row)) return colour === 'white' ? pointsOf(row.halfPoints) : null;
  const { result } = row;
  if (result === null || result.kind === 'pending') return null;
  if (result.kind !== 'forfeit') return pointsOf(result[colour]);
  return result.absent === 'both' || result.absent === colour ? 0 : 1;
}

const scoreColumn = (t: TranslateFor<'tournament'>, colour: Colour): Column<PairingsRow> =>
  of(`${colour}Score`, headOf(t, colour, 'terms.result'), { media: ['file'] }).number((row) =>
    scoreOf(row, colour),
  );

/** How a game without moves, or a round without a game, came about. */
function howText(t: TranslateFor<'tournament'>, row: PairingsRow): string {
  if (isBye(row)) {
    return t(row.bye === 'pairing-allocated' ? 'terms.bye' : `terms.bye-${row.bye}`);
  }
  switch (row.result?.kind) {
    case 'forfeit':
      return t('console.csv-forfeit');
    case 'pending':
      return t('terms.adjourned');
    case 'cancelled':
      return t('terms.cancelled');
    default:
      return '';
  }
}

/**
 * The columns of a round. The table has a column if it differs from the board. In files scores have two
 * columns, since `1-0` is neither a number nor a text.
 */
export const pairingsColumns = (t: TranslateFor<'tournament'>): Columns<PairingsRow> => [
  of('table', 'terms.table', { ...strong, media: forPeople, leftOut: 'empty' }).number((row) =>
    isBye(row) ? null : (row.table ?? null),
  ),
  of('board', 'terms.board', { ...strong, isHead: true }).number((row) =>
    isBye(row) ? null : row.board,
  ),
  ...sideColumns(t, 'white'),
  of('result', 'terms.result', { media: ['page', 'paper'], marksChange: true }).result((row) =>
    isBye(row) ? undefined : row.result,
  ),
  scoreColumn(t, 'white'),
  scoreColumn(t, 'black'),
  ...sideColumns(t, 'black'),
  of('how', 'console.csv-how', { media: ['file'] }).text((row) => howText(t, row)),
];

/** The rows of a round: its boards, then players without an opponent. */
export const pairingsRows = <Board, Bye>({
  boards,
  byes,
}: {
  readonly boards: readonly Board[];
  readonly byes: readonly Bye[];
}): readonly (Board | Bye)[] => [...boards, ...byes];
