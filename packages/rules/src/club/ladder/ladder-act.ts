import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';

/** A player as the ladder places them; null: unrated, behind all who are rated. */
export interface LadderPlayer {
  readonly no: PlayerNo;
  readonly rating: number | null;
}

/** A challenge: who made it and to whom. */
export interface Challenge {
  readonly challenger: PlayerNo;
  readonly challenged: PlayerNo;
  /** It was made when the places allowed it; others may have come between them since. */
  readonly wasMade?: true;
}

/** What happens on a ladder. */
export type LadderAct =
  /** The challenger's half-points, game by game. */
  | ({ readonly kind: 'match'; readonly halfPoints: readonly HalfPoints[] } & Challenge)
  /** The challenged did not meet it in time. */
  | ({ readonly kind: 'not-met' } & Challenge)
  /** Comes in, or comes back after having been struck off. */
  | ({ readonly kind: 'entry' } & LadderPlayer)
  /** Goes off the list without having been struck off. */
  | { readonly kind: 'leave'; readonly no: PlayerNo };

/** Every code with which a ladder says why. */
export const ladderReasonCodes = [
  /** Facts: player, opponent, halfPoints, place. */
  'ladder.won',
  'ladder.defended',
  /** Facts: player, opponent, place. */
  'ladder.given-up',
  /** Facts: player, times. */
  'ladder.struck',
  /** Facts: player, place, below. */
  'ladder.entered',
  'ladder.entered-highest',
  /** Facts: player. */
  'ladder.left',
  /** Why an act is not carried out. */
  'ladder.oneself',
  'ladder.not-on-the-list',
  'ladder.not-above',
  'ladder.too-far-up',
  'ladder.same-opponent-again',
  'ladder.game-missing',
  'ladder.game-too-many',
  'ladder.on-the-list-already',
] as const;

export type LadderReason = Reason<(typeof ladderReasonCodes)[number]>;
