import type { Request } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import { fixedRounds } from '../questions/fixed-rounds.ts';
import type { Tournament } from '../state/state.ts';
import type { ByeRequest } from '../values/player.ts';
import { confirmationFor } from './confirmation.ts';
import { ruleArticles } from './rule-consequences.ts';

/** Where half-point byes are ruled out in the last round. */
export const lastRoundArticle = 'FIDE 2012 8.3.4';

const isHalfPoint = ({ bye }: ByeRequest): boolean => bye === 'half-point';

/**
 * Why a player cannot have a bye besides those they have, or null. Half-point byes are as many as
 * the organiser allows each player, and none in the last round. The Danish and Tempelhof's rules
 * know no such byes; where an organiser gives them there, FIDE's limits hold.
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
 * The question before points are given for a whole game that nobody plays. The Dutch system bars
 * whoever had them from the pairing's own bye.
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
