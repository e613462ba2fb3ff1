import { oncePerState } from './once-per-state.ts';
import type { Tournament } from './state.ts';
import { tableNumbers } from './table-numbers.ts';
import { type HallTables, tablesOfRound } from './tables-of-round.ts';

/** The hall of a tournament, as its settings and players have it. */
export const hallOf = oncePerState(
  ({ settings, players }): HallTables => ({
    first: settings.firstTable,
    unused: new Set(tableNumbers(settings.unusedTables)),
    fixed: new Map(
      players.flatMap(({ id, fixedTable }) => (fixedTable === null ? [] : [[id, fixedTable]])),
    ),
  }),
);

/** At which table each board of a round is played, by board; null: the boards are the tables. */
export function tablesIn(t: Tournament, round: number): readonly number[] | null {
  const tables = tablesOfRound(t.rounds[round - 1]?.games ?? [], hallOf(t));
  return tables.every((table, index) => table === index + 1) ? null : tables;
}
