import { type CodeBoard, isFinal } from '@rokade/tournament';
import type { Outcome } from '../../chess/reported-outcome.ts';

/** What somebody with a code is asked: nothing more, how the game ended, or whether that was right. */
export type ReportStep = 'nothing' | 'ask' | 'sure';

/** The step of a board. `again`: they want to report once more. */
export function reportStep(
  { result, state, own }: CodeBoard,
  { outcome, again }: { readonly outcome: Outcome | null; readonly again: boolean },
): ReportStep {
  const waits = state === 'differing';
  if (waits) return 'nothing';
  if (outcome !== null) return 'sure';
  return again || (own === null && !isFinal(result)) ? 'ask' : 'nothing';
}
