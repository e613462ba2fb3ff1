import {
  type ByeKind,
  type Colour,
  drawnColour,
  err,
  ok,
  pairTeamSwissRound,
  type Result,
  type TeamPoints,
  type TeamSwissRequest,
  type TeamSwissRound,
} from '@rokade/rules';
import { isGame } from '../board-result.ts';
import type { TeamId } from '../ids.ts';
import {
  type Division,
  drawnRound,
  type League,
  type Match,
  sideOf,
  type Team,
  teamsIn,
} from '../league.ts';
import type { LeagueRefusal } from '../refusal.ts';
import { judgementOf } from '../views/line-up-faults.ts';
import { matchScore } from '../views/match-score.ts';
import type { Drawing, RoundDraft } from './round-draft.ts';

/** The match and board points of a round, in halves. */
interface PointsOfRound {
  readonly match: number;
  readonly game: number;
}

/** The rounds that are planned for a division; 0 = not said. */
export const roundsPlanned = ({ values }: Division): number => values.rounds ?? 0;

/**
 * What a team gets for a round without an opponent, in halves: nothing, the points of a drawn match, or
 * those of a match won at all boards. The pairing's bye has those that the division says.
 *
 * @article FIDE C.04.6 2026 1.4
 */
export function byePoints(league: League, { values }: Division, bye: ByeKind): PointsOfRound {
  const won = { match: 2 * league.values.winPoints, game: 2 * values.boards };
  const drawn = { match: 2 * league.values.drawPoints, game: values.boards };
  switch (bye) {
    case 'zero-point':
      return { match: 0, game: 0 };
    case 'half-point':
      return drawn;
    case 'full-point':
      return won;
    case 'pairing-allocated':
      return values.byePoints === 'win' ? won : drawn;
  }
}

/** The side that has White at the first board. */
const whiteSideOf = ({ values }: Pick<League, 'values'>): 'home' | 'away' =>
  values.firstBoard === 'white' ? 'home' : 'away';

/** The points by which a division pairs first: those by which its table ranks first. */
function ordered({ values }: League, { match, game }: PointsOfRound): TeamPoints {
  return values.order[0] === 'GP'
    ? { primary: game, secondary: match }
    : { primary: match, secondary: game };
}

const isPlayed = ({ scores, bare }: Match): boolean =>
  bare !== null || scores.some((score) => isGame(score));

/** What a match gave a team; one that is not over counts as drawn for the pairing. */
function pointsIn(league: League, match: Match, side: 'home' | 'away', boards: number) {
  const { points, halfPoints } = matchScore(league, match);
  const index = side === 'home' ? 0 : 1;
  if (points === null) return { match: 2 * league.values.drawPoints, game: boards };
  const short = judgementOf(league, match, side).penaltyMatchPoints;
  return { match: 2 * (points[index] - short), game: halfPoints[index] };
}

/** The matches and byes of a division by round and team. */
interface Played {
  readonly matches: ReadonlyMap<string, Match>;
  readonly byes: ReadonlyMap<string, ByeKind>;
}

const at = (round: number, team: string): string => `${round} ${team}`;

const playedIn = (league: League, division: Division): Played => ({
  matches: new Map(
    league.matches
      .filter((match) => match.division === division.id && !match.isPlayOff)
      .flatMap((match) => [
        [at(match.round, match.home), match] as const,
        [at(match.round, match.away), match] as const,
      ]),
  ),
  byes: new Map(division.byes.map(({ team, round, bye }) => [at(round, team), bye])),
});

/** What was taken from a team after a round was drawn, and before the next; before round 1: in round 1. */
function takenIn({ penalties }: League, team: string, round: number): PointsOfRound {
  const own = penalties.filter((one) => one.team === team && Math.max(1, one.round) === round);
  return {
    match: own.reduce((sum, { matchPoints }) => sum + 2 * matchPoints, 0),
    game: own.reduce((sum, { halfPoints }) => sum + halfPoints, 0),
  };
}

