import type { PlayerNo } from '../../kernel/round-record.ts';
import type { LadderRules } from './edition-2018.ts';
import type { Challenge, LadderAct, LadderReason, LadderRefusalCode } from './ladder-act.ts';
import type { LadderState } from './ladder-state.ts';

const refusal = (
  code: LadderRefusalCode,
  article: string,
  facts: LadderReason['facts'],
): LadderReason => ({ code, article, facts });

/** Why somebody may not challenge somebody, by their places. */
function objectionToPlaces(
  { mostUp }: LadderRules,
  { order }: LadderState,
  { challenger, challenged }: Challenge,
): LadderReason | null {
  const absent = [challenger, challenged].find((no) => !order.includes(no));
  if (absent !== undefined) return refusal('ladder.not-on-the-list', 'III.G.6', { player: absent });
  const facts = { player: challenger, opponent: challenged, most: mostUp };
  const up = order.indexOf(challenger) - order.indexOf(challenged);
  if (up < 1) return refusal('ladder.not-above', 'III.G.6', facts);
  return up > mostUp ? refusal('ladder.too-far-up', 'III.G.6', facts) : null;
}

/** Two games, unless the challenged has won the first: then the second is not played. */
function objectionToGames(halfPoints: readonly number[], player: PlayerNo): LadderReason | null {
  const wanted = halfPoints[0] === 0 ? 1 : 2;
  if (halfPoints.length === wanted) return null;
  return halfPoints.length < wanted
    ? refusal('ladder.game-missing', 'III.G.3', { player, games: wanted })
    : refusal('ladder.game-too-many', 'III.G.4', { player, games: wanted });
}

/**
 * Why a ladder does not carry out an act; null: it does. Nobody challenges the same opponent twice
 * running: the challenger's last challenge that was played or not met was another's.
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
      ? refusal('ladder.on-the-list-already', 'III.G.2', { player: act.no })
      : null;
  }
  const { challenger, challenged } = act;
  if (challenger === challenged)
    return refusal('ladder.oneself', 'III.G.6', { player: challenger });
  const places = objectionToPlaces(rules, state, act);
  if (places !== null) return places;
  if (state.lastChallenged.get(challenger) === challenged) {
    const facts = { player: challenger, opponent: challenged };
    return refusal('ladder.same-opponent-again', 'III.G.6', facts);
  }
  return act.kind === 'match' ? objectionToGames(act.halfPoints, challenger) : null;
}
