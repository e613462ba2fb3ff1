import { type CodeBoard, isFinal } from '@rokade/tournament';
import type { Said } from '../../chess/said-result.ts';

/** What somebody with a code is asked: nothing more, how the game ended, or whether that was right. */
export type ReportStep = 'nothing' | 'ask' | 'sure';

/** The step of a board. `again`: they want to report once more. */
export function reportStep(
  { result, state, own }: CodeBoard,
  { said, again }: { readonly said: Said | null; readonly again: boolean },
): ReportStep {
  const waits = state === 'differing';
  if (waits) return 'nothing';
  if (said !== null) return 'sure';
  return again || (own === null && !isFinal(result)) ? 'ask' : 'nothing';
}
