import type { Recorded, Returned } from '@rokade/journal';
import type { Reason } from '@rokade/rules';
import type { GameResult } from './game-result.ts';
import type { PlayerId, TournamentId } from './ids.ts';
import type { ByeRequest, PlayerDetails } from './player.ts';
import type { Prizes } from './prizes.ts';
import type { Settings } from './settings.ts';
import type { SystemChoice } from './systems/systems.ts';

/** One board of a round in the journal. */
export interface BoardEntry {
  readonly board: number;
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly because: readonly Reason[];
}

/** A player without an opponent in a round. */
export interface ByeEntry {
  readonly player: PlayerId;
  readonly bye: 'pairing-allocated' | ByeRequest['bye'];
  readonly halfPoints: number;
  readonly because: readonly Reason[];
}

/**
 * How players get their numbers: drawn by lot, drawn so that players of one federation or club are
 * apart at the end (Varma tables), ranked by strength, or as somebody typed them in.
 */
export type NumberMethod = 'lot' | 'varma-federation' | 'varma-club' | 'strength' | 'typed-in';

/**
 * What happened, in the past tense. The `version` of the journal format covers them all; older
 * formats are brought up to date when they are read (`migrate-journal.ts`).
 * Facts in reasons name players by draw number, as everywhere in `rules`.
 */
export type TournamentEvent =
  | {
      readonly kind: 'tournament-created';
      readonly id: TournamentId;
      readonly settings: Settings;
      readonly demo: boolean;
    }
  | { readonly kind: 'settings-changed'; readonly changes: Partial<Settings> }
  | {
      readonly kind: 'player-entered';
      readonly player: PlayerId;
      readonly details: PlayerDetails;
      /** The first round they play; 1 unless entered late. */
      readonly fromRound: number;
    }
  | {
      readonly kind: 'player-changed';
      readonly player: PlayerId;
      readonly changes: Partial<PlayerDetails>;
    }
  | { readonly kind: 'player-removed'; readonly player: PlayerId }
  /** What was said of them before is gone from the journal, but for results and ratings. */
  | { readonly kind: 'player-erased'; readonly player: PlayerId }
  | { readonly kind: 'player-withdrawn'; readonly player: PlayerId; readonly fromRound: number }
  | { readonly kind: 'player-returned'; readonly player: PlayerId; readonly fromRound: number }
  | { readonly kind: 'entries-closed' }
  | { readonly kind: 'entries-reopened' }
  | {
      readonly kind: 'lots-drawn';
      readonly method: NumberMethod;
      /** The seed the order came from; '' unless it was drawn. */
      readonly seed: string;
      /** Players in the order of their draw numbers 1, 2, 3 … */
      readonly order: readonly PlayerId[];
    }
  /** What a late entry got for a round that they missed. */
  | {
      readonly kind: 'bye-granted';
      readonly player: PlayerId;
      readonly request: ByeRequest;
      readonly halfPoints: number;
    }
  | { readonly kind: 'bye-requested'; readonly player: PlayerId; readonly request: ByeRequest }
  | { readonly kind: 'bye-request-cancelled'; readonly player: PlayerId; readonly round: number }
  | {
      readonly kind: 'round-paired';
      readonly round: number;
      readonly system: SystemChoice;
      readonly boards: readonly BoardEntry[];
      readonly byes: readonly ByeEntry[];
      readonly remarks: readonly Reason[];
    }
  | {
      readonly kind: 'draft-altered';
      readonly round: number;
      readonly boards: readonly BoardEntry[];
      readonly byes: readonly ByeEntry[];
    }
  | { readonly kind: 'round-published'; readonly round: number }
  /** Two without an opponent meet in a round that has begun. */
  | ({ readonly kind: 'pair-added'; readonly round: number } & BoardEntry)
  /** The newest round is taken back, with the results it had. */
  | { readonly kind: 'round-withdrawn'; readonly round: number }
  | {
      readonly kind: 'result-entered';
      readonly round: number;
      readonly board: number;
      readonly result: GameResult;
    }
  | {
      readonly kind: 'result-corrected';
      readonly round: number;
      readonly board: number;
      readonly result: GameResult | null;
    }
  | { readonly kind: 'colours-swapped'; readonly round: number; readonly board: number }
  /** Whether a game counts for rating, if its round does. */
  | {
      readonly kind: 'game-rating-decided';
      readonly round: number;
      readonly board: number;
      readonly rated: boolean;
    }
  /** A lot between players equal in everything; the first of `order` stands in front. */
  | {
      readonly kind: 'tie-lots-drawn';
      readonly seed: string;
      readonly order: readonly PlayerId[];
    }
  | { readonly kind: 'prizes-set'; readonly prizes: Prizes | null }
  | { readonly kind: 'tournament-finished' }
  | { readonly kind: 'tournament-reopened' };

/** What a tournament's journal holds: what happened, and returns to what was before. */
export type JournalEvent = TournamentEvent | Returned;

export type JournalEventKind = JournalEvent['kind'];

/** A dated, signed line of a tournament's journal. */
export type JournalEntry = Recorded<TournamentEvent>;
