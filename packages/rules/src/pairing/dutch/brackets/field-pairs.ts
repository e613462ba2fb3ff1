import { at } from '../../../kernel/at.ts';
import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { Pairee } from '../field/pairee.ts';
import { type Bracket, playersOf } from './bracket.ts';
import type { BracketPairing, ExplainedCouple, PassedOverCause } from './bracket-pairing.ts';

/**
 * The role of the higher-ranked of two players in their bracket: moved down, or a resident of a
 * homogeneous bracket, or of the remainder of a heterogeneous one; in a collapsed last bracket (2017)
 * there is only one role.
 */
export type PairRole = 'collapsed' | 'moved-down' | 'remainder' | 'resident';

/** A more natural opponent, and why they were passed over. */
export interface PassedOverPlayer {
  readonly player: Pairee;
  readonly cause: PassedOverCause;
}

/** Two players who meet, the higher-ranked first. */
export interface FieldPair {
  readonly higher: Pairee;
  readonly lower: Pairee;
  /** The residents' score of the bracket they were paired in. */
  readonly bracketScore: HalfPoints;
  readonly role: PairRole;
  /** Whether a resident exchange brought one of them into the other half (4.3). */
  readonly isExchanged: boolean;
  /** The first few more natural opponents whom the higher-ranked did not get. */
  readonly passedOver: readonly PassedOverPlayer[];
}

/** Everybody's opponent, and the player left for the bye. */
export interface FieldPairing {
  readonly pairs: readonly FieldPair[];
  readonly bye: Pairee | null;
}

/** The vertices of the residents that no moved-down player took, in BSN order. */
function remainderOf(
  { mdps, residents }: Bracket,
  { mdpCouples }: BracketPairing,
): readonly number[] {
  const taken = new Set(mdpCouples.map(({ couple: [, opponent] }) => opponent));
  return residents.map((_, index) => mdps.length + index).filter((vertex) => !taken.has(vertex));
}

/** The pairs of a bracket, with the facts for their reasons. */
export function pairsOf(bracket: Bracket, paired: BracketPairing): readonly FieldPair[] {
  const players = playersOf(bracket);
  const { mdpCouples, couples } = paired;
  const remainder = remainderOf(bracket, paired);
  const s1 = new Set(remainder.slice(0, couples.length));
  const describe =
    (role: PairRole) =>
    ({ couple: [upper, lower], passedOver }: ExplainedCouple): FieldPair => ({
      higher: at(players, upper),
      lower: at(players, lower),
      bracketScore: at(bracket.residents, 0).score,
      role,
      isExchanged: role !== 'moved-down' && (!s1.has(upper) || s1.has(lower)),
      passedOver: passedOver.map(({ vertex, cause }) => ({ player: at(players, vertex), cause })),
    });
  const role = bracket.mdps.length > 0 ? 'remainder' : 'resident';
  return [...mdpCouples.map(describe('moved-down')), ...couples.map(describe(role))];
}

/** The players of a bracket who were not paired in it. */
export const downfloatersOf = (
  bracket: Bracket,
  { downfloaters }: BracketPairing,
): readonly Pairee[] => {
  const players = playersOf(bracket);
  return downfloaters.map((vertex) => at(players, vertex));
};
