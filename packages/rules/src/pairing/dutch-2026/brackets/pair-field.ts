import { at } from '../../../kernel/at.ts';
import type { HalfPoints } from '../../../kernel/half-points.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { Field } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';
import type { BracketPairing } from './bracket-pairing.ts';
import { pairLookingAhead } from './look-ahead.ts';
import { type CoupleWithPassedOver, withPassedOver } from './passed-over.ts';
import type { Stage } from './stage.ts';

/**
 * The part the higher-ranked of two has in their bracket: he was moved down, or is a resident of a
 * homogeneous bracket, or of the remainder of a heterogeneous one.
 */
export type PairRole = 'moved-down' | 'remainder' | 'resident';

/** Two players who meet, the higher-ranked first. */
export interface FieldPair {
  readonly higher: Pairee;
  readonly lower: Pairee;
  /** The residents' score of the bracket they were paired in. */
  readonly bracketScore: HalfPoints;
  readonly role: PairRole;
  /** Whether a resident exchange brought one of them into the other half (4.3). */
  readonly isExchanged: boolean;
  /** The more natural opponents the higher-ranked did not get; the first few. */
  readonly passedOver: readonly Pairee[];
}

/** Everybody's opponent, and who is left for the bye. */
export interface FieldPairing {
  readonly pairs: readonly FieldPair[];
  readonly bye: Pairee | null;
}

/** Players in order of score, as groups of equal scores. `@article FIDE C.04.3 2026 1.3` */
export function scoregroups(pairees: readonly Pairee[]): readonly (readonly Pairee[])[] {
  const groups: Pairee[][] = [];
  for (const pairee of pairees) {
    const group = groups.at(-1);
    if (group?.[0]?.score === pairee.score) group.push(pairee);
    else groups.push([pairee]);
  }
  return groups;
}

interface Bracket {
  readonly pairs: readonly FieldPair[];
  readonly downfloaters: readonly Pairee[];
}

/** The vertices of the residents that no moved-down player took, in BSN order. */
function remainderOf(
  { mdps, residents }: Stage,
  { mdpCouples }: BracketPairing,
): readonly number[] {
  const taken = new Set(mdpCouples.map(([, opponent]) => opponent));
  return residents.map((_, index) => mdps.length + index).filter((vertex) => !taken.has(vertex));
}

function describePairs(stage: Stage, paired: BracketPairing): readonly FieldPair[] {
  const players = [...stage.mdps, ...stage.residents];
  const { mdpCouples, couples } = paired;
  const remainder = remainderOf(stage, paired);
  const uppers = new Set(couples.map(([upper]) => upper));
  const s1 = new Set(remainder.slice(0, couples.length));
  const describe =
    (role: PairRole) =>
    ({ couple: [upper, lower], passedOver }: CoupleWithPassedOver): FieldPair => ({
      higher: at(players, upper),
      lower: at(players, lower),
      bracketScore: at(stage.residents, 0).score,
      role,
      isExchanged: role !== 'moved-down' && (!s1.has(upper) || s1.has(lower)),
      passedOver: passedOver.map((vertex) => at(players, vertex)),
    });
  const residents = stage.residents.map((_, index) => stage.mdps.length + index);
  const s2 = remainder.filter((vertex) => !uppers.has(vertex));
  return [
    ...withPassedOver(mdpCouples, residents).map(describe('moved-down')),
    ...withPassedOver(couples, s2).map(describe(stage.mdps.length > 0 ? 'remainder' : 'resident')),
  ];
}

function pairStage(stage: Stage): Bracket {
  const paired = pairLookingAhead(stage);
  invariant(paired !== null, 'a bracket of a completable field can be paired');
  const players = [...stage.mdps, ...stage.residents];
  return {
    pairs: describePairs(stage, paired),
    downfloaters: paired.downfloaters.map((vertex) => at(players, vertex)),
  };
}

/**
 * Pairs a field for which a complete pairing exists, bracket by bracket from the top.
 * `@article FIDE C.04.3 2026 1.9`
 */
export function pairField(field: Field, byeScore: HalfPoints | null): FieldPairing {
  const groups = scoregroups(field.pairees);
  const pairs: FieldPair[] = [];
  let mdps: readonly Pairee[] = [];
  for (const [index, residents] of groups.entries()) {
    const next = groups[index + 1] ?? [];
    const rest = groups.slice(index + 2).flat();
    const bracket = pairStage({ field, mdps, residents, next, rest, byeScore });
    pairs.push(...bracket.pairs);
    mdps = bracket.downfloaters;
  }
  invariant(mdps.length <= 1, 'at most one player is left over');
  return { pairs, bye: mdps[0] ?? null };
}
