import type { AdjustedRounds } from '../kernel/adjusted-points.ts';
import type { Colour } from '../kernel/colour.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import type { Reason } from '../kernel/reason.ts';
import type { Result } from '../kernel/result.ts';
import type { ByeKind, PlayerNo } from '../kernel/round-record.ts';
import type { ChecklistLine } from './checklist-line.ts';

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
 * A player as a pairing system sees them: nothing but number, rating and the rounds so far, always
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

/** A place of somebody who is out, or has won: `first` to `last`, shared where nothing decides. */
export interface KnockOutPlace {
  readonly no: PlayerNo;
  readonly first: number;
  readonly last: number;
}

/** How far a knock-out has come. */
export interface KnockOutStanding {
  /** Who plays in it. */
  readonly entrants: readonly PlayerNo[];
  /** As far as they are decided, best first; who is still in has none. */
  readonly places: readonly KnockOutPlace[];
}

/** What only systems in which players go out can be asked. */
export interface KnockOut<Options extends object> {
  readonly takingPart: (request: PairingRequest & Options) => readonly PlayerNo[];
  readonly standing: (request: PairingRequest & Options) => KnockOutStanding;
  /** The question with who wins the lots that are due, drawn from a seed that is to be published. */
  readonly withLots?: (request: PairingRequest & Options, seed: string) => PairingRequest & Options;
}

/**
 * What every pairing system fulfils (`pairing-system-contract.ts` is the suite that checks it):
 * the same request gives the same round; everyone present exactly once; nobody twice against the
 * same opponent; at most one allocated bye, never a second for one player while another can have it;
 * renaming nobody changes anything; an impossible round is a refusal, never an exception. A system
 * with `knockOut` keeps the first, the second and the last of these. Where a table fixes all rounds
 * (`isByTable`), whoever it gives no opponent who is there has a bye without points, several in a
 * round and one more than once, and in a second cycle all meet a second time.
 *
 * `Options` is what it can be told besides the common question; whatever is left out has its usual
 * value.
 */
export interface PairingSystem<Options extends object = object> {
  /** The name on the command line: `monrad`, `nordic`, `dutch`. */
  readonly code: string;
  /** The edition of the regulation, as stored in the journal: `dsu-2002`. */
  readonly edition: string;
  /** Set where a table fixes every round from the start, as in a round robin. */
  readonly isByTable?: true;
  readonly pairRound: (request: PairingRequest & Options) => Result<PairedRound, PairingRefusal>;
  /**
   * There only where players go out. Then a round seats those who take part in it instead of
   * everyone present, may have any number of byes, and may bring two players together again.
   */
  readonly knockOut?: KnockOut<Options>;
  /** Everybody to be paired with all that the rules ask, in pairing order. */
  readonly checklist?: (request: PairingRequest & Options) => readonly ChecklistLine[];
  /** The only colour that some players may have next; two who need the same cannot meet. */
  readonly dueColours?: (request: PairingRequest & Options) => ReadonlyMap<PlayerNo, Colour>;
  /** Numbers in the order of the system's own placing, index 0 is before round 1. */
  readonly placings?: (players: readonly PairingPlayer[]) => readonly (readonly PlayerNo[])[];
}
