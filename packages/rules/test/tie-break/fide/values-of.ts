import {
  defaultTieBreakRules,
  findTieBreak,
  makeScoreTable,
  type PlayerNo,
  type ScoredPlayer,
  type ScoreTable,
  type TieBreak,
  type TieBreakRules,
  type TieBreakValue,
  toNumber,
} from '@rokade/rules';

/** The tie-break of an existing code. */
export function tieBreakOf(code: string): TieBreak {
  const found = findTieBreak(code);
  if (!found.ok) throw new Error(`${code}: ${found.error.code}`);
  return found.value;
}

/** A table by the rules in force, except for the given changes. */
export const tableOf = (
  players: readonly ScoredPlayer[],
  rules: Partial<TieBreakRules> = {},
): ScoreTable => makeScoreTable(players, { ...defaultTieBreakRules, ...rules });

/** The values of a tie-break for all players. */
export const explainedValues = (
  table: ScoreTable,
  code: string,
): ReadonlyMap<PlayerNo, TieBreakValue | null> =>
  tieBreakOf(code).compute(
    table,
    table.players.map(({ no }) => no),
  );

/** The first stage of each player's value. */
export const valuesOf = (
  table: ScoreTable,
  code: string,
): Readonly<Record<PlayerNo, number | null>> =>
  Object.fromEntries(
    [...explainedValues(table, code)].map(([no, value]) => [
      no,
      value === null ? null : toNumber(value.stages[0]!),
    ]),
  );
