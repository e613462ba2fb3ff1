import type { PlayerId } from './ids.ts';

/** The hall as far as a tournament's tables go. */
export interface HallTables {
  /** The number of its first table: groups of one event play side by side. */
  readonly first: number;
  /** Numbers that nobody is sent to: tables left empty, or kept for somebody. */
  readonly unused: ReadonlySet<number>;
  /** Who keeps a table whatever their place. */
  readonly fixed: ReadonlyMap<PlayerId, number>;
}

/** The two of a board. */
interface Seated {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** The table that a pair keeps; null: any will do. */
function keptTable({ white, black }: Seated, { fixed }: HallTables, taken: ReadonlySet<number>) {
  const both = [fixed.get(white), fixed.get(black)];
  return both.find((table) => table !== undefined && !taken.has(table)) ?? null;
}

/**
 * At which table each board of a round is played. Whoever has a fixed table sits there with their
 * opponent; where both have one, at White's; where that is given away already, at Black's. All others
 * take the free tables in the order of the boards, from the first on, so that they move up and none
 * stays empty between them. Whom the round brings together does not depend on it.
 *
 * @returns by board, index 0 is board 1; no number twice
 */
export function tablesOfRound(boards: readonly Seated[], hall: HallTables): readonly number[] {
  const taken = new Set<number>();
  const kept = boards.map((board) => {
    const table = keptTable(board, hall, taken);
    if (table !== null) taken.add(table);
    return table;
  });
  let next = hall.first;
  return kept.map((table) => {
    if (table !== null) return table;
    while (taken.has(next) || hall.unused.has(next)) next += 1;
    return next++;
  });
}
