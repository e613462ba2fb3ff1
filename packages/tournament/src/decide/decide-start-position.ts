import { drawnStartPosition } from '@rokade/rules';
import type { CommandOf, Request } from '../commands/command.ts';
import { isPlannedRound } from '../questions/planned-rounds.ts';
import type { Tournament } from '../state/state.ts';
import { confirmationFor, when } from './confirmation.ts';
import { carryOutUnless, type Decision, refuse } from './decision.ts';

/**
 * Decides the start position of Chess960 of a round, for all its boards, until one of them has a
 * result. Drawing again needs a reason.
 */
export function decideStartPosition(
  t: Tournament,
  { round, seed }: CommandOf<'draw-start-position'>,
  request: Request,
): Decision {
  if (t.settings.startPositions !== 'chess960') return refuse({ code: 'lots.no-start-positions' });
  if (!isPlannedRound(t, round)) return refuse({ code: 'round.unknown', round });
  const clean = seed.trim();
  if (clean === '') return refuse({ code: 'lots.seed-missing' });
  if (t.rounds[round - 1]?.games.some(({ result }) => result !== null)) {
    return refuse({ code: 'lots.start-position-played', round });
  }
  const isRedrawn = t.startPositions.some((one) => one.round === round);
  const redrawn = when(isRedrawn, { code: 'consequence.start-position-redrawn', round });
  return carryOutUnless(confirmationFor(request, redrawn, true), {
    kind: 'start-position-drawn',
    round,
    seed: clean,
    position: drawnStartPosition(clean),
  });
}
