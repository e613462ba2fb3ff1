import type { PlayerColumns } from './player-columns.ts';
import { detailOf, type PlayerField } from './player-field.ts';
import type { Row } from './split-cells.ts';

/** A column of the list and what it was taken for; null: not taken over. */
export interface ListColumn {
  /** '' where the list has no headings. */
  readonly heading: string;
  readonly field: PlayerField | null;
  /** Nothing stands below the heading. */
  readonly empty: boolean;
}

/** A column of a list by its heading, '' where it has none, and its place from 1. */
export interface NamedColumn {
  readonly heading: string;
  readonly column: number;
}

/** The columns that are not taken over. */
export const columnsLeftOut = ({
  columns,
}: {
  readonly columns: readonly ListColumn[];
}): readonly NamedColumn[] =>
  columns.flatMap(({ heading, field, empty }, index) =>
    detailOf(field) !== null || (heading === '' && empty) ? [] : [{ heading, column: index + 1 }],
  );

/** The columns as far as anything stands in them, with what they were taken for. */
export function listColumns(
  rows: readonly Row[],
  { fields, headings, before }: PlayerColumns,
): readonly ListColumn[] {
  const filled = new Set<number>();
  for (const { cells } of rows.slice(before)) {
    cells.forEach((cell, index) => {
      if (cell !== '') filled.add(index);
    });
  }
  const width = [...filled].reduce((most, index) => Math.max(most, index + 1), headings.length);
  return Array.from({ length: width }, (_, index) => ({
    heading: headings[index] ?? '',
    field: fields[index] ?? null,
    empty: !filled.has(index),
  }));
}
