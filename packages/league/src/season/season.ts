import type { ByeKind } from '@rokade/rules';
import type { BoardScore, HalfPointsOfBoth, Side } from '../board-result.ts';
import type { MemberValues, Seat } from '../league-values.ts';

/** A team of a season that is taken over. */
export interface SeasonTeam {
  readonly name: string;
  readonly club: string;
  readonly hall: string;
}

/** Where something stands in what was read. */
export interface SeasonPlace {
  /** The file or the sheet; '' = there is only one. */
  readonly where: string;
  /** The line, or the round of a report file. */
  readonly row: number;
}

/** A player of a season that is taken over, in the order of the team's squad. */
export interface SeasonPlayer extends SeasonPlace {
  /** The team's name. */
  readonly team: string;
  readonly seat: Seat;
  readonly values: MemberValues;
}

/** How somebody at a board is named: by name, or by the number in the federation's register. */
export interface SeatedAs {
  readonly name: string;
  readonly nationalId: string;
}

/** A board of a match that is taken over; null: nobody sits there, or it is not known who. */
export interface SeasonBoard {
  readonly players: Readonly<Record<Side, SeatedAs | null>>;
  readonly score: BoardScore;
}

/** A match of a season that is taken over. */
export interface SeasonMatch extends SeasonPlace {
  readonly round: number;
  /** `2026-11-21`; '' = not said. */
  readonly day: string;
  readonly time: string;
  readonly place: string;
  /** The names of the teams. */
  readonly home: string;
  readonly away: string;
  /** From the first board on; empty: only the score is known, or nothing. */
  readonly boards: readonly SeasonBoard[];
  /** The score in half-points where boards do not say it; null: by its boards, or not played. */
  readonly score: HalfPointsOfBoth | null;
  /** Who lost the whole match by not playing it. */
  readonly forfeited: '' | Side | 'both';
  /** What the match counts there, in half-points, where its boards are known, too; null: not said. */
  readonly counts: HalfPointsOfBoth | null;
}

/** What a team without a match got in a round. */
export interface SeasonBye {
  /** The team's name. */
  readonly team: string;
  readonly round: number;
  readonly bye: ByeKind;
}

/** Points taken from a team, whose reason the file does not have. */
export interface SeasonPenalty {
  readonly team: string;
  readonly matchPoints: number;
  readonly halfPoints: number;
}

/** What was not understood, with its line. */
export type SeasonFaultCode =
  | 'no-heading'
  | 'column'
  | 'quote'
  | 'team-missing'
  | 'team-unknown'
  | 'team-new'
  | 'team-against-itself'
  | 'player-missing'
  | 'player-unknown'
  | 'player-ambiguous'
  | 'player-elsewhere'
  | 'rating'
  | 'seat'
  | 'year'
  | 'round'
  | 'day'
  | 'time'
  | 'board'
  | 'result'
  | 'score'
  | 'match-twice'
  | 'match-stands'
  | 'colours'
  | 'opponents'
  | 'points';

/** A line, or a part of it, that was not understood. */
export interface SeasonFault extends SeasonPlace {
  readonly code: SeasonFaultCode;
  /** What stands there. */
  readonly text: string;
}

/** The teams, squads and results so far of a division, as a file has them. */
export interface Season {
  readonly teams: readonly SeasonTeam[];
  readonly players: readonly SeasonPlayer[];
  readonly matches: readonly SeasonMatch[];
  readonly byes: readonly SeasonBye[];
  readonly penalties: readonly SeasonPenalty[];
  readonly faults: readonly SeasonFault[];
}

export const emptySeason: Season = {
  teams: [],
  players: [],
  matches: [],
  byes: [],
  penalties: [],
  faults: [],
};

/** Several files as one season. */
export const joinedSeason = (seasons: readonly Season[]): Season => ({
  teams: seasons.flatMap(({ teams }) => teams),
  players: seasons.flatMap(({ players }) => players),
  matches: seasons.flatMap(({ matches }) => matches),
  byes: seasons.flatMap(({ byes }) => byes),
  penalties: seasons.flatMap(({ penalties }) => penalties),
  faults: seasons.flatMap(({ faults }) => faults),
});
