import type { Reason } from '@rokade/rules';
import type { BoardEntry, ByeEntry, EventOf } from '../events/entry.ts';
import type { Settings } from '../settings/settings.ts';
import type { SystemChoice } from '../systems/systems.ts';
import type { Appeal, AppealTerms } from '../values/appeals.ts';
import type { Championship } from '../values/championship.ts';
import type { GameMoves } from '../values/game-moves.ts';
import type { GameResult } from '../values/game-result.ts';
import type { PlayerId, TournamentId } from '../values/ids.ts';
import type { PlacePlayOff } from '../values/place-play-off.ts';
import type { Player } from '../values/player.ts';
import type { Prizes } from '../values/prizes.ts';

/** A result that was reported from a board and is not entered by that. */
export interface Reported {
  /** null: from the table, by either of the two. */
  readonly by: PlayerId | null;
  readonly result: GameResult;
  /** UTC. */
  readonly at: string;
}

/** A game of a round, as it stands. */
export interface Game extends BoardEntry {
  readonly result: GameResult | null;
  /** Who last wrote its result or took it away, by name; '' while nobody has. */
  readonly writtenBy: string;
  /** When the result that stands was first entered (UTC); '' without one. */
  readonly enteredAt: string;
  /** False: the arbiter decided that it does not count for rating. */
  readonly rated: boolean;
  /** A reserve was put in after half an hour. */
  readonly lateReserve: boolean;
  /** The result that it is rated by, where that was decided apart; null: the one that stands. */
  readonly ratingResult: GameResult | null;
  /** Since its result was last written, one at most of each; the newest last. */
  readonly reported: readonly Reported[];
}

/** The last time that results of a round were typed anew from the slips. */
export interface Verified extends Omit<EventOf<'round-verified'>, 'kind' | 'round'> {
  /** Who did it, by name, and when (UTC). */
  readonly by: string;
  readonly at: string;
  /** Those of the boards whose result was written since. */
  readonly changed: readonly number[];
}

/** A round as it stands. `draft` is seen by arbiters alone. */
export interface Round {
  readonly number: number;
  readonly status: 'draft' | 'published';
  readonly system: SystemChoice;
  /** When it was published (UTC); '' while it is a draft. */
  readonly publishedAt: string;
  /** When it began, as the arbiter noted, `2026-11-21T19:05`; '': as announced. */
  readonly begunAt: string;
  /** By board, index 0 is board 1. */
  readonly games: readonly Game[];
  readonly byes: readonly ByeEntry[];
  readonly remarks: readonly Reason[];
  /** null: nobody has compared its results with the slips. */
  readonly verified: Verified | null;
  /** True once a person changed what the system had paired. */
  readonly altered: boolean;
}

/** How the numbers came about. */
export type Lots =
  | { readonly kind: 'not-drawn' }
  | {
      readonly kind: 'drawn';
      readonly seed: string;
      /** Whom the Varma tables kept apart. */
      readonly apart: 'federation' | 'club' | null;
    }
  | { readonly kind: 'by-strength' }
  | { readonly kind: 'typed-in' };

/** Somebody who was seen in the hall before a round. */
export interface Seen {
  readonly player: PlayerId;
  /** Who saw them, by name, and when (UTC). */
  readonly by: string;
  readonly at: string;
}

/** Who was seen before a round. */
export interface CheckIn {
  readonly round: number;
  readonly seen: readonly Seen[];
  /** The arbiter has said what becomes of the others. */
  readonly settled: boolean;
}

/** A lot between players whom nothing else separates. */
export interface TieLot {
  readonly seed: string;
  /** As drawn: the first stands in front. */
  readonly order: readonly PlayerId[];
  /** What they played, or who did not wish to; null: nobody was asked. */
  readonly playOff: PlacePlayOff | null;
}

/** What was sent to a rating office, when and by whom. */
export interface SentReport extends Omit<EventOf<'report-sent'>, 'kind'> {
  /** Who noted it, by name, and when (UTC). */
  readonly by: string;
  readonly at: string;
  /** What it was made from. */
  readonly from: Pick<Tournament, 'players' | 'rounds' | 'settings'>;
}

/** A tournament at one moment: the fold of its journal up to there. */
export interface Tournament {
  readonly id: TournamentId;
  /** The version of the newest entry folded in, including those of returns. */
  readonly version: number;
  readonly demo: boolean;
  readonly settings: Settings;
  /** By number, index 0 is number 1. */
  readonly players: readonly Player[];
  readonly entriesClosed: boolean;
  readonly lots: Lots;
  /** Lots drawn between players equal in everything, the newest last. */
  readonly tieLots: readonly TieLot[];
  /** After which published round the tie-breaks were last changed; null: never after the start. */
  readonly orderChangedAfterRound: number | null;
  /** Index 0 is round 1. */
  readonly rounds: readonly Round[];
  /** Of games whose moves somebody attached, in the order in which that was done. */
  readonly moves: readonly GameMoves[];
  /** Reports to rating offices, in the order in which they were noted. */
  readonly sentReports: readonly SentReport[];
  /** By round, in the order in which they began; a round nobody was checked in for has none. */
  readonly checkIns: readonly CheckIn[];
  /** null: none are set. */
  readonly prizes: Prizes | null;
  /** What was set for protests; null: nothing. */
  readonly appealTerms: AppealTerms | null;
  /** In the order in which they came. */
  readonly appeals: readonly Appeal[];
  /** The classes of a club's championship; null: it is none. */
  readonly championship: Championship | null;
  readonly finished: boolean;
  readonly withdrawals: number;
}

/** The one thing a tournament waits for. */
export type Phase =
  | 'entries'
  | 'lots'
  | 'ready-to-pair'
  | 'draft'
  | 'playing'
  | 'complete'
  | 'finished';
