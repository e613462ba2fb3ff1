import { black, otherSide, pawn, type Side, white } from '../02-board/piece.ts';
import { noSquare, offBoard, rankOf, type Square } from '../02-board/square.ts';
import { forwardOf, kingSteps } from '../03-moves/attacks.ts';
import { type Frame, type FrameBase, manyBodies } from './frame.ts';
import { change, type Place, placeOf, reached, settled, type Walk } from './frame-walk.ts';

function kingMoves(walk: Walk, place: Place): void {
  const { frame, turn } = place;
  const from = turn === white ? place.whiteKing : place.blackKing;
  const { reach } = walk.base.kings[turn];
  for (const each of kingSteps) {
    const to = from + each;
    if ((to & offBoard) !== 0 || reach[to] !== 1) continue;
    const found = frame.squares[to] ?? 0;
    if (found !== 0 && ((found & black) === turn || walk.base.fixed[to] === 1)) continue;
    const moved = Object.assign({}, place, turn === white ? { whiteKing: to } : { blackKing: to });
    const after = found === 0 ? settled(walk, moved) : change(walk, moved, { men: [[to, 0]] });
    reached(walk, after, { from, to });
  }
}

const isLastRank = (square: Square): boolean => rankOf(square) === 0 || rankOf(square) === 7;

type Step = readonly [from: Square, to: Square];

/** Moves a pawn; on the last rank it becomes a loose man. */
function movePawn(walk: Walk, place: Place, [from, to]: Step, passed = noSquare): void {
  const { turn, frame } = place;
  const piece = turn | pawn;
  if (!isLastRank(to)) {
    const men = [
      [from, 0],
      [to, piece],
    ] as const;
    reached(walk, change(walk, place, { men, passed }), { from, to });
    return;
  }
  const seeds = walk.base.loose.flatMap(({ body, side }, index) =>
    body === manyBodies && side === turn ? [[index, to] as const] : [],
  );
  const men =
    frame.squares[to] === 0
      ? ([[from, 0]] as const)
      : ([
          [from, 0],
          [to, 0],
        ] as const);
  const after = change(walk, place, { men, seeds });
  reached(walk, after, null);
  reached(walk, after, { from, to });
}

/** Whether a loose man of a side can be on a square. */
const hasLoose = ({ loose }: FrameBase, { reach }: Frame, square: Square, side: Side): boolean =>
  loose.some((man, index) => man.side === side && reach[index]?.[square] === 1);

function pawnCaptures(walk: Walk, place: Place, from: Square): void {
  const { base } = walk;
  const { frame, turn, whiteKing, blackKing } = place;
  const enemy = otherSide(turn);
  const ahead = from + forwardOf(turn);
  for (let to = ahead - 1; to <= ahead + 1; to += 2) {
    if ((to & offBoard) !== 0 || to === whiteKing || to === blackKing) continue;
    const found = frame.squares[to] ?? 0;
    if (found === 0 && to === frame.passed) {
      const taken = to - forwardOf(turn);
      const after = change(walk, place, {
        men: [
          [from, 0],
          [taken, 0],
          [to, turn | pawn],
        ],
      });
      reached(walk, after, null);
      reached(walk, after, { from, to });
      continue;
    }
    if (found === 0 ? !hasLoose(base, frame, to, enemy) : (found & black) === turn) continue;
    if (base.fixed[to] !== 1) movePawn(walk, place, [from, to]);
  }
}

/** Whether a pawn of the other side is beside the square, which can capture in passing. */
const hasNeighbour = ({ frame, turn }: Place, square: Square): boolean =>
  [square - 1, square + 1].some((at) => frame.squares[at] === (otherSide(turn) | pawn));

function pawnMoves(walk: Walk, place: Place, from: Square): void {
  const { frame, turn, whiteKing, blackKing } = place;
  const isFree = (square: Square): boolean =>
    frame.squares[square] === 0 && square !== whiteKing && square !== blackKing;
  const ahead = from + forwardOf(turn);
  if (isFree(ahead)) {
    movePawn(walk, place, [from, ahead]);
    const further = ahead + forwardOf(turn);
    const isHome = rankOf(from) === (turn === white ? 1 : 6);
    if (isHome && isFree(further)) {
      movePawn(walk, place, [from, further], hasNeighbour(place, further) ? ahead : noSquare);
    }
  }
  pawnCaptures(walk, place, from);
}

/** Moves of loose men: no man on a known square changes, or one captures a pawn. */
function looseMoves(walk: Walk, place: Place): void {
  const { frame, turn } = place;
  let isAny = false;
  walk.base.loose.forEach(({ side }, index) => {
    if (side !== turn) return;
    const reach = frame.reach[index] ?? new Uint8Array(0);
    for (let square = 0; square < 120; square++) {
      if (reach[square] === 1 && frame.squares[square] === 0) isAny = true;
      else if (reach[square] === 2) {
        const after = change(walk, place, { men: [[square, 0]], seeds: [[index, square]] });
        reached(walk, after, null);
      }
    }
  });
  if (isAny) reached(walk, settled(walk, place), null);
}

/** Makes all moves in a position of a frame, as far as the frame tells them. */
export function frameMoves(walk: Walk, frame: Frame, state: number): void {
  const place = placeOf(frame, state);
  kingMoves(walk, place);
  for (let square = 0; square < 120; square++) {
    if (frame.squares[square] !== (place.turn | pawn) || walk.base.fixed[square] === 1) continue;
    pawnMoves(walk, place, square);
  }
  looseMoves(walk, place);
}
