import { oncePer } from '@rokade/journal';
import {
  type EligiblePlayer,
  eligiblePlayer,
  judgeLineUp,
  type LimitedLineUp,
  type LimitFault,
  type LineUpJudgement,
  limitFaults,
} from '@rokade/rules';
import { type Side, sides } from '../board-result.ts';
import type { MemberId } from '../ids.ts';
import {
  beginningOf,
  divisionOf,
  type HandedIn,
  isOneDay,
  type League,
  type Match,
  type Member,
  teamOf,
} from '../league.ts';
import { limitsOf } from './league-limits.ts';

/** A line-up that is judged: whose, for which match, and by which order. */
export interface JudgedLineUp {
  readonly match: Match;
  readonly team: string;
  readonly players: readonly (MemberId | null)[];
  readonly listed: readonly MemberId[];
}

/** The players of lower teams whom a team may field in a match. */
export const calledTo = (
  { calls }: Pick<League, 'calls'>,
  match: string,
  team: string,
): readonly MemberId[] =>
  calls
    .filter((one) => one.match === match && one.team === team && one.answer?.granted === true)
    .map(({ player }) => player);

/** What the faults of line-ups look up of the whole league, gathered once. */
interface Gathered {
  readonly members: ReadonlyMap<string, Member>;
  /** The matches in which a player stands in a line-up, or took a board later. */
  readonly fielded: ReadonlyMap<string, readonly Match[]>;
  /** The clubs of the teams in whose squads a number of a register stands. */
  readonly clubs: ReadonlyMap<string, ReadonlySet<string>>;
}

const fieldedIn = ({ lineUps, replacements }: Match): readonly string[] => [
  ...new Set<string>([
    ...sides.flatMap((side) => lineUps[side]?.players.filter((one) => one !== null) ?? []),
    ...replacements.map(({ player }) => player),
  ]),
];

/** The numbers by which a player is one person in several squads. */
const numbersOf = ({ values: { nationalId, fideId } }: Member): readonly string[] => [
  ...(nationalId === '' ? [] : [`national ${nationalId}`]),
  ...(fideId === '' ? [] : [`fide ${fideId}`]),
];

const gatheredOf: (league: League) => Gathered = oncePer((league: League): Gathered => {
  const fielded = new Map<string, Match[]>();
  for (const match of league.matches) {
    for (const player of fieldedIn(match)) {
      const before = fielded.get(player);
      if (before === undefined) fielded.set(player, [match]);
      else before.push(match);
    }
  }
  const clubOf = new Map<string, string>(league.teams.map(({ id, values }) => [id, values.club]));
  const clubs = new Map<string, Set<string>>();
  for (const member of league.members) {
    const club = clubOf.get(member.team) ?? '';
    for (const number of club === '' ? [] : numbersOf(member)) {
      clubs.set(number, (clubs.get(number) ?? new Set()).add(club));
    }
  }
  return { members: new Map(league.members.map((one) => [one.id, one])), fielded, clubs };
});

const levelOf = (league: League, team: string): number =>
  divisionOf(league, teamOf(league, team)?.division ?? '')?.values.level ?? 0;

/** Whether a match was played before another: by its day, or where one has none by its round. */
function isBefore(one: Match, other: Match): boolean {
  const [a, b] = [beginningOf(one), beginningOf(other)];
  return a === '' || b === '' ? one.round < other.round : a < b;
}

/** In how many earlier matches a player was fielded by teams of a higher level than their own. */
function matchesAbove(league: League, { id, team }: Member, match: Match): number {
  const level = levelOf(league, team);
  const fielded = gatheredOf(league).fielded.get(id) ?? [];
  return fielded.filter(
    (other) =>
      other.id !== match.id &&
      isBefore(other, match) &&
      (divisionOf(league, other.division)?.values.level ?? 0) < level,
  ).length;
}

/**
 * The other match for which a player is fielded on the same day; undefined: there is none. Where all rounds
 * of a division are on one day, only another match of the same round is one.
 */
function elsewhere(league: League, { id }: Member, { id: own, division, round, meeting }: Match) {
  const fielded = gatheredOf(league).fielded.get(id) ?? [];
  const inTurn = (other: Match): boolean =>
    other.division === division && other.round !== round && isOneDay(league, division);
  return meeting.day === ''
    ? undefined
    : fielded.find(
        (other) => other.id !== own && other.meeting.day === meeting.day && !inTurn(other),
      );
}

/** A member of a squad as the limits look at them, for one match. */
function eligible(league: League, member: Member, { match, team }: JudgedLineUp): EligiblePlayer {
  const { rating, guest, federation, born, sex } = member.values;
  const { homeFederation, juniorsBorn } = league.values;
  const club = teamOf(league, member.team)?.values.club ?? '';
  const others = numbersOf(member).flatMap((number) => [
    ...(gatheredOf(league).clubs.get(number) ?? []),
  ]);
  return {
    ...eligiblePlayer(member.id, rating === 0 ? null : rating),
    seat: member.seat,
    otherClub: others.find((one) => club !== '' && one !== club) ?? null,
    otherTeam: elsewhere(league, member, match)?.id ?? null,
    playedHigher: member.team === team ? matchesAbove(league, member, match) : 0,
    isGuest: guest,
    isForeigner: homeFederation !== '' && federation !== '' && federation !== homeFederation,
    isJunior: juniorsBorn > 0 && Number(born) >= juniorsBorn,
    isWoman: sex === 'w',
  };
}

/** A line-up as the rules judge it; players of lower teams who were granted stand behind the squad. */
function limited(league: League, judged: JudgedLineUp): LimitedLineUp {
  const { match, team, players } = judged;
  const listed = [...judged.listed, ...calledTo(league, match.id, team)];
  const { members } = gatheredOf(league);
  return {
    squad: listed.flatMap((id) => {
      const member = members.get(id);
      return member === undefined ? [] : [eligible(league, member, judged)];
    }),
    played: players,
    limits: limitsOf(league.values),
  };
}

/**
 * The faults of a line-up by the rule set of the league, board 1 first, then those of the whole. Who was
 * suspended is asked of the book of sanctions when the line-up is handed in.
 *
 * @article Tempelhof 2018 III.H.3, III.H.5
 */
export const faultsOf = (league: League, judged: JudgedLineUp): readonly LimitFault[] =>
  limitFaults(limited(league, judged));

/** The judgements of line-ups that were handed in, kept as long as the league stays as it is. */
const keptJudgements = oncePer((_: League) => new Map<HandedIn, LineUpJudgement>());

const nothingWrong: LineUpJudgement = { faults: [], lost: [], penaltyMatchPoints: 0 };

/** What the line-up of a side costs, by the order of the squad when it was handed in. */
export function judgementOf(league: League, match: Match, side: Side): LineUpJudgement {
  const lineUp = match.lineUps[side];
  if (lineUp === null) return nothingWrong;
  const kept = keptJudgements(league);
  const before = kept.get(lineUp);
  if (before !== undefined) return before;
  const judged = judgeLineUp(limited(league, { match, team: match[side], ...lineUp }));
  kept.set(lineUp, judged);
  return judged;
}
