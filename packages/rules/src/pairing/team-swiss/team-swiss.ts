import { err, ok, type Result } from '../../kernel/result.ts';
import { type BracketPair, pairBracket } from './bracket-pairing.ts';
import { allocateColours } from './colours.ts';
import { type Entrant, entrantsOf } from './entrant.ts';
import { explainBye, explainColours, explainPair } from './explain.ts';
import type { TeamSwissReason } from './reason-codes.ts';
import type {
  PairedTeamRound,
  TeamPairing,
  TeamSwissRefusal,
  TeamSwissRequest,
} from './team-swiss-request.ts';
import { isPairable, topBracket } from './upfloaters.ts';

/** The order of the candidates for the bye. @article FIDE C.04.6 2026 3.4.2–3.4.4 */
const compareForBye = (one: Entrant, other: Entrant): number =>
  one.primary - other.primary || other.colours.length - one.colours.length || other.no - one.no;

/**
 * The team with the bye in an odd field: of those that leave a legal pairing for all others the lowest
 * score, the most matches played, the largest number. Null if there is none.
 *
 * @article FIDE C.04.6 2026 3.4
 */
const byeReceiver = (teams: readonly Entrant[]): Entrant | null =>
  teams
    .filter(({ isByeEligible }) => isByeEligible)
    .toSorted(compareForBye)
    .find((candidate) => isPairable(teams.filter((team) => team !== candidate))) ?? null;

interface ExplainedPair extends BracketPair {
  readonly because: readonly TeamSwissReason[];
}

/** All pairs of an even field, bracket by bracket; null if it cannot be paired. */
function pairField(teams: readonly Entrant[]): readonly ExplainedPair[] | null {
  const pairs: ExplainedPair[] = [];
  let rest = teams;
  while (rest.length > 0) {
    const bracket = topBracket(rest);
    const paired = bracket && pairBracket(bracket);
    if (!bracket || !paired) return null;
    const seated = new Set([...bracket.residents, ...bracket.upfloaters]);
    const below = rest.slice(bracket.residents.length);
    for (const pair of paired) {
      pairs.push({ ...pair, because: explainPair(pair, bracket, below) });
    }
    rest = rest.filter((team) => !seated.has(team));
  }
  return pairs;
}

/** The order of matches in a list: the higher score of a pair, the sum of its scores, the smaller number. */
function compareMatches(one: BracketPair, other: BracketPair): number {
  const scores = ({ top, bottom }: BracketPair) => [top.primary, bottom.primary] as const;
  const [a, b] = [scores(one), scores(other)];
  return Math.max(...b) - Math.max(...a) || b[0] + b[1] - a[0] - a[1] || one.top.no - other.top.no;
}

function matchesOf(
  pairs: readonly ExplainedPair[],
  request: TeamSwissRequest,
): readonly TeamPairing[] {
  return pairs.toSorted(compareMatches).map(({ top, bottom, because }, index) => {
    const colours = allocateColours(top, bottom, request);
    const { first, other, colourOfFirst } = colours;
    const [white, black] = colourOfFirst === 'white' ? [first, other] : [other, first];
    return {
      match: index + 1,
      white: white.no,
      black: black.no,
      because: [...because, explainColours(colours)],
    };
  });
}

/**
 * Pairs a round of teams by FIDE's Swiss Team Pairing System: the bye, then each score group from the
 * top, with those who come up to it, and last the colours on the first board.
 *
 * @article FIDE C.04.6 2026 3.3
 */
export function pairTeamSwissRound(
  request: TeamSwissRequest,
): Result<PairedTeamRound, TeamSwissRefusal> {
  const teams = entrantsOf(request);
  if (teams.length < 2) return err({ code: 'pairing.too-few-teams', present: teams.length });
  const { roundNumber } = request;
  const free = teams.length % 2 === 0 ? null : byeReceiver(teams);
  const isOdd = teams.length % 2 === 1;
  const pairs = isOdd && free === null ? null : pairField(teams.filter((team) => team !== free));
  if (pairs === null) return err({ code: 'pairing.no-legal-team-pairing', roundNumber });
  const bye = free && { no: free.no, points: request.byePoints, because: explainBye(free) };
  return ok({ matches: matchesOf(pairs, request), bye });
}
