import { reason } from '../../kernel/reason.ts';
import type { TieBreakReason } from '../reason-codes.ts';
import type { OpponentLine } from './opponent-lines.ts';
import type { CutRules } from './unplayed-round.ts';

/** The number of contributions left out: the least significant, then the most significant. */
export interface Cut {
  readonly lowest: number;
  readonly highest: number;
}

/** A line with its contribution in quarter-points. */
export interface WeighedLine extends OpponentLine {
  readonly quarters: number;
}

/** The lines left out, with the reason. */
export type CutLines = ReadonlyMap<WeighedLine, TieBreakReason>;

const bySignificance = (a: WeighedLine, b: WeighedLine): number =>
  a.opponentHalfPoints - b.opponentHalfPoints || a.quarters - b.quarters;

const first = (
  lines: readonly WeighedLine[],
  order: (a: WeighedLine, b: WeighedLine) => number,
): WeighedLine | undefined =>
  lines.reduce<WeighedLine | undefined>(
    (best, line) => (best === undefined || order(line, best) < 0 ? line : best),
    undefined,
  );

/**
 * The next line to be left out at the low end: that of the lowest-scoring opponent (of several the
 * lowest contribution), but the lowest contribution of a voluntarily unplayed round if that is not
 * less.
 *
 * @article FIDE C.07 14.1, 16.5
 */
function leastSignificant(
  lines: readonly WeighedLine[],
  rules: CutRules,
): readonly [WeighedLine, TieBreakReason] | null {
  const least = first(lines, bySignificance);
  if (least === undefined) return null;
  const voluntary = rules.voluntaryFirst
    ? first(
        lines.filter(({ voluntarilyUnplayed }) => voluntarilyUnplayed),
        (a, b) => a.quarters - b.quarters,
      )
    : undefined;
  return voluntary !== undefined && voluntary.quarters >= least.quarters
    ? [voluntary, reason('tie-break.cut-voluntarily-unplayed', 'FIDE C.07 16.5')]
    : [least, reason('tie-break.cut-lowest', rules.lowestArticle)];
}

function mostSignificant(
  lines: readonly WeighedLine[],
  rules: CutRules,
): readonly [WeighedLine, TieBreakReason] | null {
  const most = first(lines, (a, b) => bySignificance(b, a));
  return most === undefined ? null : [most, reason('tie-break.cut-highest', rules.highestArticle)];
}

/**
 * The lines that a cut leaves out: the low end first, then the high end. With fewer lines than cuts,
 * all are left out.
 *
 * @article FIDE C.07 14.1–14.2, 16.5; FIDE 2012 annex 3 A.b
 */
export function cutLines(
  lines: readonly WeighedLine[],
  { lowest, highest }: Cut,
  rules: CutRules,
): CutLines {
  const cut = new Map<WeighedLine, TieBreakReason>();
  for (let done = 0; done < lowest + highest; done++) {
    const left = lines.filter((line) => !cut.has(line));
    const next = done < lowest ? leastSignificant(left, rules) : mostSignificant(left, rules);
    if (next === null) break;
    cut.set(...next);
  }
  return cut;
}
