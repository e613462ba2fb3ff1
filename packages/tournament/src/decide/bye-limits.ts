import type { Request } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import { fixedRounds } from '../questions/fixed-rounds.ts';
import type { Tournament } from '../state/state.ts';
import type { ByeRequest } from '../values/player.ts';
import { confirmationFor } from './confirmation.ts';
import { ruleArticles } from './rule-consequences.ts';

/** The article that forbids half-point byes in the last round. */
export const lastRoundArticle = 'FIDE 2012 8.3.4';

const isHalfPoint = ({ bye }: ByeRequest): boolean => bye === 'half-point';

/**
 * Why a player cannot have another bye, or null. Each player has as many half-point byes as the
 * organiser allows, and none in the last round. The Danish rules and Tempelhof's have no such byes; an
 * organiser who gives them there is held to FIDE's limits.
 *
 * @article FIDE 2012 8.3.4
 */
export function byeObstacle(
  t: Tournament,
  others: readonly ByeRequest[],
  request: ByeRequest,
): Refusal | null {
  if (!isHalfPoint(request)) return null;
  const { round } = request;
  if (round === fixedRounds(t)) {
    return { code: 'bye.not-in-last-round', round, article: lastRoundArticle };
  }
  const most = t.settings.halfPointByes;
  const had = others.filter((other) => isHalfPoint(other) && other.round !== round).length;
  return most !== null && had >= most ? { code: 'bye.too-many', most } : null;
}

/**
 * Asks for confirmation before full points are given for a round without a game. The Dutch system then
 * bars the player from its own bye.
 *
 * @article FIDE C.04.1 2026 4
 */
export const fullPointQuestion = (
  t: Tournament,
  byes: readonly ByeRequest[],
  request: Request,
): Refusal | null =>
  confirmationFor(
    request,
    byes
      .filter(({ bye }) => bye === 'full-point')
      .map(({ round }) => ({
        code: 'consequence.full-point-bye',
        round,
        article: ruleArticles(t.settings.system).bye,
      })),
    false,
  );