function roundOf(
  league: League,
  division: Division,
  { played, numbers }: { played: Played; numbers: ReadonlyMap<string, number> },
  { team, round }: { team: TeamId; round: number },
): TeamSwissRound {
  const taken = takenIn(league, team, round);
  const left = ({ match, game }: PointsOfRound): TeamPoints =>
    ordered(league, { match: match - taken.match, game: game - taken.game });
  const match = played.matches.get(at(round, team));
  const side = match === undefined ? null : sideOf(match, team);
  if (match !== undefined && side !== null) {
    const opponent = numbers.get(match[side === 'home' ? 'away' : 'home']) ?? 0;
    const points = left(pointsIn(league, match, side, division.values.boards));
    const score = matchScore(league, match).points;
    if (score === null || isPlayed(match)) {
      const colour: Colour = side === whiteSideOf(league) ? 'white' : 'black';
      return { ...points, kind: 'match', opponent, colour };
    }
    const [own, other] = side === 'home' ? score : [score[1], score[0]];
    return { ...points, kind: 'forfeit', opponent, won: own > other };
  }
  const bye = played.byes.get(at(round, team));
  return bye === undefined
    ? { ...left({ match: 0, game: 0 }), kind: 'absent' }
    : { ...left(byePoints(league, division, bye)), kind: 'bye', bye };
}

const hasArrived = (rounds: readonly TeamSwissRound[]): boolean =>
  rounds.some(
    (round) =>
      round.kind === 'match' ||
      round.kind === 'forfeit' ||
      (round.kind === 'bye' && round.bye === 'pairing-allocated'),
  );

/** The colour drawn before round 1: that of the division, else by the lots of round 1. */
function initialColour(division: Division, { seed }: Drawing): Colour {
  const { firstColour = '' } = division.values;
  return firstColour || drawnColour(drawnRound(division, 1)?.seed ?? seed);
}

/** A round of a division as the rules of the Swiss for teams are asked for it. */
function swissRequest(league: League, division: Division, drawing: Drawing): TeamSwissRequest {
  const { round: roundNumber } = drawing;
  const teams = teamsIn(league, division.id);
  const numbers = new Map<string, number>(teams.map(({ id }, index) => [id, index + 1]));
  const facts = { played: playedIn(league, division), numbers };
  const isAway = ({ id, withdrawn }: Team): boolean =>
    withdrawn !== '' || facts.played.byes.has(at(roundNumber, id));
  return {
    roundNumber,
    roundsPlanned: Math.max(roundsPlanned(division), roundNumber),
    preferences: division.values.preferences || 'A',
    secondaryDecidesColours: true,
    initialColour: initialColour(division, drawing),
    byePoints: ordered(league, byePoints(league, division, 'pairing-allocated')),
    teams: teams.map((team, index) => {
      const rounds = Array.from({ length: roundNumber - 1 }, (_, before) =>
        roundOf(league, division, facts, { team: team.id, round: before + 1 }),
      );
      const away = hasArrived(rounds) ? 'absent' : 'not-arrived';
      return { no: index + 1, availability: isAway(team) ? away : 'present', rounds };
    }),
  };
}

/**
 * The next round of a team Swiss. Whoever has White at the first board stands where the league gives the
 * home team White.
 *
 * @article FIDE C.04.6 2026
 */
export function drawSwissRound(
  league: League,
  division: Division,
  drawing: Drawing,
): Result<RoundDraft, LeagueRefusal> {
  const teams = teamsIn(league, division.id);
  const paired = pairTeamSwissRound(swissRequest(league, division, drawing));
  if (!paired.ok) {
    return err(
      paired.error.code === 'pairing.too-few-teams'
        ? { code: 'league.too-few-teams', least: 2 }
        : { code: 'league.no-legal-pairing', round: drawing.round },
    );
  }
  const team = (no: number): TeamId => teams[no - 1]?.id as TeamId;
  const { matches, bye } = paired.value;
  const whiteIsHome = whiteSideOf(league) === 'home';
  return ok({
    pairs: matches.map(({ match: place, white, black, because }) => ({
      home: team(whiteIsHome ? white : black),
      away: team(whiteIsHome ? black : white),
      place,
      because,
    })),
    byes:
      bye === null
        ? []
        : [{ team: team(bye.no), bye: 'pairing-allocated', place: 0, because: bye.because }],
  });
}
