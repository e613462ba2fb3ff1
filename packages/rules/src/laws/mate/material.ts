import type { Position } from '../02-board/board.ts';
import { bishop, black, kindOf, king, knight, queen, rook, type Side } from '../02-board/piece.ts';
import { allSquares, isLight } from '../02-board/square.ts';
import { type MateReason, mateReason } from './mate-reasons.ts';

interface Men {
  /** By the number of the kind. */
  readonly counts: readonly number[];
  readonly lightBishops: number;
  readonly darkBishops: number;
  /** Without the king. */
  readonly total: number;
}

function menOf(position: Position, side: Side): Men {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  let lightBishops = 0;
  let darkBishops = 0;
  let total = 0;
  for (const square of allSquares) {
    const piece = position.squares[square] ?? 0;
    const kind = kindOf(piece);
    if (piece === 0 || (piece & black) !== side || kind === king) continue;
    counts[kind] = (counts[kind] ?? 0) + 1;
    total += 1;
    if (kind !== bishop) continue;
    if (isLight(square)) lightBishops += 1;
    else darkBishops += 1;
  }
  return { counts, lightBishops, darkBishops, total };
}

const count = ({ counts }: Men, kind: number): number => counts[kind] ?? 0;

/** A lone knight only mates a king beside a piece of its own that can neither take nor interpose. */
const isKnightAlone = (own: Men, other: Men): boolean =>
  own.total === 1 && count(own, knight) === 1 && other.total === count(other, queen);

/**
 * Bishops of one colour only mate if the other side can have a piece on the other colour that is not a
 * rook or queen, which would interpose.
 */
function areBishopsOfOneColour(own: Men, other: Men): boolean {
  if (own.total === 0 || own.total !== count(own, bishop)) return false;
  const isOnLight = own.darkBishops === 0;
  if (!isOnLight && own.lightBishops !== 0) return false;
  const helping = other.total - count(other, rook) - count(other, queen);
  return helping === (isOnLight ? other.lightBishops : other.darkBishops);
}

/**
 * Why a side's pieces cannot mate, wherever they are and whatever is played; null: they can.
 *
 * @article Laws 2001 1.3, 5.2b, 6.10, 9.6
 */
export function materialReason(position: Position, side: Side): MateReason | null {
  const own = menOf(position, side);
  if (own.total === 0) return mateReason('mate.bare-king');
  const other = menOf(position, (side ^ black) === 0 ? 0 : 8);
  if (isKnightAlone(own, other)) return mateReason('mate.knight-alone');
  return areBishopsOfOneColour(own, other) ? mateReason('mate.bishops-of-one-colour') : null;
}
