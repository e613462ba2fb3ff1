import type { FideEdition, HalfPoints, PointSystem, TimeOdds } from '@rokade/rules';
import type { PlayerId, TournamentId } from './ids.ts';
import type { RatingOrder } from './rating-order.ts';
import type { SystemChoice } from './systems/systems.ts';

/** Languages Rokade speaks. */
export const languages = ['da', 'de', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language in a text such as `da`, or null if Rokade does not speak it. */
export const parseLanguage = (text: unknown): Language | null =>
  languages.find((language) => language === text) ?? null;

/** A tie-break by its code, as `findTieBreak` reads it: `DSU-AK`, `BH-C1`. */
export type TieBreakCode = string;

/** What games and the pairing-allocated bye are worth, in half-points. */
export interface Scoring extends PointSystem {
  readonly allocatedBye: HalfPoints;
}

/** 1 – ½ – 0, and a whole point for the bye. */
export const usualScoring: Scoring = { win: 2, draw: 1, loss: 0, allocatedBye: 2 };

/** Who must not be paired against each other, apart from rematches. */
export interface ForbiddenMeetings {
  readonly sameClub: boolean;
  readonly sameFederation: boolean;
  /** Groups none of whom may meet another of the group. */
  readonly groups: readonly (readonly PlayerId[])[];
}

/** Everybody may meet everybody. */
export const nothingForbidden: ForbiddenMeetings = {
  sameClub: false,
  sameFederation: false,
  groups: [],
};

/** One stage of the thinking time. `moves` null: for the rest of the game. */
export interface TimeStage {
  readonly moves: number | null;
  readonly minutes: number;
}

/** Thinking time for each player; the increment runs from move 1. */
export interface TimeControl {
  readonly stages: readonly TimeStage[];
  readonly incrementSeconds: number;
}

/**
 * Whether games count for rating: as the rules have it for their thinking time, all the same because
 * the rating officer agreed (DSU 4.5.3.1), or not.
 */
export const ratedChoices = ['by-rule', 'yes', 'no'] as const;
export type Rated = (typeof ratedChoices)[number];

/** How one round is played where it is not as the tournament. */
export interface RoundPlay {
  /** null: that of the cup's games where the round is one, else the tournament's. */
  readonly timeControl: TimeControl | null;
  /** null: as the tournament. */
  readonly rated: Rated | null;
  /** Until when its adjourned games are to be finished (DSU §11c): a day, or a day and a time; '' = not fixed. */
  readonly finishBy: string;
}

/** A round like the tournament. */
export const usualPlay: RoundPlay = { timeControl: null, rated: null, finishBy: '' };

/** What everybody may see without an account. */
export interface Visibility {
  /** False: the tournament has no public page at all. */
  readonly published: boolean;
  readonly ratings: boolean;
  readonly clubs: boolean;
  readonly standings: boolean;
  readonly crosstable: boolean;
  readonly playerCards: boolean;
  /** `full`: "Hansen, Ida"; `initials`: "H., Ida" for children's tournaments. */
  readonly names: 'full' | 'initials';
}

/**
 * Where a tournament's players come from: `group`, a part of one entry list; `stage`, chosen from
 * the standings of one tournament or several. A player keeps their id.
 */
export interface Origin {
  readonly kind: 'group' | 'stage';
  readonly tournaments: readonly TournamentId[];
}

/** What the places of a group decide. */
export interface PlaceMarks {
  /** The winner gets the title. */
  readonly title: boolean;
  /** How many from the top go up, 0 = nobody. */
  readonly promotion: number;
  /** How many from the bottom go down, 0 = nobody. */
  readonly relegation: number;
}

/** Places decide nothing. */
export const noMarks: PlaceMarks = { title: false, promotion: 0, relegation: 0 };

/** What the organiser decides about a tournament. Dates are ISO (`2026-11-21`), '' = not yet known. */
export interface Settings {
  readonly name: string;
  readonly place: string;
  readonly group: string;
  readonly federation: string;
  readonly system: SystemChoice;
  /** Counts where the system does not say it itself (`plannedRounds`). */
  readonly roundsPlanned: number;
  /** One per round, index 0 is round 1; may be shorter than the rounds. Local time `2026-11-21T19:00` or a date. */
  readonly roundDates: readonly string[];
  /** One per round like `roundDates`; a missing one is played as the tournament. */
  readonly roundPlay: readonly RoundPlay[];
  readonly timeControl: TimeControl;
  readonly rated: Rated;
  /** After how many minutes who is not there has lost; null: as the regulation has it. */
  readonly waitingMinutes: number | null;
  /** How the stronger of two gives time to the weaker (DSU 4.13.4); null: nobody gives any. */
  readonly timeOdds: TimeOdds | null;
  readonly chiefArbiter: string;
  readonly arbiters: readonly string[];
  /** Turneringskomite, DSU §5b: three members. */
  readonly committee: readonly string[];
  readonly scoring: Scoring;
  readonly forbidden: ForbiddenMeetings;
  /** How many half-point byes each player may have; null: as many as they ask for. */
  readonly halfPointByes: number | null;
  /** By which rating players are numbered, paired and grouped; null: as is usual in the system. */
  readonly pairingRatings: RatingOrder | null;
  /** Which rating stands with a player; null: that one. */
  readonly shownRatings: RatingOrder | null;
  /** In the order they are applied. */
  readonly tieBreaks: readonly TieBreakCode[];
  /** Which of FIDE's rules the tie-breaks follow, where FIDE's they are. */
  readonly tieBreakEdition: FideEdition;
  readonly marks: PlaceMarks;
  readonly printLanguage: Language;
  readonly visibility: Visibility;
  /** null: its players entered for it alone. */
  readonly origin: Origin | null;
}
