import { quarterPoints } from '../quarter-points.ts';
import type { Reading } from '../score-sheets.ts';
import type { ScoreTable } from '../score-table.ts';
import type { TieBreakValue, Working } from '../tie-break.ts';
import { type Cut, cutLines, type WeighedLine } from './cut.ts';
import { type OpponentLine, opponentLines } from './opponent-lines.ts';
import type { CutRules } from './unplayed-round.ts';

/** The value of a line, in quarter-points. */
export type Weigh = (line: OpponentLine) => number;

/** The opponent's score. */
export const opponentScore: Weigh = ({ opponentHalfPoints }) => 2 * opponentHalfPoints;

/** The opponent's score times the points scored against them. */
export const opponentScoreTimesResult: Weigh = ({ opponentHalfPoints, ownHalfPoints }) =>
  opponentHalfPoints * ownHalfPoints;

/** The lines to be summed, and the cut. */
export interface SumOfLines {
  readonly reading: Reading;
  readonly weigh: Weigh;
  readonly cut: Cut;
}

/** The reading for the modifiers `/P` and `/F`. */
export function readingFor(modifiers: {
  readonly fore: boolean;
  readonly forfeitsAsPlayed: boolean;
}): Reading {
  if (modifiers.fore) return modifiers.forfeitsAsPlayed ? 'fore-forfeits-played' : 'fore';
  return modifiers.forfeitsAsPlayed ? 'forfeits-played' : 'plain';
}

/** The sum of lines with known values, without those that the cut leaves out. */
export function sumOfWeighed(
  lines: readonly WeighedLine[],
  cut: Cut,
  rules: CutRules,
): TieBreakValue {
  const left = cutLines(lines, cut, rules);
  const total = lines.reduce((sum, line) => (left.has(line) ? sum : sum + line.quarters), 0);
  const workings = lines.map((line): Working => {
    const cutBecause = left.get(line);
    return {
      roundNumber: line.roundNumber,
      opponent: line.opponent,
      opponentHalfPoints: line.opponentHalfPoints,
      ownHalfPoints: line.ownHalfPoints,
      contribution: quarterPoints(line.quarters),
      fromStage: cutBecause === undefined ? 0 : 1,
      because: cutBecause === undefined ? line.because : [...line.because, cutBecause],
    };
  });
  return { stages: [quarterPoints(total)], workings };
}

/** The sum over a player's opponents, with its workings. */
export function sumOfLines(
  table: ScoreTable,
  player: number,
  { reading, weigh, cut }: SumOfLines,
): TieBreakValue {
  const lines = opponentLines(table, player, reading).map(
    (line): WeighedLine => ({ ...line, quarters: weigh(line) }),
  );
  return sumOfWeighed(lines, cut, table.unplayed.cuts);
}
