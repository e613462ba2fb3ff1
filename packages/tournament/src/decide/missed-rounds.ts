import type { EnteredPlayer } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { TournamentEvent } from '../events/entry.ts';
import { requestedHalfPoints } from '../questions/paired-boards.ts';
import { publishedRounds } from '../questions/phase.ts';
import type { Tournament } from '../state/state.ts';
import { hasScoreGroups } from '../systems/system-choice.ts';
import { byeObstacle } from './bye-limits.ts';

/**
 * Why a late entry cannot have these byes for missed rounds, or null. Only for published rounds, once
 * each, and only where pairing goes by points: in a round robin the games are played later.
 */
export function missedObstacle(t: Tournament, { missed = [] }: EnteredPlayer): Refusal | null {
  for (const [index, request] of missed.entries()) {
    const earlier = missed.slice(0, index);
    const { round } = request;
    const isMissed = round <= publishedRounds(t) && hasScoreGroups(t.settings.system);
    if (!isMissed || earlier.some((other) => other.round === round)) {
      return { code: 'bye.round-not-missed', round };
    }
    const obstacle = byeObstacle(t, earlier, request);
    if (obstacle !== null) return obstacle;
  }
  return null;
}

/**
 * The byes of a late entry for missed rounds: none unless the organiser gives them. The Danish rules
 * and Tempelhof's do not mention it; FIDE leaves it to the rules of the event.
 *
 * @article FIDE C.04.2 2026 late entries
 */
export const missedByes = (
  t: Tournament,
  { id, missed = [] }: EnteredPlayer,
): readonly TournamentEvent[] =>
  missed.map((request) => ({
    kind: 'bye-granted',
    player: id,
    request,
    halfPoints: requestedHalfPoints(request.bye, t.settings.scoring),
  }));
