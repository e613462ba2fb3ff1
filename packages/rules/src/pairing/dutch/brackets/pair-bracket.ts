import { at } from '../../../kernel/at.ts';
import { groupedBy } from '../../../kernel/grouped-by.ts';
import { liftDuals, settle } from '../../matching/least-cost/least-cost-matching.ts';
import { makeMatchingState } from '../../matching/least-cost/matching-state.ts';
import {
  type BracketMatching,
  isPaired,
  matchNaturally,
  mateOf,
  range,
} from './bracket-matching.ts';
import type { BracketPairing, ExplainedCouple } from './bracket-pairing.ts';
import { type BracketProblem, edgesOf } from './bracket-problem.ts';
import { choosePairableMdps, pairMdps } from './moved-down-players.ts';
import { exchangeResidents } from './resident-exchanges.ts';
import { preferFewExchanges, splitOf } from './split-order.ts';
import { transpose } from './transpositions.ts';

/** How many pairs of vertices may be examined to find reasons. */
const workOfTrials = 2_000_000;

/** The vertices of players who prefer the colour that more than half of a bracket prefer. */
function majorityOf({ bracket: { mdps, residents } }: BracketProblem): readonly number[] {
  const players = [...mdps, ...residents];
  const vertices = groupedBy(players.keys(), (vertex) => at(players, vertex).preference.colour);
  const wishing = [vertices.get('white') ?? [], vertices.get('black') ?? []];
  return wishing.find(({ length }) => 2 * length > players.length) ?? [];
}

/**
 * The best matching of a bracket, or null if there is none. Vertices that can be matched without cost
 * come first. The cost of many others is known without a search: every exit, and two players who both
 * prefer the colour that most of the bracket prefer.
 */
function bestMatching(problem: BracketProblem): BracketMatching | null {
  const { scale, edges } = edgesOf(problem);
  const m = makeMatchingState(edges);
  const mdpsEnd = problem.bracket.mdps.length;
  const bracketEnd = mdpsEnd + problem.bracket.residents.length;
  const trials = { left: Math.floor(workOfTrials / edges.size ** 2) };
  const bracket = { m, scale, trials, mdpsEnd, bracketEnd };
  const pairs = Math.floor((bracketEnd - 2 * mdpsEnd) / 2);
  const { s1, s2 } = splitOf(range(2 * mdpsEnd, bracketEnd), pairs);
  const upper = [...range(0, mdpsEnd), ...s1];
  const lower = [...range(mdpsEnd, 2 * mdpsEnd), ...s2];
  matchNaturally(bracket, upper, lower);
  const exits = problem.places + (problem.takesBye === null ? 0 : 1);
  const isAlone = bracketEnd + exits === edges.size;
  liftDuals(m, isAlone ? majorityOf(problem) : [], edges.size - exits);
  matchNaturally(bracket, upper, lower);
  return settle(m) ? bracket : null;
}

/** Whether the only player to leave the bracket gets the bye. */
function isByeAlone(bracket: BracketMatching, problem: BracketProblem): boolean {
  if (problem.takesBye === null) return false;
  const leaving = range(0, bracket.bracketEnd).filter((vertex) => !isPaired(bracket, vertex));
  return (
    leaving.length === 1 && leaving.some((v) => mateOf(bracket, v) === bracket.m.edges.size - 1)
  );
}

function pairRemainder(bracket: BracketMatching): readonly ExplainedCouple[] {
  const residents = [...bracket.m.active].filter(
    (vertex) => vertex >= bracket.mdpsEnd && vertex < bracket.bracketEnd,
  );
  const pairs = residents.filter((vertex) => isPaired(bracket, vertex)).length / 2;
  const split = splitOf(residents, pairs);
  preferFewExchanges(bracket.m, split);
  matchNaturally(bracket, split.s1, split.s2);
  settle(bracket.m);
  return transpose(bracket, exchangeResidents(bracket, split));
}

/**
 * Pairs a bracket: the best candidate by C5 to C21 and, of equal ones, the first generated
 * (3.6 to 3.8). Null if no candidate complies with C1 to C5.
 */
export function pairBracket(problem: BracketProblem): BracketPairing | null {
  let bracket = bestMatching(problem);
  if (bracket === null) return null;
  const mayCountUnplayed = problem.bracket.criteria.some(({ ofByeReceiver }) => ofByeReceiver);
  if (mayCountUnplayed && !problem.size.countsUnplayed && isByeAlone(bracket, problem)) {
    bracket = bestMatching({ ...problem, size: { ...problem.size, countsUnplayed: true } });
    if (bracket === null) return null;
  }
  const mdpCouples = pairMdps(bracket, choosePairableMdps(bracket));
  const couples = pairRemainder(bracket);
  const paired = new Set([...mdpCouples, ...couples].flatMap(({ couple }) => couple));
  return {
    mdpCouples,
    couples,
    downfloaters: range(0, bracket.bracketEnd).filter((vertex) => !paired.has(vertex)),
  };
}
