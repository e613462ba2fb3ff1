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
import type { ShownRating, SystemChoice, Told } from '@rokade/tournament';
import type { ScoredTeams } from './scored-teams.ts';
import type { SourceTeam } from './team-line-ups.ts';

/** A player as lists name them. '' means not stated. */
export interface SourcePlayer extends ShownRating {
  readonly no: PlayerNo;
  readonly title: string;
  readonly name: string;
  readonly club: string;
  readonly federation: string;
  readonly sex: 'm' | 'w' | '';
  readonly birthYear: number | null;
  /** The country they are a citizen of, by its federation's code. */
  readonly citizenship: string;
}

/** How a round was paired in fact. */
export interface ActualRound {
  readonly pairings: readonly { readonly white: PlayerNo; readonly black: PlayerNo }[];
  /** Those who had the bye of the pairing; nobody who was left out beforehand. */
  readonly byes: readonly PlayerNo[];
}

/** What a game gives. */
export interface GamePoints {
  readonly win: HalfPoints;
  readonly draw: HalfPoints;
  readonly loss: HalfPoints;
}

/** The teams of a tournament and how their matches count. */
export interface SourceTeams {
  /** By number; none in a tournament of single players. */
  readonly teams: readonly SourceTeam[];
  /** What a match gives. */
  readonly matchPoints: PointSystem;
  /** The score that ranks first. */
  readonly primary: TeamScore;
  /** Everybody's matches in rounds 1 … `rounds`. */
  scored(rounds: number): ScoredTeams;
}

/** Whose numbers a rating starts from, and up to which round it goes. */
export interface RatedRequest {
  /** Its federation's own players start from it. */
  readonly list: RatedList;
  readonly rounds: number;
}

/** Who left, as far as the file says it. */
export interface SourceLeavers {
  /** null: it says nothing; whoever needs it looks at the rounds. */
  readonly withdrawn: ReadonlySet<PlayerNo> | null;
  /** Those of them none of whose results count. */
  readonly struck: ReadonlySet<PlayerNo>;
  /** What became of their games by the rule of the tournament, where it names one. */
  readonly because: readonly WithdrawalReason[];
}

/**
 * A tournament in a file of any format, as the rules want to be asked about it: a report file or a
 * journal.
 */
export interface TournamentReader {
  readonly name: string;
  /** The last day on which it is played, ISO; '' where the file names none. */
  readonly lastDay: string;
  /** Standard where the file does not say. */
  readonly play: KindOfPlay;
  /** By ascending number. */
  readonly players: readonly SourcePlayer[];
  /** The last round that is paired. */
  readonly roundsHeld: number;
  readonly roundsPlanned: number | null;
  /** The pairing system, with what is chosen in it; null where the file names none. */
  readonly system: SystemChoice | null;
  /** Whether opponents follow from results (Swiss, Monrad) or were fixed beforehand. */
  readonly pairingKind: 'swiss' | 'round-robin';
  readonly points: GamePoints;
  /** The tie-breaks that the tournament names, as it spells them; empty where it names none. */
  readonly statedTieBreaks: readonly string[];
  /** The edition they follow; null where it names none. */
  readonly statedEdition: FideEdition | null;
  readonly leavers: SourceLeavers;
  readonly teamEvent: SourceTeams;
  /** The question for round `roundNumber`; the results of the rounds before it alone count. */
  pairingRequest(roundNumber: number): PairingRequest & Told;
  /**
   * Everybody's rounds 1 … `rounds` as they count for the standings; where a file does not say, who
   * did not come gave notice.
   */
  scoredPlayers(rounds: number): readonly ScoredPlayer[];
  /**
   * The same for a rating, which takes all results as they were: by 1 – ½ – 0 whatever the scoring,
   * without abnormal points, and from the numbers that a federation's rating starts with.
   */
  ratedPlayers(request: RatedRequest): readonly RatedPlayer[];
  /** The same with what norms are made of. */
  normQuestion(): NormQuestion;
  /** The same as it is planned, for who asks whether it can be rated. */
  plannedEvent(): PlannedEvent;
  /** How a round that is held was paired, by ascending number of white. */
  actualRound(roundNumber: number): ActualRound;
}
