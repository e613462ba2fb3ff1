import { fraction, plus } from '../kernel/fraction.ts';
import type { TieBreakValue, Working } from './tie-break.ts';

/** A value whose stages are sums of the lines that count from this stage or an earlier one. */
export function sumStages(workings: readonly Working[], stageCount: number): TieBreakValue {
  const stages = Array.from({ length: stageCount }, (_, stage) =>
    workings.reduce(
      (sum, { fromStage, contribution }) => (fromStage <= stage ? plus(sum, contribution) : sum),
      fraction(0),
    ),
  );
  return { stages, workings: workings.toSorted((a, b) => a.roundNumber - b.roundNumber) };
}
