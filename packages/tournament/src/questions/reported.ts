import type { Game } from '../state/state.ts';
import { type GameResult, isFinal, isUnusual, sameResult } from '../values/game-result.ts';

/** What is reported from a board: a game that was played, won or drawn. */
export const isReportable = (result: GameResult): boolean =>
  result.kind === 'played' && !isUnusual(result);

/**
 * Where a board stands that something was reported of: `one-said`: the other of the two is waited for;
 * `differing`: the arbiter has to say who is right; `otherwise`: something else is entered than was
 * reported later; `to-enter`: nobody disagrees, but entering it is the arbiter's.
 */
export type ReportState = 'one-said' | 'differing' | 'otherwise' | 'to-enter';

/** What is to be done about the reports of a game; null: nothing. */
export function reportState({ result, reported }: Game): ReportState | null {
  const [first] = reported;
  if (first === undefined) return null;
  const isSaid = (one: GameResult | null) =>
    reported.every((other) => sameResult(one, other.result));
  if (isFinal(result)) return isSaid(result) ? null : 'otherwise';
  if (!isSaid(first.result)) return 'differing';
  return reported.length === 1 && first.by !== null ? 'one-said' : 'to-enter';
}
