import { at } from '../../kernel/at.ts';
import { invariant } from '../../kernel/invariant.ts';
import { type BracketAndNext, playersOf, scoreOf } from '../dutch/brackets/bracket.ts';
import {
  type BracketMatching,
  holdTo,
  isPaired,
  letChoose,
  mateOf,
  range,
} from '../dutch/brackets/bracket-matching.ts';
import { type BracketProblem, edgesOf } from '../dutch/brackets/bracket-problem.ts';
import type { PassedOverPlayer } from '../dutch/brackets/field-pairs.ts';
import { passedOverBy } from '../dutch/brackets/passed-over.ts';
import { canBeCompleted } from '../dutch/criteria/c04-completion.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import { matchGreedily, settle } from '../matching/least-cost/least-cost-matching.ts';
import { makeMatchingState } from '../matching/least-cost/matching-state.ts';
import { type BursteinField, byIndex } from './burstein-field.ts';
import { bursteinCriteria } from './criteria.ts';

/** A bracket to be paired, with everybody below it; the receiver of the bye is not among them. */
export interface BursteinStage extends BracketAndNext {
  readonly field: BursteinField;
  readonly rest: readonly Pairee[];
}

/** Two players who meet, the higher ranked by the index first. */
export interface BursteinPair {
  readonly higher: Pairee;
  readonly lower: Pairee;
  readonly passedOver: readonly PassedOverPlayer[];
}

/** The pairs of a bracket, and who leaves it. */
export interface PairedBracket {
  readonly pairs: readonly BursteinPair[];
  readonly floaters: readonly Pairee[];
}

/** How many pairs of vertices may be examined to find reasons. */
const workOfTrials = 2_000_000;

/** The bracket with all below it; by itself, if all of it and all below can be paired apart. */
function problemOf({ field, mdps, residents, next, rest }: BursteinStage): BracketProblem {
  const isApart =
    canBeCompleted(field, [...mdps, ...residents], null) &&
    canBeCompleted(field, [...next, ...rest], null);
  const pairs = Math.floor((mdps.length + residents.length) / 2);
  return {
    bracket: {
      criteria: bursteinCriteria,
      field,
      score: scoreOf(residents),
      mdps,
      residents,
      next: isApart ? [] : next,
    },
    rest: isApart ? [] : rest,
    places: 0,
    placesMayStayEmpty: false,
    takesBye: null,
    size: { pairs, downfloaters: isApart ? 0 : null, countsUnplayed: false },
  };
}

function bestMatching(problem: BracketProblem): BracketMatching {
  const { scale, edges } = edgesOf(problem);
  const m = makeMatchingState(edges);
  const mdpsEnd = problem.bracket.mdps.length;
  matchGreedily(m, m.active, m.active);
  invariant(settle(m), 'what is left of a field that can be paired can be paired');
  const trials = { left: Math.floor(workOfTrials / edges.size ** 2) };
  return { m, scale, trials, mdpsEnd, bracketEnd: mdpsEnd + problem.bracket.residents.length };
}

/**
 * Pairs a bracket: of the best pairings the first, in which the highest in the ranking meets the lowest
 * possible, then the next; to leave the bracket is worse than any opponent.
 *
 * @article FIDE C.04.4.2 2026 3.2, 4
 */
export function pairBursteinBracket(stage: BursteinStage): PairedBracket {
  const players = playersOf(stage);
  const matching = bestMatching(problemOf(stage));
  const compare = byIndex(stage.field);
  let open = range(0, players.length).toSorted((x, y) => compare(at(players, x), at(players, y)));
  const pairs: BursteinPair[] = [];
  const floaters: Pairee[] = [];
  while (open.length > 0) {
    const [vertex = 0, ...others] = open;
    const rank = new Map(others.toReversed().map((other, place) => [other, place]));
    letChoose(matching, vertex, (other) => rank.get(other) ?? others.length);
    const mate = isPaired(matching, vertex) ? mateOf(matching, vertex) : null;
    const preferred = others.toReversed().slice(0, rank.get(mate ?? -1));
    const passedOver = mate === null ? [] : passedOverBy(matching, vertex, preferred);
    holdTo(matching, vertex, (other) =>
      mate === null ? other < matching.bracketEnd : other !== mate,
    );
    if (mate === null) floaters.push(at(players, vertex));
    else {
      pairs.push({
        higher: at(players, vertex),
        lower: at(players, mate),
        passedOver: passedOver.map(({ vertex: other, cause }) => ({
          player: at(players, other),
          cause,
        })),
      });
    }
    open = others.filter((other) => other !== mate);
  }
  return { pairs, floaters };
}
