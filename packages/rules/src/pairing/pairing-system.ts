import type { AdjustedRounds } from '../kernel/adjusted-points.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import type { Reason } from '../kernel/reason.ts';
import type { Result } from '../kernel/result.ts';
import type { ByeKind, PlayerNo } from '../kernel/round-record.ts';

/**
 * Whether a player is to be paired in the round asked for.
 * - `absent`: away for this round only (with the bye asked for); may come back.
 * - `withdrawn`: out since round `sinceRoundNumber`; `order` sorts those who left (first = lowest).
 */
export type Availability =
  | { readonly kind: 'present' }
  | { readonly kind: 'absent'; readonly bye: ByeKind }
  | { readonly kind: 'withdrawn'; readonly sinceRoundNumber: number; readonly order: number };

/**
 * A player as a pairing system sees him: nothing but number, rating and the rounds so far, always
 * rounds 1 … roundNumber − 1.
 */
export interface PairingPlayer extends AdjustedRounds {
  readonly no: PlayerNo;
  readonly rating: number | null;
  readonly availability: Availability;
}

/** The question put to a pairing system. */
export interface PairingRequest {
  /** The round to pair, from 1. */
  readonly roundNumber: number;
  /** The rounds the tournament has, or null where the file does not say. */
  readonly roundsPlanned: number | null;
  /** Everyone ever entered, by ascending number, those not present included. */
  readonly players: readonly PairingPlayer[];
}

/** One board of a paired round. */
export interface Pairing {
  /** Board number, from 1. */
  readonly board: number;
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  /** The rules that led to the opponents and to the colours, in the order they were applied. */
  readonly because: readonly Reason[];
}

/** Somebody the system could give no opponent. */
export interface AllocatedBye {
  readonly no: PlayerNo;
  readonly halfPoints: HalfPoints;
  readonly because: readonly Reason[];
}

/** A complete round: everyone present is on exactly one board or has a bye. */
export interface PairedRound {
  readonly pairings: readonly Pairing[];
  readonly byes: readonly AllocatedBye[];
  /** What holds for the round as a whole, such as a look-ahead that changed the pairing. */
  readonly remarks: readonly Reason[];
}

/** Why a round cannot be paired. `players` are those who cannot be given an opponent, where known. */
export type PairingRefusal =
  | { readonly code: 'pairing.too-few-players'; readonly present: number }
  | {
      /** `no-legal-colours`: a pairing is there, but only with a colour that somebody may not get. */
      readonly code: 'pairing.no-legal-pairing' | 'pairing.no-legal-colours';
      readonly roundNumber: number;
      readonly players: readonly PlayerNo[];
    }
  /** The table of a round robin has only so many rounds. */
  | {
      readonly code: 'pairing.schedule-over';
      readonly roundNumber: number;
      readonly rounds: number;
    }
  /** A cup goes on only when these games are finished. */
  | {
      readonly code: 'pairing.games-unfinished';
      readonly roundNumber: number;
      readonly players: readonly PlayerNo[];
    }
  /** All games of these players' matches were drawn: lots decide. */
  | {
      readonly code: 'pairing.lot-needed';
      readonly roundNumber: number;
      readonly players: readonly PlayerNo[];
    }
  /** A cup or play-off is decided; nobody won it if neither finalist came. */
  | { readonly code: 'pairing.decided'; readonly winners: readonly PlayerNo[] };

/**
 * What every pairing system fulfils (`pairing-system-contract.ts` is the suite that checks it):
 * the same request gives the same round; everyone present exactly once; nobody twice against the
 * same opponent; at most one allocated bye, never a second for one player while another can have it;
 * renaming nobody changes anything; an impossible round is a refusal, never an exception. A system
 * with `knockOut` keeps the first, the second and the last of these. Where a table fixes all rounds
 * (`isByTable`), whoever it gives no opponent who is there has a bye without points, several in a
 * round and one more than once, and in a second cycle all meet a second time.
 */
export interface PairingSystem {
  /** The name on the command line: `monrad`, `nordic`, `dutch`. */
  readonly code: string;
  /** The edition of the regulation, as stored in the journal: `dsu-2002`. */
  readonly edition: string;
  /** Set where a table fixes every round from the start, as in a round robin. */
  readonly isByTable?: true;
  pairRound(request: PairingRequest): Result<PairedRound, PairingRefusal>;
  /**
   * There only where players go out. Then a round seats those who take part in it instead of
   * everyone present, may have any number of byes, and may bring two players together again.
   */
  readonly knockOut?: {
    takingPart(request: PairingRequest): readonly PlayerNo[];
  };
}
