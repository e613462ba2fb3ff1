import type { PlayerColumns } from './player-columns.ts';
import { detailOf, type PlayerField } from './player-field.ts';
import type { Row } from './split-cells.ts';

/** A column of the list with its assumed content; null: not imported. */
export interface ListColumn {
  /** '' if the list has no headings. */
  readonly heading: string;
  readonly field: PlayerField | null;
  /** Whether all cells below the heading are empty. */
  readonly empty: boolean;
}

/** A column's heading, '' if it has none, and its number from 1. */
export interface NamedColumn {
  readonly heading: string;
  readonly column: number;
}

/** The columns that are not imported. */
export const columnsLeftOut = ({
  columns,
}: {
  readonly columns: readonly ListColumn[];
}): readonly NamedColumn[] =>
  columns.flatMap(({ heading, field, empty }, index) =>
    detailOf(field) !== null || (heading === '' && empty) ? [] : [{ heading, column: index + 1 }],
  );

/** The columns with any content, and what they are taken for. */
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
