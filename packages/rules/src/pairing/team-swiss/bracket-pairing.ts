import { at } from '../../kernel/at.ts';
import { firstPerfectMatching } from '../matching/first-perfect-matching.ts';
import { isJoined, isTight } from '../matching/least-cost/matching-state.ts';
import { type Entrant, mayMeet } from './entrant.ts';
import { type CostedGraph, leastCostMatching, placeCosts } from './least-cost.ts';
import type { Bracket } from './upfloaters.ts';

/**
 * Why a team with a smaller number is not the opponent.
 * - `met`: the two have met (C1);
 * - `criteria`: the bracket would keep the wishes for colours and the floats less well (C8–C10);
 * - `rest`: the other teams of the bracket could not be paired as well.
 */
export type PassedOverWhy = 'met' | 'criteria' | 'rest';

export interface PassedOverTeam {
  readonly team: Entrant;
  readonly why: PassedOverWhy;
}

/** A pair of a bracket: the team with the smaller number on top. */
export interface BracketPair {
  readonly top: Entrant;
  readonly bottom: Entrant;
  /** Whether both are in the same half of the bracket by number. */
  readonly isInOneHalf: boolean;
  /** Possible opponents with a smaller number than the bottom member, in order. */
  readonly passedOver: readonly PassedOverTeam[];
}

/** A bracket in the order of numbers. */
interface Field {
  readonly teams: readonly Entrant[];
  readonly upfloaters: ReadonlySet<Entrant>;
}

/** How many ways there are to keep or miss each of C8, C9 and C10. */
const classes = 8;

/**
 * What a pair misses, as a binary number: the colour wish of one of two who want the same colour (C8),
 * a strong one if both are strong (C9), and an upfloater's opponent who floated in the round before
 * (C10).
 *
 * @article FIDE C.04.6 2026 2.3.5–2.3.7
 */
function classOf({ upfloaters }: Field, one: Entrant, other: Entrant): number {
  const [wish, otherWish] = [one.preference, other.preference];
  const misses = wish !== null && otherWish !== null && wish.colour === otherWish.colour;
  const missesStrong = misses && wish.isStrong && otherWish.isStrong;
  const floatsAgain =
    (upfloaters.has(one) && other.floated) || (upfloaters.has(other) && one.floated);
  return 4 * Number(misses) + 2 * Number(missesStrong) + Number(floatsAgain);
}

/** The cost of a class: the three counts as digits. */
function classCost(missed: number, pairs: number): number {
  const base = pairs + 1;
  const [c8, c9, c10] = [missed >> 2, (missed >> 1) & 1, missed & 1];
  return (c8 * base + c9) * base + c10;
}

const classNumbers = Array.from({ length: classes }, (_, index) => index);

/** All legal pairs, with what they miss and the place of the top member. */
function pairGraph(field: Field): CostedGraph {
  const { teams } = field;
  const size = teams.length;
  const costs = [...teams.keys()].flatMap((top) =>
    classNumbers.map((missed) => [classCost(missed, size / 2), ...placeCosts(size, top)]),
  );
  return {
    size,
    kindOf: (x, y) =>
      mayMeet(at(teams, x), at(teams, y))
        ? 1 + x * classes + classOf(field, at(teams, x), at(teams, y))
        : 0,
    costs: [at(costs, 0), ...costs],
  };
}

/** The legal pairs of a top member with a team of a larger number that is not on top. */
function halvesGraph(field: Field, tops: ReadonlySet<number>): CostedGraph {
  const { teams } = field;
  const size = teams.length;
  const costs = classNumbers.map((missed) => [classCost(missed, size / 2)]);
  return {
    size,
    kindOf: (x, y) =>
      tops.has(x) && !tops.has(y) && mayMeet(at(teams, x), at(teams, y))
        ? 1 + classOf(field, at(teams, x), at(teams, y))
        : 0,
    costs: [at(costs, 0), ...costs],
  };
}

/**
 * The numbers on top in the first of the pairings that keep C8, C9 and C10 as well as possible; null if
 * the bracket cannot be paired.
 */
function topsOf(field: Field): ReadonlySet<number> | null {
  const matching = leastCostMatching(pairGraph(field));
  if (matching === null) return null;
  return new Set([...field.teams.keys()].filter((vertex) => at(matching.mate, vertex) > vertex));
}

/**
 * The pairing of a bracket: of those without a rematch that keep C8, C9 and C10 as well as possible, the
 * one whose identifier comes first: the smallest numbers on top, then opponents as small as possible for
 * each of them in turn. What is best between the two halves follows from the duals of a matching: its
 * edges without slack, all of them and no others, make the best matchings. Null if there is no pairing.
 *
 * @article FIDE C.04.6 2026 3.6
 */
export function pairBracket({ residents, upfloaters }: Bracket): readonly BracketPair[] | null {
  const teams = [...residents, ...upfloaters].toSorted((one, other) => one.no - other.no);
  const field: Field = { teams, upfloaters: new Set(upfloaters) };
  const tops = topsOf(field);
  const matching = tops && leastCostMatching(halvesGraph(field, tops));
  if (!matching) return null;
  const isBest = (x: number, y: number) => isJoined(matching, x, y) && isTight(matching, x, y);
  const couples = firstPerfectMatching({ size: teams.length, joined: isBest });
  if (couples === null) return null;
  const taken = new Set<number>();
  return couples.map(({ upper, lower }) => {
    const passedOver = [...teams.entries()].flatMap(([index, team]): readonly PassedOverTeam[] => {
      if (index <= upper || index >= lower || tops.has(index) || taken.has(index)) return [];
      if (!isJoined(matching, upper, index)) return [{ team, why: 'met' }];
      return [{ team, why: isTight(matching, upper, index) ? 'rest' : 'criteria' }];
    });
    taken.add(lower);
    const isInOneHalf = lower < teams.length / 2 || upper >= teams.length / 2;
    return { top: at(teams, upper), bottom: at(teams, lower), isInOneHalf, passedOver };
  });
}
