import { at } from '../../kernel/at.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Couple } from '../matching/first-perfect-matching.ts';
import { noLegalPairing } from '../not-met.ts';
import type {
  AllocatedBye,
  PairedRound,
  Pairing,
  PairingRefusal,
  PairingRequest,
  PairingSystem,
} from '../pairing-system.ts';
import { decideColours } from './colours.ts';
import { explainLookAhead, explainNearest, explainPassedOver, explainSitOut } from './explain.ts';
import { type LowestPartner, type MonradField, monradField } from './field.ts';
import { coupleLookingAhead } from './look-ahead.ts';
import { monradPlacingsByRound } from './placing.ts';
import type { MonradReason } from './reason-codes.ts';

/** One point for sitting out, by §16d. */
const sitOutHalfPoints = 2;

/** The reasons for passing players over, couple by couple in reading order. */
function passedOverReasons(
  field: MonradField,
  couples: readonly Couple[],
  roundNumber: number,
): readonly (readonly MonradReason[])[] {
  const taken = new Set<number>();
  return couples.map((couple) => {
    const reasons = explainPassedOver(field, couple, roundNumber, (vertex) => !taken.has(vertex));
    taken.add(couple.upper).add(couple.lower);
    return reasons;
  });
}

function pairingOf(
  { present, places }: MonradField,
  { upper, lower }: Couple,
  board: number,
  passedOver: readonly MonradReason[],
): Pairing {
  const [higher, other] = [at(present, upper), at(present, lower)];
  const { players, because } = decideColours(higher, other);
  return {
    board,
    white: players.white.no,
    black: players.black.no,
    because: [explainNearest(places, higher.no, other.no), ...passedOver, because],
  };
}

function sitOutOf(
  field: MonradField,
  vertex: number,
  partner: LowestPartner,
  passedOver: readonly MonradReason[],
): AllocatedBye {
  return {
    no: at(field.present, vertex).no,
    halfPoints: sitOutHalfPoints,
    because: explainSitOut(field, vertex, partner, passedOver),
  };
}

/** The boards in the order of the higher placed players, and the player who sits out, if there is one. */
function roundOf(
  field: MonradField,
  couples: readonly Couple[],
  roundNumber: number,
): Pick<PairedRound, 'pairings' | 'byes'> {
  const passedOver = passedOverReasons(field, couples, roundNumber);
  const pairings: Pairing[] = [];
  const byes: AllocatedBye[] = [];
  couples.forEach((couple, index) => {
    const reasons = at(passedOver, index);
    if (field.lowestPartner !== null && couple.lower === field.present.length) {
      byes.push(sitOutOf(field, couple.upper, field.lowestPartner, reasons));
    } else {
      pairings.push(pairingOf(field, couple, pairings.length + 1, reasons));
    }
  });
  return { pairings, byes };
}

function pairRound(request: PairingRequest): Result<PairedRound, PairingRefusal> {
  const { roundNumber, roundsPlanned } = request;
  const field = monradField(request);
  if (field.present.length < 2) {
    return err({ code: 'pairing.too-few-players', present: field.present.length });
  }
  const isLast = roundsPlanned !== null && roundNumber >= roundsPlanned;
  const lookedAhead = coupleLookingAhead(field.notMet, isLast);
  if (lookedAhead === null) return err(noLegalPairing(field, roundNumber));
  return ok({
    ...roundOf(field, lookedAhead.couples, roundNumber),
    remarks: explainLookAhead(field, lookedAhead, roundNumber),
  });
}

/**
 * Monrads turneringssystem. Numbers are draw numbers. From the top each meets the nearest below whom
 * they have not met, as far as the rest can be paired, too: dissolving couples from the bottom up, as
 * 4.10.1 describes, gives the same pairing. Readings of the text where it is silent (odd fields,
 * forfeits, the look-ahead) are in docs/adr/0004-monrad-readings.md. Refuses a round that cannot be
 * paired without a second game of two players or a second sit-out of one.
 *
 * @article DSU 2002 4.10, 4.10.1; §16c, §16d
 */
export const monrad = {
  code: 'monrad',
  edition: 'dsu-2002',
  pairRound,
  placings: monradPlacingsByRound,
} as const satisfies PairingSystem;
