import type { CommandOf } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { Tournament } from '../state/state.ts';
import { sameResult } from '../values/game-result.ts';
import { publishedRound } from './decide-results.ts';
import { carryOutUnless, type Decision, refuse } from './decision.ts';

/**
 * The results of a round were typed anew from the slips. Each is confirmed only if it equals the
 * present one: a result that changed meanwhile must be compared again.
 */
export function decideVerified(
  t: Tournament,
  { round, results, differences }: CommandOf<'verify-round'>,
): Decision {
  const found = publishedRound(t, round);
  if ('code' in found) return refuse(found);
  const { games } = found;
  const differing = results.filter(
    ({ board, result }) => !sameResult(games[board - 1]?.result ?? null, result),
  );
  const problem: Refusal | null =
    differing.length === 0
      ? null
      : { code: 'verification.differs', round, boards: differing.map(({ board }) => board) };
  const boards = [...new Set(results.map(({ board }) => board))].sort((a, b) => a - b);
  return carryOutUnless(problem, {
    kind: 'round-verified',
    round,
    boards,
    of: games.length,
    differences,
  });
}
