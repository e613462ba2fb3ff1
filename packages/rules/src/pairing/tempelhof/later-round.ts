import { at } from '../../kernel/at.ts';
import { invariant } from '../../kernel/invariant.ts';
import { type Couple, firstPerfectMatching } from '../matching/first-perfect-matching.ts';
import type { Graph } from '../matching/maximum-matching.ts';
import type { Pairing } from '../pairing-system.ts';
import { tempelhofColours } from './colours.ts';
import type { Competitor } from './competitor.ts';
import { explainEquals, explainUnequals } from './explain.ts';
import type { TempelhofReason } from './reason-codes.ts';
import { chooseUnequalPairs } from './unequal-pairs.ts';

/** Two players who meet, in the field's order, with the rule. */
interface Meeting {
  readonly upper: Competitor;
  readonly lower: Competitor;
  readonly because: readonly TempelhofReason[];
}

/** Within each score group each player meets the first by number with whom the rest can be paired, too. */
function equalCouples(field: readonly Competitor[], mayMeet: Graph): readonly Couple[] {
  const couples = firstPerfectMatching({
    size: field.length,
    joined: (a, b) => at(field, a).halfPoints === at(field, b).halfPoints && mayMeet.joined(a, b),
  });
  invariant(couples !== null, 'all but the unequal pairs meet equals');
  return couples;
}

function equalMeetings(field: readonly Competitor[], mayMeet: Graph): readonly Meeting[] {
  const taken = new Set<number>();
  return equalCouples(field, mayMeet).map((couple) => {
    const because = explainEquals(field, couple, (vertex) => !taken.has(vertex));
    taken.add(couple.upper).add(couple.lower);
    return { upper: at(field, couple.upper), lower: at(field, couple.lower), because };
  });
}

/** The pairs of equal points, without players who meet somebody of other points. */
function meetingsOf(field: readonly Competitor[], mayMeet: Graph): readonly Meeting[] {
  const unequal = chooseUnequalPairs(field, mayMeet);
  const gone = new Set(unequal.flat());
  const kept = field.flatMap((_, vertex) => (gone.has(vertex) ? [] : [vertex]));
  const rest: Graph = {
    size: kept.length,
    joined: (a, b) => mayMeet.joined(at(kept, a), at(kept, b)),
  };
  const ofUnequals = unequal.map(([first, second]): Meeting => {
    const [upper, lower] = [at(field, first), at(field, second)];
    return { upper, lower, because: [explainUnequals(upper, lower)] };
  });
  const ofEquals = equalMeetings(
    kept.map((vertex) => at(field, vertex)),
    rest,
  );
  return [...ofUnequals, ...ofEquals];
}

/** Orders by the points of the player with more, then of the other, then by number. */
const compareMeetings = (a: Meeting, b: Meeting): number =>
  b.upper.halfPoints - a.upper.halfPoints ||
  b.lower.halfPoints - a.lower.halfPoints ||
  a.upper.no - b.upper.no;

/**
 * The boards of a round after the first, for an even field that can be paired: first the pairs of
 * different points, then all others with equal points.
 *
 * @article Tempelhof 2018 IV.2
 */
export function pairLaterRound(field: readonly Competitor[], mayMeet: Graph): readonly Pairing[] {
  const meetings = meetingsOf(field, mayMeet).toSorted(compareMeetings);
  return meetings.map(({ upper, lower, because }, index) => {
    const colours = tempelhofColours([upper, lower]);
    return { board: index + 1, ...colours.seats, because: [...because, colours.because] };
  });
}
