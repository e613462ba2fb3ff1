import { at } from '../../kernel/at.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { noLegalPairing } from '../not-met.ts';
import type {
  AllocatedBye,
  PairedRound,
  Pairing,
  PairingRefusal,
  PairingRequest,
  PairingSystem,
} from '../pairing-system.ts';
import { nordicColours } from './colours.ts';
import { explainPair } from './explain.ts';
import { type NordicField, nordicField } from './field.ts';
import { type NordicPair, pairPools } from './pools.ts';

/** One point for meeting X, by 4.11 §5.3. */
const xHalfPoints = 2;

function pairingOf(
  field: NordicField,
  pair: NordicPair,
  { roundNumber, board }: { readonly roundNumber: number; readonly board: number },
): Pairing {
  const players = [at(field.present, pair.upper), at(field.present, pair.lower)] as const;
  const { players: seats, because } = nordicColours(players, roundNumber);
  return {
    board,
    white: seats.white.no,
    black: seats.black.no,
    because: [...explainPair(field, pair), because],
  };
}

function byeOf(field: NordicField, pair: NordicPair): AllocatedBye {
  const { no } = at(field.present, pair.upper);
  return {
    no,
    halfPoints: xHalfPoints,
    because: [
      ...explainPair(field, pair).filter(({ facts }) => facts['opponent'] !== 0),
      { code: 'nordic.meets-x', article: '4.11 §5.2', facts: { player: no } },
      { code: 'nordic.x-point', article: '4.11 §5.3', facts: { player: no } },
    ],
  };
}

/** Boards by the points and number of the higher player. */
function roundOf(
  field: NordicField,
  pairs: readonly NordicPair[],
  roundNumber: number,
): PairedRound {
  const ordered = [...pairs].sort((a, b) => a.upper - b.upper);
  const games = ordered.filter(({ lower }) => lower !== field.x);
  return {
    pairings: games.map((pair, index) => pairingOf(field, pair, { roundNumber, board: index + 1 })),
    byes: ordered.filter(({ lower }) => lower === field.x).map((pair) => byeOf(field, pair)),
    remarks: [],
  };
}

function pairRound(request: PairingRequest): Result<PairedRound, PairingRefusal> {
  const field = nordicField(request);
  if (field.present.length < 2) {
    return err({ code: 'pairing.too-few-players', present: field.present.length });
  }
  const pairs = pairPools(field);
  if (pairs === null) return err(noLegalPairing(field, request.roundNumber));
  return ok(roundOf(field, pairs, request.roundNumber));
}

/**
 * Nordisk turneringssystem. Numbers are start numbers by strength, 1 the strongest. Pools by points are
 * paired from the top, strong half against weak half, with flyers to the pools below. For the reading
 * of the whole see `pairPools`. Refuses a round in which two players would have to meet twice, or one
 * would meet X twice.
 *
 * @article DSU 2002 4.11, 4.11.1
 */
export const nordic = {
  code: 'nordic',
  edition: 'dsu-2002',
  pairRound,
} as const satisfies PairingSystem;
