import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';

/** A player to be placed by rating; null: unrated, behind all rated ones. */
export interface LadderPlayer {
  readonly no: PlayerNo;
  readonly rating: number | null;
}

/** A challenge, with both players. */
export interface Challenge {
  readonly challenger: PlayerNo;
  readonly challenged: PlayerNo;
  /** Set if the challenge was allowed when it was made; the places may have changed since. */
  readonly wasMade?: true;
}

/** The acts on a ladder. */
export type LadderAct =
  /** The challenger's half-points, game by game. */
  | ({ readonly kind: 'match'; readonly halfPoints: readonly HalfPoints[] } & Challenge)
  /** The challenged player did not meet the challenge in time. */
  | ({ readonly kind: 'not-met' } & Challenge)
  /** A player enters, or returns after having been struck off. */
  | ({ readonly kind: 'entry' } & LadderPlayer)
  /** A player leaves the list without having been struck off. */
  | { readonly kind: 'leave'; readonly no: PlayerNo };

/** Every code of a ladder's reasons. */
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
  /** Reasons for refusing an act. */
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
