import type { PlayerDetails } from '@rokade/tournament';
import { headingKey } from '../csv/player-field.ts';
import { splitCells } from '../csv/split-cells.ts';
import { tableSeparator } from '../csv/split-table.ts';
import { decodeInput } from '../input/decode-input.ts';
import { readListedClubs } from '../rating-list/listed-clubs.ts';
import { documentPlayers } from '../trf/document-players.ts';
import type { TrfDocument } from '../trf/trf-document.ts';

/** A cell in quotation marks, as it stands; no spreadsheet opens this table. */
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const tableOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\n`).join('');

/** The heading of each detail in a table made from a report file. */
const headings = {
  name: 'name',
  title: 'title',
  sex: 'sex',
  federation: 'federation',
  club: 'club',
  birthDate: 'born',
  rating: 'rating',
  fideRating: 'fiderating',
  fideId: 'fideid',
  nationalId: 'nationalid',
} as const satisfies Partial<Readonly<Record<keyof PlayerDetails, string>>>;

const details = Object.keys(headings) as readonly (keyof typeof headings)[];

/** The players of a report file as a table with headings, so that it is read like any other list. */
export const playersAsTable = (document: TrfDocument): string =>
  tableOf([
    details.map((detail) => headings[detail]),
    ...documentPlayers(document).map((player) =>
      details.map((detail) => String(player[detail] ?? '')),
    ),
  ]);

/** The headings of a column with the numbers of clubs. */
const clubNumbers = ['zps', 'zpsnummer', 'zpsnr'];

/**
 * A table of the German federation with the names of its clubs, which stand in a table of their own
 * (`vereine.csv`); unchanged where a club's number is in neither.
 */
export function withClubNames(
  list: string | Uint8Array,
  clubs: string | Uint8Array,
): string | Uint8Array {
  const decoded = decodeInput(list);
  const named = readListedClubs(clubs, '');
  if (!decoded.ok || named.size === 0) return list;
  const { separator, text } = tableSeparator(decoded.value);
  const [first, ...rows] = splitCells(text, separator).rows;
  const column = (first?.cells ?? []).map(headingKey).findIndex((key) => clubNumbers.includes(key));
  if (first === undefined || column === -1) return list;
  const nameOf = (number: string): string => named.get(number)?.name ?? number;
  return tableOf([
    [...first.cells, 'Verein'],
    ...rows.map(({ cells }) => [...cells, nameOf(cells[column] ?? '')]),
  ]);
}
