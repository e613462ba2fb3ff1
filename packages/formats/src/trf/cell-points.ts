import { type HalfPoints, unreachable } from '@rokade/rules';
import type { PointSystem } from './point-system.ts';
import type { AloneCode, TrfCell } from './trf-document.ts';

type GameCell = Extract<TrfCell, { kind: 'game' }>;

function gamePoints({ colour, result }: GameCell, points: PointSystem): HalfPoints {
  const side = colour ?? 'white';
  switch (result) {
    case '1':
    case 'W':
      return points.win[side];
    case '=':
    case 'D':
      return points.draw[side];
    case '0':
    case 'L':
      return points.loss[side];
    case '+':
      return points.forfeitWin;
    case '-':
      return points.forfeitLoss;
    case '?':
      return points.pending;
    default:
      return unreachable(result);
  }
}

const alonePoints: Readonly<Record<AloneCode, (points: PointSystem) => HalfPoints>> = {
  F: ({ fullPointBye }) => fullPointBye,
  H: ({ halfPointBye }) => halfPointBye,
  U: ({ allocatedBye }) => allocatedBye,
  Z: ({ zeroPointBye }) => zeroPointBye,
  '+': ({ forfeitWin }) => forfeitWin,
  '-': ({ forfeitLoss }) => forfeitLoss,
};

/** The half-points for an entry; a missing one counts as a zero-point bye. */
export function cellPoints(cell: TrfCell, points: PointSystem): HalfPoints {
  if (cell === null) return points.zeroPointBye;
  return cell.kind === 'game' ? gamePoints(cell, points) : alonePoints[cell.result](points);
}
