import type { Request as RequestOf, ReturnTo } from '@rokade/journal';
import type { GameResult } from './game-result.ts';
import type { PlayerId, TournamentId } from './ids.ts';
import type { ByeRequest, PlayerDetails } from './player.ts';
import type { Prizes } from './prizes.ts';
import type { Settings } from './settings.ts';

/** A board of a draft as the arbiter wants it. */
export interface WantedBoard {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** Somebody to enter. */
export interface EnteredPlayer {
  readonly id: PlayerId;
  readonly details: PlayerDetails;
  /** What a late entry gets for rounds already published; nothing for those not named. */
  readonly missed?: readonly ByeRequest[];
}

/** What somebody wants done. Ids and seeds are made by the shell and come in with the command. */
export type TournamentCommand =
  | {
      readonly kind: 'create-tournament';
      readonly id: TournamentId;
      readonly settings: Settings;
      readonly demo?: boolean;
    }
  | { readonly kind: 'change-settings'; readonly changes: Partial<Settings> }
  | {
      readonly kind: 'enter-players';
      readonly players: readonly EnteredPlayer[];
    }
  | {
      readonly kind: 'change-player';
      readonly player: PlayerId;
      readonly changes: Partial<PlayerDetails>;
    }
  | { readonly kind: 'remove-player'; readonly player: PlayerId }
  /** Erases the personal values of somebody who is or was entered, wherever the journal has them. */
  | { readonly kind: 'erase-player'; readonly player: PlayerId }
  | { readonly kind: 'withdraw-player'; readonly player: PlayerId; readonly fromRound: number }
  | { readonly kind: 'return-player'; readonly player: PlayerId; readonly fromRound: number }
  | { readonly kind: 'close-entries' }
  | { readonly kind: 'reopen-entries' }
  | {
      readonly kind: 'draw-lots';
      readonly seed: string;
      /** Whom the Varma tables keep from meeting in the last rounds; left out: nobody. */
      readonly apart?: 'federation' | 'club';
    }
  | { readonly kind: 'number-by-strength' }
  /** The lot of the Dutch system: the colour of number 1 in round 1. */
  | { readonly kind: 'draw-first-colour'; readonly seed: string }
  | { readonly kind: 'set-draw-numbers'; readonly order: readonly PlayerId[] }
  | { readonly kind: 'request-bye'; readonly player: PlayerId; readonly request: ByeRequest }
  | { readonly kind: 'cancel-bye-request'; readonly player: PlayerId; readonly round: number }
  | {
      readonly kind: 'pair-round';
      /** What lots are drawn from where they decide: those of a cup, and the Dutch first colour. */
      readonly lotSeed?: string;
    }
  /** All rounds still to come of a system whose schedule is known, published at once. */
  | { readonly kind: 'pair-all-rounds' }
  | {
      /** A draft of the arbiter's own, where the rules give none or they decide otherwise. */
      readonly kind: 'pair-by-hand';
      readonly boards: readonly WantedBoard[];
    }
  | {
      readonly kind: 'alter-draft';
      /** Boards in order; present players on none of them get the pairing-allocated bye. */
      readonly boards: readonly WantedBoard[];
    }
  | {
      /** Two players without an opponent meet after the round has begun. */
      readonly kind: 'add-pair';
      /** The newest published one. */
      readonly round: number;
      readonly white: PlayerId;
      readonly black: PlayerId;
      /** What the arbiter takes from each clock, in minutes. */
      readonly minutesOff: number;
    }
  | { readonly kind: 'publish-round' }
  | { readonly kind: 'unpublish-round' }
  | {
      readonly kind: 'enter-result';
      readonly round: number;
      readonly board: number;
      readonly result: GameResult;
    }
  | {
      readonly kind: 'correct-result';
      readonly round: number;
      readonly board: number;
      readonly result: GameResult | null;
    }
  | { readonly kind: 'swap-colours'; readonly round: number; readonly board: number }
  | {
      readonly kind: 'decide-game-rating';
      readonly round: number;
      readonly board: number;
      readonly rated: boolean;
    }
  | {
      readonly kind: 'draw-tie-lots';
      readonly seed: string;
      /** Players of one shared place, all of them. */
      readonly players: readonly PlayerId[];
    }
  /** null: there are no prizes. */
  | { readonly kind: 'set-prizes'; readonly prizes: Prizes | null }
  | { readonly kind: 'finish-tournament' }
  | { readonly kind: 'reopen-tournament' };

/** The same, and a return to what was before. */
export type Command = TournamentCommand | ReturnTo;

export type CommandKind = Command['kind'];

/** A command as it reaches `decide`; `twice` where what the players were told before the start is changed. */
export type Request<C extends Command = Command> = RequestOf<C>;
