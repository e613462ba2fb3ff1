import { cellPoints } from './cell-points.ts';
import { pointSystemOf } from './point-system.ts';
import { emptyTrfDocument, type ScoringStatement, type TrfPlayer } from './trf-document.ts';

/** Players with the points that their entries give, and their places; equal points share a place. */
export function ranked(
  players: readonly TrfPlayer[],
  scoring: readonly ScoringStatement[] = [],
): readonly TrfPlayer[] {
  const points = pointSystemOf({ ...emptyTrfDocument, scoring });
  const scored = players.map((player) => ({
    ...player,
    halfPoints: player.cells.reduce((sum, cell) => sum + cellPoints(cell, points), 0),
  }));
  return scored.map((player) => ({
    ...player,
    rank: 1 + scored.filter(({ halfPoints }) => halfPoints > player.halfPoints).length,
  }));
}
