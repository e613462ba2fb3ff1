import { oncePer } from '@rokade/journal';
import type { Settings } from '../settings/settings.ts';
import { tableNumbers } from '../settings/table-numbers.ts';
import type { Tournament } from '../state/state.ts';
import { type HallTables, tablesOfRound } from '../values/tables-of-round.ts';

/** Memoised by players and settings, which results do not change. */
const hallOfPlayers = oncePer(
  (players: Tournament['players'], settings: Settings): HallTables => ({
    first: settings.firstTable,
    unused: new Set(tableNumbers(settings.unusedTables)),
    fixed: new Map(
      players.flatMap(({ id, fixedTable }) => (fixedTable === null ? [] : [[id, fixedTable]])),
    ),
  }),
);

/** The tables of a tournament's hall, from its settings and players. */
export const hallOf = ({ players, settings }: Tournament): HallTables =>
  hallOfPlayers(players, settings);

const isPlain = ({ first, unused, fixed }: HallTables): boolean =>
  first === 1 && unused.size === 0 && fixed.size === 0;

/** The table of each board of a round, by board; null: the boards' numbers are the tables. */
export function tablesIn(t: Tournament, round: number): readonly number[] | null {
  const hall = hallOf(t);
  if (isPlain(hall)) return null;
  const tables = tablesOfRound(t.rounds[round - 1]?.games ?? [], hall);
  return tables.every((table, index) => table === index + 1) ? null : tables;
}
