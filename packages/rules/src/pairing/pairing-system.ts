import type { AdjustedRounds } from '../kernel/adjusted-points.ts';
import type { Colour } from '../kernel/colour.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import type { Reason } from '../kernel/reason.ts';
import type { Result } from '../kernel/result.ts';
import type { ByeKind, PlayerNo } from '../kernel/round-record.ts';
import type { ChecklistLine } from './checklist-line.ts';

/**
 * Whether a player is to be paired in the requested round.
 * - `absent`: away for this round only (with a requested bye); may come back.
 * - `withdrawn`: out since round `sinceRoundNumber`; `order` sorts the withdrawn (first = lowest).
 */
export type Availability =
  | { readonly kind: 'present' }
  | { readonly kind: 'absent'; readonly bye: ByeKind }
  | { readonly kind: 'withdrawn'; readonly sinceRoundNumber: number; readonly order: number };

/**
 * A player for a pairing system: only number, rating and the rounds so far, always rounds 1 …
 * roundNumber − 1.
 */
export interface PairingPlayer extends AdjustedRounds {
  readonly no: PlayerNo;
  readonly rating: number | null;
  readonly availability: Availability;
}

/** The request to a pairing system. */
export interface PairingRequest {
  /** The round to pair, from 1. */
  readonly roundNumber: number;
  /** The tournament's number of rounds, or null if a file does not state it. */
  readonly roundsPlanned: number | null;
  /** Everyone ever entered, by ascending number, including absent and withdrawn players. */
  readonly players: readonly PairingPlayer[];
}

/** One board of a paired round. */
export interface Pairing {
  /** Board number, from 1. */
  readonly board: number;
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  /** The rules that led to the pair and to the colours, in the order in which they were applied. */
  readonly because: readonly Reason[];
}

/** A player for whom the system has no opponent. */
export interface AllocatedBye {
  readonly no: PlayerNo;
  readonly halfPoints: HalfPoints;
  readonly because: readonly Reason[];
}

/** A complete round: everyone present is on exactly one board or has a bye. */
export interface PairedRound {
  readonly pairings: readonly Pairing[];
  readonly byes: readonly AllocatedBye[];
  /** Reasons about the whole round, such as a look-ahead that changed the pairing. */
  readonly remarks: readonly Reason[];
}

/** A round as somebody paired it: boards, and those who have the bye. */
export interface GivenRound {
  readonly pairings: readonly Pick<Pairing, 'white' | 'black'>[];
  readonly byes: readonly PlayerNo[];
}

/** Why a round cannot be paired. `players` are those without an opponent, if known. */
export type PairingRefusal =
  | { readonly code: 'pairing.too-few-players'; readonly present: number }
  | {
      /** `no-legal-colours`: there is a pairing, but only with a forbidden colour for a player. */
      readonly code: 'pairing.no-legal-pairing' | 'pairing.no-legal-colours';
      readonly roundNumber: number;
      readonly players: readonly PlayerNo[];
    }
  /** The table of a round robin has no further round. */
  | {
      readonly code: 'pairing.schedule-over';
      readonly roundNumber: number;
      readonly rounds: number;
    }
  /** A cup can only continue when these games are finished. */
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
  /** A cup or play-off is decided; without a winner if neither finalist came. */
  | { readonly code: 'pairing.decided'; readonly winners: readonly PlayerNo[] };

/** The place of a player who is out, or has won: `first` to `last`, shared if nothing decides. */
export interface KnockOutPlace {
  readonly no: PlayerNo;
  readonly first: number;
  readonly last: number;
}

/** The present state of a knock-out. */
export interface KnockOutStanding {
  /** The players in it. */
  readonly entrants: readonly PlayerNo[];
  /** The decided places, best first; players still in have none. */
  readonly places: readonly KnockOutPlace[];
}

/** Functions that only knock-out systems have. */
export interface KnockOut<Options extends object> {
  readonly takingPart: (request: PairingRequest & Options) => readonly PlayerNo[];
  readonly standing: (request: PairingRequest & Options) => KnockOutStanding;
  /** Adds the winners of the lots that are due to a request, drawn from a seed that is to be published. */
  readonly withLots?: (request: PairingRequest & Options, seed: string) => PairingRequest & Options;
}

/**
 * The contract of every pairing system (checked by `pairing-system-contract.ts`): the same request
 * gives the same round; everyone present exactly once; nobody twice against the same opponent; at most
 * one allocated bye, never a second for one player while another can have it; names do not matter; an
 * impossible round is a refusal, never an exception. A system with `knockOut` keeps the first, the
 * second and the last of these. One with `meetsAgain` may pair two players again. Where a table fixes all rounds (`isByTable`), a player without a
 * present opponent has a bye without points, several in a round and one more than once, and in a second
 * cycle all meet a second time.
 *
 * `Options` are the system's own, beside the general request; absent ones have defaults.
 */
export interface PairingSystem<Options extends object = object> {
  /** The code on the command line: `monrad`, `nordic`, `dutch`. */
  readonly code: string;
  /** The edition of the regulation, as in the journal: `dsu-2002`. */
  readonly edition: string;
  /** Set if a table fixes every round from the start, as in a round robin. */
  readonly isByTable?: true;
  /**
   * Set if two players may meet more than once, as over a club's season; then also a second bye is
   * possible, where everybody has had one.
   */
  readonly meetsAgain?: true;
  readonly pairRound: (request: PairingRequest & Options) => Result<PairedRound, PairingRefusal>;
  /**
   * Set for knock-out systems. Then a round seats its participants instead of everyone present, may
   * have any number of byes, and may pair two players again.
   */
  readonly knockOut?: KnockOut<Options>;
  /**
   * The first article by which a round is not paired as somebody else paired it; null where the two
   * agree, or where the other round does not seat exactly the players to be paired.
   */
  readonly verdictOn?: (request: PairingRequest & Options, given: GivenRound) => Reason | null;
  /** All players to be paired with the facts that the rules use, in pairing order. */
  readonly checklist?: (request: PairingRequest & Options) => readonly ChecklistLine[];
  /** The only allowed colour of some players in the next round; two who need the same cannot meet. */
  readonly dueColours?: (request: PairingRequest & Options) => ReadonlyMap<PlayerNo, Colour>;
  /** Numbers in the order of the system's own placing, index 0 is before round 1. */
  readonly placings?: (players: readonly PairingPlayer[]) => readonly (readonly PlayerNo[])[];
}
