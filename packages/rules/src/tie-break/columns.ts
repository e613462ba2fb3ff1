import type { Reading } from './score-sheets.ts';

/** A number for each player that other players' values are made of. */
export type ColumnName =
  | `buchholz-${Reading}`
  | 'performance'
  | 'perfect-performance'
  | 'buchholz-skt-hundredths'
  | 'has-left';

/**
 * Remembers such numbers: `valueFor` is asked once for each player, at the first use, and must depend
 * on the table alone.
 */
export type Columns = (
  name: ColumnName,
  valueFor: (index: number) => number | null,
) => (index: number) => number | null;

/** Columns of which nothing is known yet. */
export function makeColumns(): Columns {
  const remembered = new Map<ColumnName, Map<number, number | null>>();
  return (name, valueFor) => {
    const known = remembered.get(name) ?? new Map<number, number | null>();
    remembered.set(name, known);
    return (index) => {
      const value = known.get(index);
      if (value !== undefined) return value;
      const worked = valueFor(index);
      known.set(index, worked);
      return worked;
    };
  };
}
