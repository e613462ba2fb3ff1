import { at } from '../../kernel/at.ts';
import {
  augmentedFrom,
  type Graph,
  type Mates,
  maximumMatching,
  unmatched,
} from '../matching/maximum-matching.ts';
import type { AllocatedBye } from '../pairing-system.ts';
import type { Competitor } from './competitor.ts';
import type { TempelhofReason } from './reason-codes.ts';

const article = 'Tempelhof IV.2';

/** One point, as for a win by forfeit; the regulations name no other value. */
const byeHalfPoints = 2;

/** Whether all others can be paired without this vertex, by a matching that leaves one over. */
function canSitOut(graph: Graph, mates: Mates, vertex: number): boolean {
  const mate = at(mates, vertex);
  if (mate === unmatched) return true;
  const without: Graph = {
    size: graph.size,
    joined: (a, b) => a !== vertex && b !== vertex && graph.joined(a, b),
  };
  const broken = [...mates];
  broken[vertex] = unmatched;
  broken[mate] = unmatched;
  return augmentedFrom(without, broken, mate) !== null;
}

/** Orders the last first: fewest points, then the lowest Buchholz, then the highest number. */
const compareForBye = (a: Competitor, b: Competitor): number =>
  a.halfPoints - b.halfPoints || a.buchholzHalfPoints - b.buchholzHalfPoints || b.no - a.no;

/** The bye of a player, with the reasons why players before them did not get it. */
export const byeFor = (
  { no, halfPoints, buchholzHalfPoints }: Competitor,
  passedOver: readonly TempelhofReason[],
): AllocatedBye => ({
  no,
  halfPoints: byeHalfPoints,
  because: [
    { code: 'tempelhof.bye-last', article, facts: { player: no, halfPoints, buchholzHalfPoints } },
    ...passedOver,
    { code: 'tempelhof.bye-point', article, facts: { player: no } },
  ],
});

/**
 * The player with the bye in an odd field: the last by points, Buchholz and number who has had none and
 * without whom the others can be paired. Null if there is none. The article has no rule for it.
 *
 * @article Tempelhof 2018 IV.2
 */
export function allocateBye(field: readonly Competitor[], mayMeet: Graph): AllocatedBye | null {
  const mates = maximumMatching(mayMeet);
  if (mates.filter((mate) => mate === unmatched).length > 1) return null;
  const vertices = field.map((_, vertex) => vertex);
  vertices.sort((a, b) => compareForBye(at(field, a), at(field, b)));
  const passedOver: TempelhofReason[] = [];
  for (const vertex of vertices) {
    const competitor = at(field, vertex);
    const { no, byeInRound } = competitor;
    if (byeInRound !== null) {
      const facts = { player: no, roundNumber: byeInRound };
      passedOver.push({ code: 'tempelhof.bye-not-twice', article, facts });
    } else if (canSitOut(mayMeet, mates, vertex)) {
      return byeFor(competitor, passedOver);
    } else {
      passedOver.push({ code: 'tempelhof.bye-passed-over-rest', article, facts: { player: no } });
    }
  }
  return null;
}
