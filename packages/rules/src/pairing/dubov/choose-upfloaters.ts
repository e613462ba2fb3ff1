import { at } from '../../kernel/at.ts';
import { invariant } from '../../kernel/invariant.ts';
import { type AnyMatching, holdTo, letChoose, mateOf } from '../dutch/brackets/bracket-matching.ts';
import { costVector, makeCostScale } from '../dutch/brackets/cost-scale.ts';
import { canBeCompleted } from '../dutch/criteria/c04-completion.ts';
import type { BracketFacts } from '../dutch/criteria/criterion.ts';
import { mayMeet } from '../dutch/field/field.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import { costMatrix } from '../fide-swiss/cost-matrix.ts';
import { matchGreedily, settle } from '../matching/least-cost/least-cost-matching.ts';
import { makeMatchingState } from '../matching/least-cost/matching-state.ts';
import { upfloaterCriteria } from './criteria.ts';
import type { DubovField } from './dubov-field.ts';

/** A scoregroup to be paired, and everybody with a lower score in the order of 4.2.2. */
export interface Scoregroup {
  readonly residents: readonly Pairee[];
  readonly lower: readonly Pairee[];
}

/**
 * The best matching of a scoregroup and all below it: residents come first among the vertices, and pairs
 * below cost nothing, since only their existence matters (C4).
 */
function bestMatching(field: DubovField, { residents, lower }: Scoregroup): AnyMatching {
  const players = [...residents, ...lower];
  const bracket: BracketFacts = {
    criteria: upfloaterCriteria(field),
    field,
    score: at(residents, 0).score,
    mdps: [],
    residents,
    next: lower,
  };
  const pairs = Math.min(residents.length, players.length / 2);
  const scale = makeCostScale(bracket, { pairs, downfloaters: null, countsUnplayed: false });
  const free = new Array<number>(scale.levels).fill(0);
  const edges = costMatrix(players.length, scale.levels, (x, y) => {
    const [higher, other] = [at(players, x), at(players, y)];
    if (!mayMeet(field, higher, other)) return null;
    if (x >= residents.length) return free;
    return costVector(scale, {
      classOf: ({ classOfPair }) => classOfPair?.(higher, other) ?? higher.score,
      count: ({ ofPair }) => ofPair?.(higher, other, bracket) ?? 0,
    });
  });
  const m = makeMatchingState(edges);
  matchGreedily(m, m.active, m.active);
  invariant(settle(m), 'what is left of a field that can be paired can be paired');
  return { m };
}

/** How many upfloaters the best matching takes from each score. */
function wantedScores(matching: AnyMatching, { residents, lower }: Scoregroup) {
  const wanted = new Map<number, number>();
  for (const [vertex] of residents.entries()) {
    const mate = lower[mateOf(matching, vertex) - residents.length];
    if (mate !== undefined) wanted.set(mate.score, (wanted.get(mate.score) ?? 0) + 1);
  }
  return wanted;
}

/**
 * The upfloaters of a scoregroup: of the sets with which it and all below it are paired best, the first
 * in the order of 4.2, so each possible upfloater in turn is taken if the best can still be had.
 *
 * @article FIDE C.04.4.1 2026 3.2.1, 3.2.2, 4.2
 */
export function chooseUpfloaters(field: DubovField, group: Scoregroup): readonly Pairee[] {
  const { residents, lower } = group;
  if (canBeCompleted(field, residents, null) && canBeCompleted(field, lower, null)) return [];
  const matching = bestMatching(field, group);
  const wanted = wantedScores(matching, group);
  const isResident = (vertex: number): boolean => vertex < residents.length;
  return lower.filter((player, index) => {
    const open = wanted.get(player.score) ?? 0;
    if (open === 0) return false;
    const vertex = residents.length + index;
    letChoose(matching, vertex, (other) => (isResident(other) ? 0 : 1));
    const isTaken = isResident(mateOf(matching, vertex));
    if (isTaken) wanted.set(player.score, open - 1);
    holdTo(matching, vertex, (other) => isResident(other) !== isTaken);
    return isTaken;
  });
}
