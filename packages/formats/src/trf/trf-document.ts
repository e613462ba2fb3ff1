import type { ByeKind, Colour, HalfPoints, PlayerNo } from '@rokade/rules';
import type { LayoutPart } from './layout.ts';
import type {
  ForfeitedMatch,
  LineUp,
  MatchScoring,
  NumberedTeam,
  TeamByes,
  TrfTeam,
} from './team-section.ts';

/** Results of a game: `?` is unknown or unfinished, `W D L` were not rated. */
export type GameCode = '1' | '=' | '0' | 'W' | 'D' | 'L' | '+' | '-' | '?';

/** An entry without an opponent; `+` and `-` if the opponent is not named. */
export type AloneCode = 'H' | 'F' | 'U' | 'Z' | '+' | '-';

/** One round in a player's line; null if the file has no entry. */
export type TrfCell =
  | {
      readonly kind: 'game';
      readonly opponent: PlayerNo;
      /** null if not stated, which is only possible for unplayed games. */
      readonly colour: Colour | null;
      readonly result: GameCode;
    }
  | { readonly kind: 'alone'; readonly colour: Colour | null; readonly result: AloneCode }
  | null;

/** A player: record 001. '' means not stated. */
export interface TrfPlayer {
  /** Starting rank, also called pairing number; 1 to 9999. */
  readonly no: PlayerNo;
  readonly sex: 'm' | 'w' | '';
  /** `GM IM WGM FM WIM CM WFM WCM` or ''. */
  readonly title: string;
  /** "Surname, Firstname" */
  readonly name: string;
  /** null: unrated (blank or 0 in the file). */
  readonly rating: number | null;
  readonly federation: string;
  readonly fideId: string;
  /** As in the file: `1987/12/31`, `1987/00/00`, `1987`. */
  readonly birthDate: string;
  /** The stated points, null if the field is blank. */
  readonly halfPoints: HalfPoints | null;
  readonly rank: number | null;
  /** Index 0 is round 1; ends with the last entry of this player. */
  readonly cells: readonly TrfCell[];
}

/** The most rounds: round numbers have three digits. */
export const mostRounds = 999;

/** The single-line texts about the tournament, by content. */
export interface TrfHeader {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly type: string;
  readonly chiefArbiter: string;
  readonly timeControl: string;
  /** 172: the starting-rank method, `DEN FIDON`. */
  readonly startingRankMethod: string;
  /** 182: the program or person that paired. */
  readonly controller: string;
  /** 192: the encoded system, `FIDE_DUTCH`. */
  readonly system: string;
  /** 202: tie-breaks, a comma list. */
  readonly tieBreaks: string;
  /** 212: the whole order of standings, a comma list. */
  readonly standingsOrder: string;
  /** 222: the encoded time control, `5400+30`. */
  readonly encodedTimeControl: string;
}

/**
 * Points that the file sets for an event, in one of three dialects: `162` has `W D L A P X`, `BB`
 * (bbpPairings) `W D L Z F U`, `XXS` (JaVaFo) codes such as `WW` and `PAB`.
 */
export interface ScoringStatement {
  readonly dialect: '162' | 'BB' | 'XXS';
  readonly symbol: string;
  readonly halfPoints: HalfPoints;
}

/** Players left out of a round: 240; with `round` null (XXZ) of the next one. */
export interface ByeAnnouncement {
  readonly bye: Exclude<ByeKind, 'pairing-allocated'>;
  readonly round: number | null;
  readonly players: readonly PlayerNo[];
}

/** Acceleration points: 250, for a range of rounds and players (or teams). */
export interface Acceleration {
  /** For teams; null if the field is blank. */
  readonly matchHalfPoints: HalfPoints | null;
  /** For players, or a team's game points; null if the field is blank. */
  readonly halfPoints: HalfPoints | null;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly firstPlayer: PlayerNo;
  readonly lastPlayer: PlayerNo;
}

/** Acceleration points: XXA, round by round, index 0 is round 1. */
export interface PlayerAcceleration {
  readonly player: PlayerNo;
  readonly halfPoints: readonly HalfPoints[];
}

/** Players who may not meet each other: 260, or XXP with `rounds` null for all rounds. */
export interface ForbiddenPairs {
  readonly rounds: { readonly first: number; readonly last: number } | null;
  readonly players: readonly PlayerNo[];
}

