import { type ByeKind, plusDays, type Reason } from '@rokade/rules';
import type { BoardScore, HalfPointsOfBoth, Side } from './board-result.ts';
import type {
  CallId,
  DivisionId,
  LeagueId,
  MatchId,
  MemberId,
  PenaltyId,
  TeamId,
  WishId,
} from './ids.ts';
import {
  type CaptainValues,
  type DivisionValues,
  emptyLeagueValues,
  type LeagueValues,
  type MeetingValues,
  type MemberValues,
  type Seat,
  type SheetValues,
  type TeamValues,
} from './league-values.ts';

import type { WishValues } from './wish-fields.ts';

/** The round of a division that was drawn at the desk. Until it is published, only the desk sees it. */
export interface DrawnRound {
  readonly round: number;
  /** With it anybody can repeat the lots of the round. */
  readonly seed: string;
  readonly isPublished: boolean;
}

/** A team without an opponent in a round. */
export interface TeamBye {
  readonly team: TeamId;
  readonly round: number;
  readonly bye: ByeKind;
  /** Its line in the bracket of a cup, from 1; 0 elsewhere. */
  readonly place: number;
  readonly because: readonly Reason[];
}

/** Who goes on in a cup where lots or the leader decided it. */
export interface DecidedPair {
  readonly round: number;
  readonly winner: TeamId;
  readonly by: 'lots' | 'leader';
  readonly reason: string;
}

/** A division, with the usual day of each round, the first round first; '' = none. */
export interface Division {
  readonly id: DivisionId;
  readonly values: DivisionValues;
  readonly days: readonly string[];
  /** The rounds that were drawn one by one, in order. */
  readonly drawn: readonly DrawnRound[];
  readonly byes: readonly TeamBye[];
  readonly decided: readonly DecidedPair[];
}

/**
 * How a team left the league: its matches are struck, those played are kept, or the league's rule says
 * which; '' = it plays.
 */
export const withdrawals = ['', 'struck', 'kept', 'rule'] as const;
export type Withdrawal = (typeof withdrawals)[number];

export interface Team {
  readonly id: TeamId;
  readonly division: DivisionId;
  readonly values: TeamValues;
  readonly captain: CaptainValues;
  readonly withdrawn: Withdrawal;
}

/** A player in a squad. */
export interface Member {
  readonly id: MemberId;
  readonly team: TeamId;
  readonly seat: Seat;
  /** The leave with which the player was named after the last day; '' = in time. */
  readonly leave: string;
  readonly values: MemberValues;
}

/** A line-up as it was handed in. */
export interface HandedIn {
  /** By board; null: nobody sits there. */
  readonly players: readonly (MemberId | null)[];
  /** The squad's order at that time, by which it is judged. */
  readonly listed: readonly MemberId[];
  /** The local time, `2026-11-21T12:05`. */
  readonly when: string;
  /** The account that handed it in. */
  readonly from: string;
}

/** A reserve who took a board after the time of waiting. */
export interface Replacement {
  readonly side: Side;
  readonly board: number;
  readonly player: MemberId;
}

/** The agreement of a captain with the sheet. */
export interface Agreement {
  readonly when: string;
  readonly from: string;
}

/** The result of a match as its leader decided it, in half-points. */
export interface Ruling {
  readonly score: HalfPointsOfBoth;
  readonly reason: string;
}

/** A match of two teams. */
export interface Match {
  readonly id: MatchId;
  readonly division: DivisionId;
  readonly round: number;
  readonly home: TeamId;
  readonly away: TeamId;
  /** Whether it only decides between teams that are equal otherwise. */
  readonly isPlayOff: boolean;
  /** Its line in the bracket of a cup, or its place in a round that was drawn, from 1; 0 elsewhere. */
  readonly place: number;
  /** Why the rules paired these teams; none where a table or somebody did. */
  readonly because: readonly Reason[];
  /** Why the leader changed the pairing; null: it stands as it was drawn. */
  readonly changedBy: string | null;
  readonly meeting: MeetingValues;
  /** The day by which a postponed match is to be played, and why; null: not postponed. */
  readonly postponed: { readonly due: string; readonly reason: string } | null;
  readonly lineUps: Readonly<Record<Side, HandedIn | null>>;
  readonly replacements: readonly Replacement[];
  /** By board. */
  readonly scores: readonly BoardScore[];
  /** The score of a match that is settled without boards, in half-points; null: it is counted by boards. */
  readonly bare: HalfPointsOfBoth | null;
  readonly sheet: SheetValues;
  /** Who lost the whole match by not playing it. */
  readonly forfeited: '' | Side | 'both';
  readonly agreed: Readonly<Record<Side, Agreement | null>>;
  /** Who changed the sheet after a side had agreed with it; '' = nobody, or the side has agreed anew. */
  readonly undone: Readonly<Record<Side, string>>;
  readonly ruling: Ruling | null;
}

/** Nobody changed the sheet after a side had agreed with it. */
export const nothingUndone: Match['undone'] = { home: '', away: '' };

/** A wish for the schedule of a division. */
export interface Wish {
  readonly id: WishId;
  readonly division: DivisionId;
  /** The team that wishes, or those that share a hall or are to meet. */
  readonly teams: readonly TeamId[];
  readonly values: WishValues;
}

