import type { Game } from '../state/state.ts';
import { type GameResult, isFinal, isUnusual, sameResult } from '../values/game-result.ts';

/** Whether a result can be reported from a board: a played game, won or drawn. */
export const isReportable = (result: GameResult): boolean =>
  result.kind === 'played' && !isUnusual(result);

/**
 * The state of a board with reports. `one-said`: the other player's report is missing; `differing`: the
 * two reports differ and the arbiter decides; `otherwise`: a later report differs from the entered
 * result; `to-enter`: the reports agree, but entering needs the arbiter.
 */
export type ReportState = 'one-said' | 'differing' | 'otherwise' | 'to-enter';

/** The state of a game's reports; null: nothing to do. */
export function reportState({ result, reported }: Game): ReportState | null {
  const [first] = reported;
  if (first === undefined) return null;
  const isUnanimous = (one: GameResult | null) =>
    reported.every((other) => sameResult(one, other.result));
  if (isFinal(result)) return isUnanimous(result) ? null : 'otherwise';
  if (!isUnanimous(first.result)) return 'differing';
  return reported.length === 1 && first.by !== null ? 'one-said' : 'to-enter';
}
