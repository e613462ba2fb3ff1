import { reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { LadderRules } from './edition-2018.ts';
import type { Challenge, LadderAct, LadderReason } from './ladder-act.ts';
import type { LadderState } from './ladder-state.ts';

/** Why a player may not challenge another, by their places; null: they may. */
function objectionToPlaces(
  { mostUp }: LadderRules,
  { order }: LadderState,
  { challenger, challenged, wasMade }: Challenge,
): LadderReason | null {
  const absent = [challenger, challenged].find((no) => !order.includes(no));
  if (absent !== undefined) return reason('ladder.not-on-the-list', 'III.G.6', { player: absent });
  const facts = { player: challenger, opponent: challenged, most: mostUp };
  const up = order.indexOf(challenger) - order.indexOf(challenged);
  if (up < 1) return reason('ladder.not-above', 'III.G.6', facts);
  return up > mostUp && wasMade !== true ? reason('ladder.too-far-up', 'III.G.6', facts) : null;
}

/** There must be two games, unless the challenged has won the first: then the second is not played. */
function objectionToGames(halfPoints: readonly number[], player: PlayerNo): LadderReason | null {
  const required = halfPoints[0] === 0 ? 1 : 2;
  if (halfPoints.length === required) return null;
  return halfPoints.length < required
    ? reason('ladder.game-missing', 'III.G.3', { player, games: required })
    : reason('ladder.game-too-many', 'III.G.4', { player, games: required });
}

/**
 * Why a player may not challenge another; null: they may. Nobody challenges the same opponent twice in
 * a row: the challenger's last challenge that was played or not accepted must have been to another
 * player.
 *
 * @article Tempelhof 2018 III.G.6
 */
export function objectionToChallenge(
  rules: LadderRules,
  state: LadderState,
  challenge: Challenge,
): LadderReason | null {
  const { challenger, challenged } = challenge;
  if (challenger === challenged) {
    return reason('ladder.oneself', 'III.G.6', { player: challenger });
  }
  const places = objectionToPlaces(rules, state, challenge);
  if (places !== null || state.lastChallenged.get(challenger) !== challenged) return places;
  const facts = { player: challenger, opponent: challenged };
  return reason('ladder.same-opponent-again', 'III.G.6', facts);
}

/**
 * Why an act is refused; null: it is allowed.
 *
 * @article Tempelhof 2018 III.G.3, III.G.4, III.G.6
 */
export function objectionToAct(
  rules: LadderRules,
  state: LadderState,
  act: LadderAct,
): LadderReason | null {
  if (act.kind === 'entry') {
    return state.order.includes(act.no)
      ? reason('ladder.on-the-list-already', 'III.G.2', { player: act.no })
      : null;
  }
  if (act.kind === 'leave') {
    return state.order.includes(act.no)
      ? null
      : reason('ladder.not-on-the-list', 'III.G.6', { player: act.no });
  }
  const challenge = objectionToChallenge(rules, state, act);
  if (challenge !== null) return challenge;
  const { challenger } = act;
  return act.kind === 'match' ? objectionToGames(act.halfPoints, challenger) : null;
}
