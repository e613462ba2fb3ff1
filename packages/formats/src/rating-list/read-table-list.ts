import type { RatedPlayer, RatingListSource } from '@rokade/register';
import { err, ok, type Result } from '@rokade/rules';
import type { PlayerDetails } from '@rokade/tournament';
import { columnsLeftOut, listColumns, type NamedColumn } from '../csv/list-columns.ts';
import { findPlayerColumns, type PlayerColumns } from '../csv/player-columns.ts';
import { headingKey, type PlayerField } from '../csv/player-field.ts';
import { type ReadRow, readPlayerRow } from '../csv/player-row.ts';
import type { Row } from '../csv/split-cells.ts';
import { tableSeparator } from '../csv/split-table.ts';
import { type ListRows, noNumbers, type PlayersRead } from './list-rows.ts';
import type { RatingListFault } from './rating-list-fault.ts';
import { tableRows } from './table-rows.ts';

/** The source of a table, by its headings. */
function sourceOf({ headings, source }: PlayerColumns): RatingListSource {
  const keys = new Set(headings.map(headingKey));
  if (keys.has('dwz') && (keys.has('zps') || keys.has('zpsnummer'))) return 'dwz';
  return source ?? 'csv';
}

/** A table of names is a rating list if it has one of these columns. */
const numbers: readonly PlayerField[] = [
  ...(['nationalId', 'memberNumber', 'fideId'] as const),
  ...(['rating', 'rapidRating', 'blitzRating', 'fideRating'] as const),
];

/** The facts in the first rows of a table. */
export interface TableHead {
  readonly source: RatingListSource;
  readonly columns: PlayerColumns;
  readonly width: number;
  /** The columns that are not imported. */
  readonly leftOut: readonly NamedColumn[];
}

/** Fields of player lists that rating lists do not store. */
const notOfLists: ReadonlySet<PlayerField | null> = new Set(['citizenship']);

function leftOutOf(rows: readonly Row[], columns: PlayerColumns, source: RatingListSource) {
  const used = new Set(source === 'dwz' ? ['status'] : []);
  const all = listColumns(rows, columns).map((column) =>
    notOfLists.has(column.field) ? { ...column, field: null } : column,
  );
  return columnsLeftOut({ columns: all }).filter(({ heading }) => !used.has(headingKey(heading)));
}

/** Examines the beginning of a table; without names and numbers it is refused. */
export function tableHead(start: string): Result<TableHead, RatingListFault> {
  const { separator, text } = tableSeparator(start);
  const rows = tableRows(separator).take(text);
  const widest = rows.slice(0, 20).reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (widest < 2) return err({ code: 'list.unknown' });
  const columns = findPlayerColumns(rows);
  if (columns === null) return err({ code: 'list.names-missing' });
  if (!numbers.some((field) => columns.fields.includes(field))) {
    return err({ code: 'list.numbers-missing' });
  }
  const source = sourceOf(columns);
  const width = columns.headings.length || (rows[columns.before]?.cells.length ?? 0);
  return ok({ source, columns, width, leftOut: leftOutOf(rows, columns, source) });
}

/** The player of a row; the number of the source's register is the player's own id. */
const ratedPlayer = (details: PlayerDetails, source: RatingListSource): RatedPlayer => ({
  id: source === 'fide' ? details.fideId || details.nationalId : ownNumber(details, source),
  name: details.name,
  federation: details.federation.toUpperCase(),
  title: details.title,
  sex: details.sex,
  born: details.birthDate,
  ratings: {
    standard: details.rating ?? (source === 'csv' || source === 'fide' ? details.fideRating : null),
    rapid: details.rapidRating,
    blitz: details.blitzRating,
  },
  factors: noNumbers,
  index: details.dwzIndex,
  club: details.club,
  association: '',
  fideId: details.fideId,
  fideRating: details.fideRating,
});

const ownNumber = ({ nationalId, fideId }: PlayerDetails, source: RatingListSource): string =>
  source === 'csv' ? nationalId || fideId : nationalId;

/** A list is refused if more than one row in this many is faulty. */
const borneShare = 10;

/** Reads a table of players as a list of a source. */
export function readTableList(
  { columns, width }: TableHead,
  source: RatingListSource,
  take: (player: RatedPlayer, row: Row) => readonly RatedPlayer[] = (player) => [player],
): ListRows {
  let split: ReturnType<typeof tableRows> | undefined;
  let headings = columns.before;
  const seen = { rows: 0, faulty: 0, firstFaulty: 0, narrow: 0, endsWhole: true };
  function takeRow(row: Row): readonly RatedPlayer[] {
    seen.rows += 1;
    seen.narrow = row.cells.length < width ? row.row : 0;
    const read: ReadRow = readPlayerRow(row, columns);
    if (read.faults.length > 0) {
      seen.faulty += 1;
      seen.firstFaulty ||= row.row;
    }
    return read.details.name === '' ? [] : take(ratedPlayer(read.details, source), row);
  }
  function read(piece: string): PlayersRead {
    const start = split === undefined ? tableSeparator(piece) : null;
    split ??= tableRows(start?.separator ?? ',');
    seen.endsWhole = piece.endsWith('\n') || piece.endsWith('\r');
    const rows = split.take(start?.text ?? piece);
    const players = rows.slice(headings).flatMap(takeRow);
    headings = Math.max(0, headings - rows.length);
    return ok(players);
  }
  function end(): PlayersRead {
    const cut = split?.open() ?? (seen.endsWhole ? 0 : seen.narrow);
    if (cut > 0) return err({ code: 'list.truncated', line: cut });
    const { rows, faulty, firstFaulty } = seen;
    return faulty * borneShare > rows
      ? err({ code: 'list.rows-unreadable', rows: faulty, all: rows, line: firstFaulty })
      : ok([]);
  }
  return { read, end };
}
