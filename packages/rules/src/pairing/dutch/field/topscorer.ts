import { type HalfPoints, standardPointValues } from '../../../kernel/half-points.ts';
import type { DutchRequest } from '../dutch-request.ts';

/**
 * Whether a score makes a topscorer: more than half of the possible points of the rounds before, when
 * the final round is paired. Virtual points count. `@article FIDE C.04.3 2026 1.8`
 */
export function isTopscorer(request: DutchRequest, score: HalfPoints): boolean {
  const { roundNumber, roundsPlanned, points = standardPointValues } = request;
  return roundNumber === roundsPlanned && 2 * score > (roundNumber - 1) * points.win;
}
