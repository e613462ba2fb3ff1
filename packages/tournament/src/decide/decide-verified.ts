import type { Command } from '../command.ts';
import { sameResult } from '../game-result.ts';
import type { Tournament } from '../state.ts';
import { carryOut, type Decision, refuse } from './decision.ts';

/**
 * The results of a round were typed anew from the slips. Only what stands is confirmed: a result that
 * somebody changed meanwhile has to be looked at again.
 */
export function decideVerified(
  { rounds }: Tournament,
  { round, results, differences }: Extract<Command, { kind: 'verify-round' }>,
): Decision {
  const found = rounds[round - 1];
  if (found === undefined) return refuse({ code: 'round.unknown', round });
  if (found.status === 'draft') return refuse({ code: 'round.not-published', round });
  const { games } = found;
  const differing = results.filter(
    ({ board, result }) => !sameResult(games[board - 1]?.result ?? null, result),
  );
  if (differing.length > 0) {
    return refuse({
      code: 'verification.differs',
      round,
      boards: differing.map(({ board }) => board),
    });
  }
  const boards = [...new Set(results.map(({ board }) => board))].sort((a, b) => a - b);
  return carryOut({ kind: 'round-verified', round, boards, of: games.length, differences });
}
