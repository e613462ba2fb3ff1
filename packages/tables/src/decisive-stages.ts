import { compareFractions } from '@rokade/rules';
import type { StandingsRow } from '@rokade/tournament';

type Row = Pick<StandingsRow, 'halfPoints' | 'values'>;

const stageOf = (row: Row, column: number, stage: number) => row.values[column]?.stages[stage];

function equalIn(a: Row, b: Row, column: number, stage: number): boolean {
  const [x, y] = [stageOf(a, column, stage), stageOf(b, column, stage)];
  return x !== undefined && y !== undefined && compareFractions(x, y) === 0;
}

const stagesIn = (row: Row, column: number): number => row.values[column]?.stages.length ?? 0;

/** Whether two rows are equal in points and in every stage of the tie-breaks before this column. */
function equalBefore(a: Row, b: Row, column: number): boolean {
  if (a.halfPoints !== b.halfPoints) return false;
  for (let earlier = 0; earlier < column; earlier += 1) {
    for (let stage = 0; stage < stagesIn(a, earlier); stage += 1) {
      if (!equalIn(a, b, earlier, stage)) return false;
    }
  }
  return true;
}

function stagesAgainst(row: Row, neighbour: Row | undefined, column: number): number {
  if (neighbour === undefined || !equalBefore(row, neighbour, column)) return 1;
  const stages = stagesIn(row, column);
  for (let stage = 0; stage < stages; stage += 1) {
    if (!equalIn(row, neighbour, column, stage)) return stage + 1;
  }
  return 1;
}

/**
 * How many stages of the tie-break in this column explain the places: one, unless a later stage decides
 * against a neighbouring row.
 *
 * @article DSU 2002 4.14.2: the next stage counts only among those still equal
 */
export const decisiveStages = (rows: readonly Row[], index: number, column: number): number => {
  const row = rows[index];
  if (row === undefined) return 0;
  const neighbours = [rows[index - 1], rows[index + 1]];
  return Math.max(...neighbours.map((neighbour) => stagesAgainst(row, neighbour, column)));
};
