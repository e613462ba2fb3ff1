import { standardPointValues } from '../../kernel/half-points.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { PairedRound, Pairing, PairingRefusal, PairingSystem } from '../pairing-system.ts';
import { compareBoards } from './board-order.ts';
import type { FieldPair } from './brackets/field-pairs.ts';
import { checklistOf, dueColoursIn } from './checklist.ts';
import { allocateColours } from './colour/allocate-colours.ts';
import type { DutchArticles, DutchEdition } from './dutch-edition.ts';
import type { DutchOptions, DutchRequest } from './dutch-request.ts';
import { explainBye } from './explain/explain-bye.ts';
import { explainColours } from './explain/explain-colours.ts';
import { explainOpponent } from './explain/explain-opponent.ts';
import { explainPassedOver } from './explain/explain-passed-over.ts';
import { type Field, makeField } from './field/field.ts';

function pairingMaker(field: Field, articles: DutchArticles) {
  return (pair: FieldPair, index: number): Pairing => {
    const { higher, lower } = pair;
    const allocation = allocateColours(higher, lower, field.initialColour);
    const [white, black] =
      allocation.colourOfHigher === 'white' ? [higher.no, lower.no] : [lower.no, higher.no];
    const because = [
      ...explainOpponent(articles, pair),
      ...explainPassedOver(articles, field, pair),
      explainColours(articles, pair, allocation),
    ];
    return { board: index + 1, white, black, because };
  };
}

/** Pairs a round by an edition of the FIDE (Dutch) system. */
function pairRound(
  edition: DutchEdition,
  request: DutchRequest,
): Result<PairedRound, PairingRefusal> {
  const { articles } = edition;
  const field = makeField(request, edition);
  const present = field.pairees.length;
  if (present === 0) return err({ code: 'pairing.too-few-players', present });
  const paired = edition.pairField(field);
  if (!paired.ok) {
    const players = paired.error.map(({ no }) => no);
    return err({
      code: 'pairing.no-legal-pairing',
      roundNumber: request.roundNumber,
      players,
    });
  }
  const { pairs, bye } = paired.value;
  const halfPoints = request.allocatedBye ?? (request.points ?? standardPointValues).win;
  return ok({
    pairings: pairs.toSorted(compareBoards).map(pairingMaker(field, articles)),
    byes: bye === null ? [] : [{ no: bye.no, halfPoints, because: explainBye(articles, bye) }],
    remarks: [],
  });
}

/**
 * The FIDE (Dutch) system in an edition. It refuses a round with `pairing.too-few-players` if nobody is
 * present, and with `pairing.no-legal-pairing` if C1 to C3 leave a player without opponent. A single
 * player is an odd number like any other, and has the bye unless C2 forbids it. `@article FIDE C.04.3
 * 2026`, `@article FIDE C.04.3 2017`
 */
export const makeDutchSystem = <Edition extends string>(edition: DutchEdition<Edition>) =>
  ({
    code: 'dutch',
    edition: edition.edition,
    pairRound: (request) => pairRound(edition, request),
    checklist: (request) => checklistOf(request, edition),
    dueColours: (request) => dueColoursIn(checklistOf(request, edition)),
  }) as const satisfies PairingSystem<DutchOptions>;
