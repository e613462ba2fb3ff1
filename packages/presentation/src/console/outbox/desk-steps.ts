import { type GameResult, sameResult } from '@rokade/tournament';

/** A result entered at the desk that can be undone. */
export interface DeskStep {
  readonly round: number;
  readonly board: number;
  readonly before: GameResult | null;
  readonly after: GameResult | null;
}

const longestMemory = 50;

/** The steps with another one added; the oldest are dropped. */
export const withStep = (steps: readonly DeskStep[], step: DeskStep): readonly DeskStep[] => [
  ...steps.slice(1 - longestMemory),
  step,
];

/** The newest step in a round, or null. */
export const lastStepOf = (steps: readonly DeskStep[], round: number): DeskStep | null =>
  steps.findLast((step) => step.round === round) ?? null;

/**
 * Whether a board still shows the result of the step, so that undoing it overwrites nothing newer.
 */
export const stillStands = (step: DeskStep, shown: GameResult | null): boolean =>
  sameResult(step.after, shown);
