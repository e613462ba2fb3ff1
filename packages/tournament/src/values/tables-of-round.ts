import type { PlayerId } from './ids.ts';

/** The tables of the hall that a tournament uses. */
export interface HallTables {
  /** The number of the first table, for groups that play side by side in one hall. */
  readonly first: number;
  /** Tables that are not used: left empty, or reserved. */
  readonly unused: ReadonlySet<number>;
  /** Players with a fixed table. */
  readonly fixed: ReadonlyMap<PlayerId, number>;
}

/** The two players of a board. */
interface Seated {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** The fixed table of a pair; null: none. */
function keptTable({ white, black }: Seated, { fixed }: HallTables, taken: ReadonlySet<number>) {
  const both = [fixed.get(white), fixed.get(black)];
  return both.find((table) => table !== undefined && !taken.has(table)) ?? null;
}

/**
 * The table of each board of a round. A player with a fixed table sits there with the opponent; if both
 * have one, at White's, or at Black's if White's is taken. All others take the free tables in the order
 * of boards, from the first on, without gaps. It does not affect the pairing.
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
