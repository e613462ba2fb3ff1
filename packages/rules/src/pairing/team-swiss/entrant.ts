import type { Colour } from '../../kernel/colour.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import {
  colourDifference,
  colourPreferences,
  type TeamColourPreference,
} from './colour-preference.ts';
import type { TeamNo, TeamSwissRequest, TeamSwissTeam } from './team-swiss-request.ts';

/** A present team with the facts that the rules use. */
export interface Entrant {
  readonly no: TeamNo;
  readonly primary: HalfPoints;
  readonly secondary: HalfPoints;
  /** Those met in a played match. */
  readonly opponents: ReadonlySet<TeamNo>;
  /** The colours of the played matches, in order. */
  readonly colours: readonly Colour[];
  readonly difference: number;
  readonly preference: TeamColourPreference | null;
  /** Whether it met a team with another score in the round before (1.5); false where that no longer counts. */
  readonly floated: boolean;
  /** Whether it can have the pairing-allocated bye (C2). */
  readonly isByeEligible: boolean;
  /** Whether its number is odd among those that have arrived. */
  readonly hasOddNumber: boolean;
}

const primaryBefore = ({ rounds }: TeamSwissTeam, roundNumber: number): HalfPoints =>
  rounds.slice(0, roundNumber - 1).reduce((sum, { primary }) => sum + primary, 0);

/** The last two rounds forget the floats (C7, C10). */
const remembersFloats = ({ roundNumber, roundsPlanned }: TeamSwissRequest): boolean =>
  roundNumber <= roundsPlanned - 2;

/**
 * Whether a team played against one with another score in the round before. A bye and a match without a
 * game are no floats, since nobody was played against.
 *
 * @article FIDE C.04.6 2026 1.5
 */
function hasFloated(team: TeamSwissTeam, request: TeamSwissRequest): boolean {
  const previous = request.roundNumber - 1;
  const round = team.rounds[previous - 1];
  if (round?.kind !== 'match' || !remembersFloats(request)) return false;
  const opponent = request.teams.find(({ no }) => no === round.opponent);
  return (
    opponent !== undefined && primaryBefore(opponent, previous) !== primaryBefore(team, previous)
  );
}

/**
 * Whether a team has not yet had points without an opponent: a bye of the pairing, a full-point bye or a
 * match that it won without a game.
 *
 * @article FIDE C.04.6 2026 2.1.2
 */
const isByeEligible = ({ rounds }: TeamSwissTeam): boolean =>
  !rounds.some(
    (round) =>
      (round.kind === 'forfeit' && round.won) ||
      (round.kind === 'bye' && (round.bye === 'pairing-allocated' || round.bye === 'full-point')),
  );

function entrantOf(team: TeamSwissTeam, request: TeamSwissRequest, hasOddNumber: boolean): Entrant {
  const matches = team.rounds.filter((round) => round.kind === 'match');
  const colours = matches.map(({ colour }) => colour);
  const isLastRound = request.roundNumber >= request.roundsPlanned;
  return {
    no: team.no,
    primary: primaryBefore(team, request.roundNumber),
    secondary: team.rounds.reduce((sum, { secondary }) => sum + secondary, 0),
    opponents: new Set(matches.map(({ opponent }) => opponent)),
    colours,
    difference: colourDifference(colours),
    preference: colourPreferences[request.preferences]({ colours, isLastRound }),
    floated: hasFloated(team, request),
    isByeEligible: isByeEligible(team),
    hasOddNumber,
  };
}

/** Whether two teams may meet: they have not played each other. @article FIDE C.04.6 2026 2.1.1 */
export const mayMeet = (one: Entrant, other: Entrant): boolean =>
  one !== other && !one.opponents.has(other.no);

/** The order of the score groups, and inside them of the numbers. @article FIDE C.04.6 2026 3.5.3 */
export const compareEntrants = (one: Entrant, other: Entrant): number =>
  other.primary - one.primary || one.no - other.no;

/** The present teams, the highest score first, then the smallest number. */
export function entrantsOf(request: TeamSwissRequest): readonly Entrant[] {
  return request.teams
    .filter(({ availability }) => availability !== 'not-arrived')
    .toSorted((one, other) => one.no - other.no)
    .flatMap((team, index) =>
      team.availability === 'present' ? [entrantOf(team, request, index % 2 === 0)] : [],
    )
    .toSorted(compareEntrants);
}
