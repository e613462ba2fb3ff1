import type { Reason } from '@rokade/rules';
import type { BoardEntry, ByeEntry, EventOf } from '../events/entry.ts';
import type { Settings } from '../settings/settings.ts';
import type { SystemChoice } from '../systems/systems.ts';
import type { Appeal, AppealTerms } from '../values/appeals.ts';
import type { Championship } from '../values/championship.ts';
import type { GameMoves } from '../values/game-moves.ts';
import type { GameResult } from '../values/game-result.ts';
import type { GivenOrder } from '../values/given-order.ts';
import type { PlayerId, TournamentId } from '../values/ids.ts';
import type { Incident } from '../values/incidents.ts';
import type { PlacePlayOff } from '../values/place-play-off.ts';
import type { MonthRating, Player } from '../values/player.ts';
import type { Prizes } from '../values/prizes.ts';
import type { FideMode, FideNote } from './fide-mode-state.ts';

/** A result reported from a board, which is not entered by that alone. */
export interface Reported {
  /** null: reported from the table, by either player. */
  readonly by: PlayerId | null;
  readonly result: GameResult;
  /** UTC. */
  readonly at: string;
}

/** A game of a round in its present state. */
export interface Game extends BoardEntry {
  readonly result: GameResult | null;
  /** The name of who last entered or cleared its result; '' if nobody has. */
  readonly writtenBy: string;
  /** When the present result was first entered (UTC); '' if there is none. */
  readonly enteredAt: string;
  /** False: excluded from rating by the arbiter. */
  readonly rated: boolean;
  /** Whether a reserve sat down half an hour or more after the start. */
  readonly lateReserve: boolean;
  /** The result by which it is rated, if that was decided separately; null: the same one. */
  readonly ratingResult: GameResult | null;
  /** Reports since the result was last entered, at most one from each sender; the newest last. */
  readonly reported: readonly Reported[];
}

/** The last time a round's results were typed anew from the slips. */
export interface Verified extends Omit<EventOf<'round-verified'>, 'kind' | 'round'> {
  /** The name of who did it, and when (UTC). */
  readonly by: string;
  readonly at: string;
  /** The boards whose result was changed since. */
  readonly changed: readonly number[];
}

/** A round in its present state. Only arbiters see a `draft`. */
export interface Round {
  readonly number: number;
  readonly status: 'draft' | 'published';
  readonly system: SystemChoice;
  /** When it was published (UTC); '' for a draft. */
  readonly publishedAt: string;
  /** When it began, as the arbiter noted, `2026-11-21T19:05`; '': as announced. */
  readonly begunAt: string;
  /** By board, index 0 is board 1. */
  readonly games: readonly Game[];
  readonly byes: readonly ByeEntry[];
  readonly remarks: readonly Reason[];
  /** null: its results were not compared with the slips. */
  readonly verified: Verified | null;
  /** Whether somebody changed the system's pairing. */
  readonly altered: boolean;
  /**
   * The players in the order of the numbers that it was paired with; null: that of the present ones.
   * Its reasons name them by the present ones all the same.
   */
  readonly numbers: readonly PlayerId[] | null;
}

/** How the players got their numbers. */
export type Lots =
  | { readonly kind: 'not-drawn' }
  | {
      readonly kind: 'drawn';
      readonly seed: string;
      /** The players whom the Varma tables kept apart. */
      readonly apart: 'federation' | 'club' | null;
    }
  | { readonly kind: 'by-strength' }
  | { readonly kind: 'typed-in' };

/** A player checked in before a round. */
export interface Seen {
  readonly player: PlayerId;
  /** The name of who checked them in, and when (UTC). */
  readonly by: string;
  readonly at: string;
}

/** The check-in before a round. */
export interface CheckIn {
  readonly round: number;
  readonly seen: readonly Seen[];
  /** Whether the arbiter has settled what happens to the absent players. */
  readonly settled: boolean;
}

/** A lot between players whom nothing else separates. */
export interface TieLot {
  readonly seed: string;
  /** In the order drawn; the first is placed first. */
  readonly order: readonly PlayerId[];
  /** Their play-off, or who declined one; null: they were not asked. */
  readonly playOff: PlacePlayOff | null;
  /** The arbiter gave the order, by no lot; null: the lot or the play-off did. */
  readonly given: GivenOrder | null;
}

/** The start position of Chess960 of a round. */
export interface StartPosition {
  readonly round: number;
  /** The number of the position, 0 to 959. */
  readonly position: number;
  /** The seed of the draw. */
  readonly seed: string;
}

/** The players' ratings of a later month of a long event. */
export interface MonthRatings {
  /** `2026-12`. */
  readonly month: string;
  readonly ratings: readonly MonthRating[];
}

/** A report sent to a rating office. */
export interface SentReport extends Omit<EventOf<'report-sent'>, 'kind'> {
  /** The name of who noted it, and when (UTC). */
  readonly by: string;
  readonly at: string;
  /** The data it was made from. */
  readonly from: Pick<Tournament, 'players' | 'rounds' | 'settings'>;
}

/** A tournament at one moment: the state folded from its journal up to there. */
export interface Tournament {
  readonly id: TournamentId;
  /** The version of the newest entry included; returns count. */
  readonly version: number;
  readonly demo: boolean;
  readonly settings: Settings;
  /** By number, index 0 is number 1. */
  readonly players: readonly Player[];
  readonly entriesClosed: boolean;
  readonly lots: Lots;
  /** Lots drawn, and orders given, between players equal in everything, the newest last. */
  readonly tieLots: readonly TieLot[];
  /** The published round after which the tie-breaks were last changed; null: not after the start. */
  readonly orderChangedAfterRound: number | null;
  /** Index 0 is round 1. */
  readonly rounds: readonly Round[];
  /** Games with attached moves, in the order of attaching. */
  readonly moves: readonly GameMoves[];
  /** By round, at most one for each. */
  readonly startPositions: readonly StartPosition[];
  /** By month, at most one for each. */
  readonly monthRatings: readonly MonthRatings[];
  /** Reports to rating offices, in the order of noting. */
  readonly sentReports: readonly SentReport[];
  /** By round, in order; a round without check-in has none. */
  readonly checkIns: readonly CheckIn[];
  /** null: none. */
  readonly prizes: Prizes | null;
  /** The terms for protests; null: none are set. */
  readonly appealTerms: AppealTerms | null;
  /** In the order of arrival. */
  readonly appeals: readonly Appeal[];
  /** What happened at the boards, in the order of recording. */
  readonly incidents: readonly Incident[];
  /** The classes of a club's championship; null: it is not one. */
  readonly championship: Championship | null;
  readonly finished: boolean;
  readonly withdrawals: number;
  readonly fideMode: FideMode;
  /** What the report file records of a tournament begun in FIDE mode, in the order of happening. */
  readonly fideNotes: readonly FideNote[];
  /** How many rounds came with the report file that it was made from; null: it was not. */
  readonly importedRounds: number | null;
}

/** The next step that a tournament waits for. */
export type Phase =
  | 'entries'
  | 'lots'
  | 'ready-to-pair'
  | 'draft'
  | 'playing'
  | 'complete'
  | 'finished';
