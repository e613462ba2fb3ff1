import type { HalfPoints } from '@rokade/rules';
import { type Column, type Columns, forReaders, type SpokenText } from './column.ts';
import { own } from './columns-in.ts';
import { personColumns } from './person-columns.ts';
import {
  pointsColumn,
  rankColumn,
  type StandingsRow,
  type TieBreakHead,
  valueColumns,
} from './standings.ts';

/** A row of the crosstable; other rows' cells refer to it by `line`. */
export interface CrosstableRow extends StandingsRow {
  readonly line: number;
  /** One for each column: a round's cell, or the points after the round. */
  readonly cells: readonly (SpokenText | HalfPoints)[];
}

/** The kind of the crosstable's own columns, and the headings of tie-breaks after them. */
export interface CrosstableHeads {
  /** `opponents`: in a round robin everybody meets everybody. */
  readonly by: 'rounds' | 'opponents' | 'progress';
  readonly columns: readonly SpokenText[];
  readonly tieBreaks?: readonly TieBreakHead[];
}

const nothing: SpokenText = { text: '', words: '' };

/** On a narrow screen a cell names the opponent, and is omitted if there is none. */
const cellColumns = ({ by, columns }: CrosstableHeads): Columns<CrosstableRow> =>
  columns.map((heading, index): Column<CrosstableRow> => {
    const head = { key: 'cell', heading, media: forReaders, narrow: 'second' } as const;
    const cellOf = ({ cells }: CrosstableRow) => cells[index] ?? nothing;
    if (by === 'progress') {
      const pointsIn = (cell: SpokenText | HalfPoints) => (typeof cell === 'number' ? cell : null);
      return { ...head, kind: 'points', value: (row) => pointsIn(cellOf(row)) };
    }
    const textIn = (cell: SpokenText | HalfPoints) => (typeof cell === 'number' ? nothing : cell);
    const named = by === 'opponents' ? ({ named: true } as const) : {};
    return { ...head, ...named, kind: 'spoken', value: (row) => textIn(cellOf(row)) };
  });

const person = personColumns(({ player }: CrosstableRow) => player);

/** The columns of the crosstable, or of the points after each round. */
export const crosstableColumns = (
  heads: CrosstableHeads,
  rows: readonly CrosstableRow[],
): Columns<CrosstableRow> => [
  own('line', 'number', 'terms.number', { media: forReaders }),
  { ...person.no, media: ['file'] },
  person.title,
  person.name,
  { ...person.federation, media: ['file'] },
  { ...person.rating, media: ['file'] },
  { ...person.club, media: ['file'] },
  ...cellColumns(heads),
  pointsColumn,
  ...valueColumns(heads.tieBreaks ?? [], rows).map((column) => ({
    ...column,
    media: column.media.filter((medium) => medium === 'paper'),
  })),
  { ...rankColumn, narrow: 'gone', media: ['page', 'paper'] },
];