/** Points taken from a team. */
export interface Penalty {
  readonly id: PenaltyId;
  readonly team: TeamId;
  readonly matchPoints: number;
  readonly halfPoints: number;
  readonly reason: string;
  /** The newest round that had been drawn for the team's division; 0: none was drawn. */
  readonly round: number;
}

/** What becomes of teams after the season as the leader settled it, by team. */
export interface SettledEnds {
  /** The division's id; '' = the team leaves the league. */
  readonly places: Readonly<Record<string, string>>;
  /** Why, where the leader gave a reason. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** A request for a player of a lower team. */
export interface Call {
  readonly id: CallId;
  readonly match: MatchId;
  readonly team: TeamId;
  readonly player: MemberId;
  /** The answer, of whoever gave it; null: none yet. */
  readonly answer: {
    readonly granted: boolean;
    readonly final: boolean;
    readonly reason: string;
  } | null;
}

/** The book's state: a season of a league. */
export interface League {
  readonly id: LeagueId;
  readonly version: number;
  readonly values: LeagueValues;
  readonly divisions: readonly Division[];
  readonly teams: readonly Team[];
  /** The squads, each in its order. */
  readonly members: readonly Member[];
  readonly matches: readonly Match[];
  readonly penalties: readonly Penalty[];
  readonly wishes: readonly Wish[];
  readonly calls: readonly Call[];
  /** The clubs that were given to another, in order. */
  readonly merged: readonly { readonly from: string; readonly into: string }[];
  /** Nothing in it: the tables say what becomes of each team. */
  readonly ends: SettledEnds;
}

/** A league without any values. */
export const emptyLeague = (id: LeagueId): League => ({
  id,
  version: 0,
  values: emptyLeagueValues,
  divisions: [],
  teams: [],
  members: [],
  matches: [],
  penalties: [],
  wishes: [],
  calls: [],
  merged: [],
  ends: { places: {}, reasons: {} },
});

export const divisionOf = ({ divisions }: Pick<League, 'divisions'>, id: string) =>
  divisions.find((one) => one.id === id);

export const teamOf = ({ teams }: Pick<League, 'teams'>, id: string) =>
  teams.find((one) => one.id === id);

export const memberOf = ({ members }: Pick<League, 'members'>, id: string) =>
  members.find((one) => one.id === id);

export const matchOf = ({ matches }: Pick<League, 'matches'>, id: string) =>
  matches.find((one) => one.id === id);

/** A team's name; '' for an unknown id. */
export const teamName = (league: Pick<League, 'teams'>, id: string): string =>
  teamOf(league, id)?.values.name ?? '';

/** A player's name; '' for an unknown id. */
export const memberName = (league: Pick<League, 'members'>, id: string): string =>
  memberOf(league, id)?.values.name ?? '';

/** The squad of a team, in its order. */
export const squadOf = ({ members }: Pick<League, 'members'>, team: string): readonly Member[] =>
  members.filter((one) => one.team === team);

/** What a club is called now, where it was merged with others. */
export const clubNow = ({ merged }: Pick<League, 'merged'>, club: string): string =>
  merged.reduce((name, { from, into }) => (name === from ? into : name), club);

/** The side of a team in a match; null: it does not play there. */
export function sideOf({ home, away }: Pick<Match, 'home' | 'away'>, team: string): Side | null {
  if (home === team) return 'home';
  return away === team ? 'away' : null;
}

/** The local time at which a match begins, without an hour at the earliest; '' = no day is set. */
export const beginningOf = ({ meeting: { day, time } }: Pick<Match, 'meeting'>): string =>
  day === '' ? '' : `${day}T${time === '' ? '00:00' : time}`;

/** The local time from which a match has begun for sure: without an hour when its day is over; '' = no day is set. */
export const begunAt = (match: Pick<Match, 'meeting'>): string => {
  const { day, time } = match.meeting;
  return day !== '' && time === '' ? `${plusDays(day, 1)}T00:00` : beginningOf(match);
};

/** Whether all rounds of a division are played on one day. */
export const isOneDay = (league: Pick<League, 'divisions'>, division: string): boolean =>
  divisionOf(league, division)?.values.oneDay === true;

/** The round of a division that was drawn; undefined where it was not. */
export const drawnRound = ({ drawn }: Pick<Division, 'drawn'>, round: number) =>
  drawn.find((one) => one.round === round);

/** Whether a round is a draft that only the desk sees. */
export const isDraft = (division: Pick<Division, 'drawn'>, round: number): boolean =>
  drawnRound(division, round)?.isPublished === false;

/** Whether a match stands in a draft. */
export function isOfDraft(
  league: Pick<League, 'divisions'>,
  { division: id, round }: Pick<Match, 'division' | 'round'>,
): boolean {
  const division = divisionOf(league, id);
  return division !== undefined && isDraft(division, round);
}

/** The teams of a division in the order of their numbers, those that have withdrawn too. */
export const teamsIn = ({ teams }: Pick<League, 'teams'>, division: string): readonly Team[] =>
  teams.filter((team) => team.division === division);
