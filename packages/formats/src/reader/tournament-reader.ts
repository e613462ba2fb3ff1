import type {
  FideEdition,
  HalfPoints,
  KindOfPlay,
  NormQuestion,
  PairingRequest,
  PlannedEvent,
  PlayerNo,
  PointSystem,
  RatedList,
  RatedPlayer,
  ScoredPlayer,
  TeamScore,
  WithdrawalReason,
} from '@rokade/rules';
import type { EngineOptions, ShownRating, SystemChoice } from '@rokade/tournament';
import type { ScoredTeams } from './scored-teams.ts';
import type { SourceTeam } from './team-line-ups.ts';

/** A player for lists. '' means not stated. */
export interface SourcePlayer extends ShownRating {
  readonly no: PlayerNo;
  readonly title: string;
  readonly name: string;
  readonly club: string;
  readonly federation: string;
  readonly sex: 'm' | 'w' | '';
  readonly birthYear: number | null;
  /** The player's citizenship, as a federation's code. */
  readonly citizenship: string;
}

/** The actual pairings of a round. */
export interface ActualRound {
  readonly pairings: readonly { readonly white: PlayerNo; readonly black: PlayerNo }[];
  /** The players with the pairing's bye, without those left out beforehand. */
  readonly byes: readonly PlayerNo[];
}

/** The points for a game. */
export interface GamePoints {
  readonly win: HalfPoints;
  readonly draw: HalfPoints;
  readonly loss: HalfPoints;
}

/** The teams of a tournament and the points for matches. */
export interface SourceTeams {
  /** By number; empty in a tournament of single players. */
  readonly teams: readonly SourceTeam[];
  /** The points for a match. */
  readonly matchPoints: PointSystem;
  /** The score that ranks first. */
  readonly primary: TeamScore;
  /** Everybody's matches in rounds 1 … `rounds`. */
  scored(rounds: number): ScoredTeams;
}

/** The list with the starting ratings, and the last round. */
export interface RatedRequest {
  /** The rating list of the federation; its own players start with their rating in it. */
  readonly list: RatedList;
  readonly rounds: number;
}

/** The withdrawn players, as far as the file has them. */
export interface SourceLeavers {
  /** null: not stated; the caller derives it from the rounds. */
  readonly withdrawn: ReadonlySet<PlayerNo> | null;
  /** The withdrawn players of whom no result counts. */
  readonly struck: ReadonlySet<PlayerNo>;
  /** How their games are treated by the rule of the tournament, if it names one. */
  readonly because: readonly WithdrawalReason[];
}

/** A tournament in a file of any format, a report file or a journal, as the source for the rules. */
export interface TournamentReader {
  readonly name: string;
  /** The last day of the tournament, ISO; '' if the file has none. */
  readonly lastDay: string;
  /** Standard if the file does not say. */
  readonly play: KindOfPlay;
  /** By ascending number. */
  readonly players: readonly SourcePlayer[];
  /** The number of the last paired round. */
  readonly roundsPaired: number;
  readonly roundsPlanned: number | null;
  /** The pairing system with its options; null if the file names none. */
  readonly system: SystemChoice | null;
  /** Whether pairings depend on results (Swiss, Monrad) or were fixed beforehand. */
  readonly pairingKind: 'swiss' | 'round-robin';
  readonly points: GamePoints;
  /** The tournament's tie-breaks, as it spells them; empty if it names none. */
  readonly statedTieBreaks: readonly string[];
  /** The edition of the tie-breaks; null if it names none. */
  readonly statedEdition: FideEdition | null;
  readonly leavers: SourceLeavers;
  readonly teamEvent: SourceTeams;
  /** The request for pairing round `roundNumber`, with the results of the rounds before it only. */
  pairingRequest(roundNumber: number): PairingRequest & EngineOptions;
  /**
   * Everybody's rounds 1 … `rounds` as they count for the standings; if a file does not say, absent
   * players gave notice.
   */
  scoredPlayers(rounds: number): readonly ScoredPlayer[];
  /**
   * Everybody's rounds for a rating, with all results as they were: by 1 – ½ – 0 whatever the scoring,
   * without abnormal points, and with the ratings from which a federation's calculation starts.
   */
  ratedPlayers(request: RatedRequest): readonly RatedPlayer[];
  /** The input for norms. */
  normQuestion(): NormQuestion;
  /** The planned event, to check whether it can be rated. */
  plannedEvent(): PlannedEvent;
  /** The actual pairings of a played round, by ascending number of White. */
  actualRound(roundNumber: number): ActualRound;
}
