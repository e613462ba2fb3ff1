import { at } from '../../kernel/at.ts';
import { maximumMatching, unmatched } from '../matching/maximum-matching.ts';
import { type Entrant, mayMeet } from './entrant.ts';
import { type CostedGraph, leastCostMatching, packedCounts, placeCosts } from './least-cost.ts';

/** Whether teams can all be paired with each other (C1, C3). */
export const isPairable = (teams: readonly Entrant[]): boolean =>
  teams.length % 2 === 0 &&
  !maximumMatching({
    size: teams.length,
    joined: (a, b) => mayMeet(at(teams, a), at(teams, b)),
  }).includes(unmatched);

/** Teams that are not yet paired, with the ends of the top score group and of the one below it. */
interface Outlook {
  readonly teams: readonly Entrant[];
  readonly topEnd: number;
  readonly nextEnd: number;
}

const endOfGroup = (teams: readonly Entrant[], start: number): number => {
  const score = teams[start]?.primary;
  const end = teams.findIndex(({ primary }, index) => index >= start && primary !== score);
  return end < 0 ? teams.length : end;
};

function outlookOf(teams: readonly Entrant[]): Outlook {
  const topEnd = endOfGroup(teams, 0);
  return { teams, topEnd, nextEnd: endOfGroup(teams, topEnd) };
}

/** Kinds of edges: those that cost nothing, those from the next group down, those of an upfloater. */
const freeKind = 1;
const nextKind = 2;
const firstUpfloaterKind = 3;

/**
 * The costs by kind: the number of upfloaters (C4), how many have each score from the lowest on (C5), how
 * many of the next group need an upfloater themselves (C6), how many floated in the round before (C7),
 * and the place in the order of article 3.5.4.
 */
function upfloaterCosts({ teams, topEnd }: Outlook): readonly (readonly number[])[] {
  const below = teams.slice(topEnd);
  const scores = [...new Set(below.map(({ primary }) => primary))].toReversed();
  const noScore = scores.map(() => 0);
  const noPlace = placeCosts(below.length, null).map(() => 0);
  const vector = (counts: readonly number[], place: readonly number[]) => [
    ...packedCounts(counts, teams.length),
    ...place,
  ];
  const free = vector([0, ...noScore, 0, 0], noPlace);
  const next = vector([0, ...noScore, 1, 0], noPlace);
  const upfloaters = below.map(({ primary, floated }, place) => {
    const withScore = scores.map((score) => Number(score === primary));
    return vector([1, ...withScore, 0, Number(floated)], placeCosts(below.length, place));
  });
  return [free, free, next, ...upfloaters];
}

function upfloaterGraph(outlook: Outlook): CostedGraph {
  const { teams, topEnd, nextEnd } = outlook;
  const kindOf = (x: number, y: number): number => {
    if (!mayMeet(at(teams, x), at(teams, y))) return 0;
    if (x < topEnd) return y < topEnd ? freeKind : firstUpfloaterKind + y - topEnd;
    return x < nextEnd && y >= nextEnd ? nextKind : freeKind;
  };
  return { size: teams.length, kindOf, costs: upfloaterCosts(outlook) };
}

/** A top score group with the teams that come up to it. */
export interface Bracket {
  readonly residents: readonly Entrant[];
  readonly upfloaters: readonly Entrant[];
}

/**
 * The bracket of the highest score group among teams in order of score and number: the first set of
 * upfloaters, in the order of article 3.5.4, of those that are as few and as high as possible, leave the
 * next group the fewest, and did not float in the round before. In a matching of all unpaired teams with
 * the fewest upfloaters none of them meets another, so one matching of least costs gives the set. Null
 * if the teams cannot all be paired.
 *
 * @article FIDE C.04.6 2026 3.5, 2.2.1, 2.3.1–2.3.4
 */
export function topBracket(teams: readonly Entrant[]): Bracket | null {
  const outlook = outlookOf(teams);
  const residents = teams.slice(0, outlook.topEnd);
  const below = teams.slice(outlook.topEnd);
  if (isPairable(residents) && isPairable(below)) return { residents, upfloaters: [] };
  const matching = leastCostMatching(upfloaterGraph(outlook));
  if (matching === null) return null;
  const upfloaters = below.filter(
    (_, index) => at(matching.mate, outlook.topEnd + index) < outlook.topEnd,
  );
  return { residents, upfloaters };
}
