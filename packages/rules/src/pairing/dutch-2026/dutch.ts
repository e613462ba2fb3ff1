import { err, ok, type Result } from '../../kernel/result.ts';
import type { PairedRound, Pairing, PairingRefusal, PairingSystem } from '../pairing-system.ts';
import { compareBoards } from './board-order.ts';
import { type FieldPair, pairField } from './brackets/pair-field.ts';
import { allocateColours } from './colour/allocate-colours.ts';
import { outlookOf } from './criteria/c05-score-of-bye-receiver.ts';
import { type DutchRequest, standardPointValues } from './dutch-request.ts';
import { explainBye } from './explain/explain-bye.ts';
import { explainColours } from './explain/explain-colours.ts';
import { explainOpponent } from './explain/explain-opponent.ts';
import { explainPassedOver } from './explain/explain-passed-over.ts';
import { type Field, makeField } from './field/field.ts';

function boardOf(field: Field, pair: FieldPair, board: number): Pairing {
  const { higher, lower } = pair;
  const allocation = allocateColours(higher, lower, field.initialColour);
  const [white, black] =
    allocation.colourOfHigher === 'white' ? [higher.no, lower.no] : [lower.no, higher.no];
  const because = [
    ...explainOpponent(pair),
    ...explainPassedOver(field, pair),
    explainColours(pair, allocation),
  ];
  return { board, white, black, because };
}

/**
 * Pairs a round by the FIDE (Dutch) system. Refuses with `pairing.too-few-players` if fewer than two
 * are present, and with `pairing.no-legal-pairing` where C1 to C3 leave somebody without opponent.
 * `@article FIDE C.04.3 2026`
 */
export function pairDutchRound(request: DutchRequest): Result<PairedRound, PairingRefusal> {
  const field = makeField(request);
  const present = field.pairees.length;
  if (present < 2) return err({ code: 'pairing.too-few-players', present });
  const outlook = outlookOf(field);
  if (outlook.kind === 'impossible') {
    const { roundNumber } = request;
    const players = outlook.leftOver.map(({ no }) => no);
    return err({ code: 'pairing.no-legal-pairing', roundNumber, players });
  }
  const { pairs, bye } = pairField(field, outlook.byeScore);
  const boards = pairs.toSorted(compareBoards);
  const halfPoints = request.allocatedBye ?? (request.points ?? standardPointValues).win;
  return ok({
    pairings: boards.map((pair, index) => boardOf(field, pair, index + 1)),
    byes: bye === null ? [] : [{ no: bye.no, halfPoints, because: explainBye(bye) }],
    remarks: [],
  });
}

/** The FIDE (Dutch) system in the edition in force from 1 February 2026. */
export const dutch2026: PairingSystem = {
  code: 'dutch',
  edition: 'fide-2026',
  pairRound: pairDutchRound,
};