/** The kind of a record 299: a result's letter, or '' for a penalty or a bonus. */
export type AbnormalKind = 'W' | 'D' | 'L' | 'F' | 'H' | 'Z' | '+' | '-' | '';

/** Points that deviate from the tournament's scoring: record 299. */
export interface AbnormalPoints {
  readonly kind: AbnormalKind;
  /** For teams; null if the field is blank. */
  readonly matchHalfPoints: HalfPoints | null;
  /** A player's points, or a team's game points; may be negative. */
  readonly halfPoints: HalfPoints | null;
  /** null: in all rounds. */
  readonly round: number | null;
  /** Players, or teams in a team event; empty: everybody. */
  readonly participants: readonly number[];
}

/** A player in a federation's own rating list: record NRS, headed by the federation's code. */
export interface NationalPlayer {
  /** Three letters. */
  readonly list: string;
  /** The player of record 001. */
  readonly no: PlayerNo;
  readonly sex: 'm' | 'w' | '';
  /** The federation's own class, up to three letters. */
  readonly classification: string;
  readonly name: string;
  readonly rating: number | null;
  /** Nation, state, region, club … as the federation uses the field. */
  readonly origin: string;
  readonly nationalId: string;
  readonly birthDate: string;
}

/** A line kept unread: comments, private records, informative ones (801, 802). */
export interface OtherLine {
  readonly place: 'before-players' | 'after-players';
  readonly text: string;
}

/** The full content of a report file. */
export interface TrfDocument {
  readonly header: TrfHeader;
  readonly deputyArbiters: readonly string[];
  /** 132, as `YY/MM/DD`; index 0 is round 1, '' if a date is missing. */
  readonly roundDates: readonly string[];
  /** 142 and XXR; null if not stated. */
  readonly roundsPlanned: number | null;
  /** 152 and XXC: the colour of the first player in round 1; null if not stated. */
  readonly initialColour: Colour | null;
  /** XXC rank: players rank by their order in the file, not by starting ranks. */
  readonly pairedByFilePosition: boolean;
  readonly scoring: readonly ScoringStatement[];
  readonly byeAnnouncements: readonly ByeAnnouncement[];
  readonly accelerations: readonly Acceleration[];
  readonly playerAccelerations: readonly PlayerAcceleration[];
  readonly forbiddenPairs: readonly ForbiddenPairs[];
  readonly abnormalPoints: readonly AbnormalPoints[];
  /** 352: the colours on the boards of a match, for the team named first. */
  readonly boardColours: readonly Colour[];
  readonly matchScoring: readonly MatchScoring[];
  readonly teams: readonly TrfTeam[];
  readonly numberedTeams: readonly NumberedTeam[];
  readonly lineUps: readonly LineUp[];
  readonly teamByes: readonly TeamByes[];
  readonly forfeitedMatches: readonly ForfeitedMatch[];
  /** In the order of the file. */
  readonly players: readonly TrfPlayer[];
  readonly nationalPlayers: readonly NationalPlayer[];
  readonly otherLines: readonly OtherLine[];
  /** How the source file was laid out; empty if it was in Rokade's own layout. */
  readonly layout: readonly LayoutPart[];
}

/** A document while it is being read. */
export type GrowingTrfDocument = {
  -readonly [Key in keyof TrfDocument]: TrfDocument[Key] extends readonly (infer Item)[]
    ? Item[]
    : TrfDocument[Key];
};

/** An empty document for reading into. */
export const newTrfDocument = (): GrowingTrfDocument => ({
  header: {
    name: '',
    city: '',
    federation: '',
    startDate: '',
    endDate: '',
    type: '',
    chiefArbiter: '',
    timeControl: '',
    startingRankMethod: '',
    controller: '',
    system: '',
    tieBreaks: '',
    standingsOrder: '',
    encodedTimeControl: '',
  },
  deputyArbiters: [],
  roundDates: [],
  roundsPlanned: null,
  initialColour: null,
  pairedByFilePosition: false,
  scoring: [],
  byeAnnouncements: [],
  accelerations: [],
  playerAccelerations: [],
  forbiddenPairs: [],
  abnormalPoints: [],
  boardColours: [],
  matchScoring: [],
  teams: [],
  numberedTeams: [],
  lineUps: [],
  teamByes: [],
  forfeitedMatches: [],
  players: [],
  nationalPlayers: [],
  otherLines: [],
  layout: [],
});

/** An empty document for making one. */
export const emptyTrfDocument: TrfDocument = newTrfDocument();
