import type { Reading } from './score-sheets.ts';

/** The name of a number for each player from which other players' values are calculated. */
export type ColumnName =
  | `buchholz-${Reading}`
  | 'performance'
  | 'perfect-performance'
  | 'buchholz-skt-hundredths'
  | 'has-left';

/**
 * Memoises such numbers: `valueFor` is called once for each player, at the first use, and must depend
 * on the table only.
 */
export type Columns = (
  name: ColumnName,
  valueFor: (index: number) => number | null,
) => (index: number) => number | null;

/** An empty memory of columns. */
export function makeColumns(): Columns {
  const remembered = new Map<ColumnName, Map<number, number | null>>();
  return (name, valueFor) => {
    const values = remembered.get(name) ?? new Map<number, number | null>();
    remembered.set(name, values);
    return (index) => {
      const value = values.get(index);
      if (value !== undefined) return value;
      const worked = valueFor(index);
      values.set(index, worked);
      return worked;
    };
  };
}
