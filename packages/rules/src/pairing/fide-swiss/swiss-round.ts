import { standardPointValues } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import { err, type Result } from '../../kernel/result.ts';
import type { DutchArticles } from '../dutch/dutch-edition.ts';
import { explainColours } from '../dutch/explain/explain-colours.ts';
import type { Field } from '../dutch/field/field.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import type { PairedRound, Pairing, PairingRefusal } from '../pairing-system.ts';
import { allocateSwissColours, swissColourArticles } from './allocate-colours.ts';

/** The articles of a system of C.04.4 for reasons. */
export type SwissArticles = Pick<
  DutchArticles,
  'regulation' | 'handling' | 'bestCandidate' | 'colours'
>;

/** The articles of a regulation by its name: `C.04.4.1 (2026)`. */
export const swissArticles = (regulation: string, bestCandidate: string): SwissArticles => ({
  regulation,
  handling: 'C.04.2 (2026)',
  bestCandidate,
  colours: swissColourArticles,
});

/** Two players who meet, the higher-ranked first, with the reasons why. */
export interface SwissPair {
  readonly higher: Pairee;
  readonly lower: Pairee;
  readonly because: readonly Reason[];
}

/** All pairs of a round, and the player with the bye. */
export interface SwissPairing {
  readonly pairs: readonly SwissPair[];
  readonly bye: { readonly player: Pairee; readonly because: readonly Reason[] } | null;
}

const topOf = ({ higher, lower }: SwissPair): Pairee =>
  higher.score > lower.score || (higher.score === lower.score && higher.no < lower.no)
    ? higher
    : lower;

/** The recommended order of boards. `@article FIDE C.04.2 2026 4` */
const compareBoards = (a: SwissPair, b: SwissPair): number =>
  topOf(b).score - topOf(a).score ||
  b.higher.score + b.lower.score - a.higher.score - a.lower.score ||
  topOf(a).no - topOf(b).no;

/** The boards with their colours, and the bye. */
export function swissRound(
  field: Field,
  articles: SwissArticles,
  { pairs, bye }: SwissPairing,
): PairedRound {
  const { request, initialColour } = field;
  const pairingOf = (pair: SwissPair, index: number): Pairing => {
    const allocation = allocateSwissColours(pair.higher, pair.lower, initialColour);
    const [white, black] =
      allocation.colourOfHigher === 'white' ? [pair.higher, pair.lower] : [pair.lower, pair.higher];
    return {
      board: index + 1,
      white: white.no,
      black: black.no,
      because: [...pair.because, explainColours(articles, pair, allocation)],
    };
  };
  const halfPoints = request.allocatedBye ?? (request.points ?? standardPointValues).win;
  return {
    pairings: pairs.toSorted(compareBoards).map(pairingOf),
    byes: bye === null ? [] : [{ no: bye.player.no, halfPoints, because: bye.because }],
    remarks: [],
  };
}

/** The refusal of a round in which some players have no opponent, or nobody is there. */
export function refusedRound(
  { pairees, request: { roundNumber } }: Field,
  leftOver: readonly Pairee[],
): Result<never, PairingRefusal> {
  return pairees.length === 0
    ? err({ code: 'pairing.too-few-players', present: 0 })
    : err({
        code: 'pairing.no-legal-pairing',
        roundNumber,
        players: leftOver.map(({ no }) => no),
      });
}
