import { bishop, black, pawn, queen, white } from '../02-board/piece.ts';
import { boardSize, kingDistance, noSquare, offBoard, type Square } from '../02-board/square.ts';
import { kingSteps } from '../03-moves/attacks.ts';
import { type Frame, type FrameBase, manyBodies } from './frame.ts';
import { canBeBlocked, mayAttack } from './mate-square.ts';

/** A white move in a frame: of a man on a known square, or of a loose one (null). */
export type FrameMove = { readonly from: Square; readonly to: Square } | null;

/** The kings in a frame. */
export interface Kings {
  readonly whiteKing: Square;
  readonly blackKing: Square;
}

const isPawnAttacked = ({ squares }: Frame, square: Square): boolean =>
  [square - 15, square - 17].some(
    (from) => (from & offBoard) === 0 && squares[from] === (white | pawn),
  );

/** Whether a loose or fixed man of White can attack a square while the black king is on `through`. */
function mayBeAttacked(
  { loose, fixedMen }: FrameBase,
  { reach }: Frame,
  [square, through]: readonly [Square, Square],
): boolean {
  return (
    loose.some(
      ({ side, kind }, index) =>
        side === white &&
        mayAttack({ side, kind, reach: reach[index] ?? noReach }, square, through),
    ) || fixedMen.some((man) => man.side === white && mayAttack(man, square, through))
  );
}

const noReach = new Uint8Array(boardSize);

/** The step of the line from one square towards another; 0: they are on no line. */
function stepBetween(from: Square, to: Square): number {
  const files = (to & 7) - (from & 7);
  const ranks = (to >> 4) - (from >> 4);
  if (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks)) return 0;
  return 16 * Math.sign(ranks) + Math.sign(files);
}

const movesAlong = (kind: number, step: number): boolean => {
  if (kind < bishop || kind > queen) return false;
  const isStraight = step === 1 || step === -1 || step === 16 || step === -16;
  return kind === queen || (kind === bishop) !== isStraight;
};

/** Whether a line piece of White can be behind a square that was just left, seen from the black king. */
function mayBeDiscovered(
  { loose, fixedMen }: FrameBase,
  { reach, squares }: Frame,
  { blackKing, whiteKing, from, to }: Kings & { readonly from: Square; readonly to: Square },
): boolean {
  const step = stepBetween(blackKing, from);
  if (step === 0 || step === stepBetween(blackKing, to)) return false;
  for (let at = blackKing + step; at !== from; at += step) {
    if (squares[at] !== 0 || at === whiteKing) return false;
  }
  for (let at = from + step; (at & offBoard) === 0; at += step) {
    const isThere = loose.some(
      ({ side, kind }, index) =>
        side === white && movesAlong(kind, step) && reach[index]?.[at] === 1,
    );
    if (isThere) return true;
    if (fixedMen.some((man) => man.side === white && man.home === at && movesAlong(man.kind, step)))
      return true;
    if (squares[at] !== 0) return false;
  }
  return false;
}

function mayBeCheck(base: FrameBase, frame: Frame, kings: Kings, move: FrameMove): boolean {
  const hunted = kings.blackKing;
  if (move === null) return mayBeAttacked(base, frame, [hunted, noSquare]);
  const { from, to } = move;
  const isPawn = frame.squares[to] === (white | pawn);
  if (isPawn && (to + 15 === hunted || to + 17 === hunted)) return true;
  return mayBeDiscovered(base, frame, Object.assign({ from, to }, kings));
}

/** Whether every square beside the black king can be attacked or blocked, by different men. */
function mayBeClosed(base: FrameBase, frame: Frame, { whiteKing, blackKing }: Kings): boolean {
  const open: Square[] = [];
  for (const step of kingSteps) {
    const flight = blackKing + step;
    if ((flight & offBoard) !== 0) continue;
    const piece = frame.squares[flight] ?? 0;
    if (piece !== 0 && (piece & black) === black) continue;
    if (kingDistance(whiteKing, flight) <= 1 || isPawnAttacked(frame, flight)) continue;
    if (mayBeAttacked(base, frame, [flight, blackKing])) continue;
    if (piece !== 0) return false;
    open.push(flight);
  }
  if (open.length === 0) return true;
  const blockers = base.loose.flatMap(({ side, body }, index) =>
    side === black ? [{ body, reach: frame.reach[index] ?? noReach }] : [],
  );
  const [many, single] = [
    blockers.filter(({ body }) => body === manyBodies),
    blockers.filter(({ body }) => body !== manyBodies),
  ];
  const left = open.filter((square) => !many.some(({ reach }) => reach[square] === 1));
  return canBeBlocked(left, single);
}

/** Whether Black can be mated after White's move, wherever the loose men are. */
export const mayBeMate = (base: FrameBase, frame: Frame, kings: Kings, move: FrameMove): boolean =>
  mayBeCheck(base, frame, kings, move) && mayBeClosed(base, frame, kings);
