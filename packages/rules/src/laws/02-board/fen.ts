import type { ByCode } from '../../kernel/by-code.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { type Board, castlingRights, emptyBoard, type Position, place } from './board.ts';
import { black, kindOf, king, pawn, rook, white } from './piece.ts';
import { allSquares, noSquare, parseSquare, squareAt, squareName } from './square.ts';

/** Why a text is not a position. Ranks and fields are named as they are written. */
export type FenFault = ByCode<{
  'position.fields': { text: string };
  'position.ranks': { text: string };
  'position.rank': { rank: number; text: string };
  'position.letter': { letter: string; rank: number };
  'position.turn': { text: string };
  'position.castling': { text: string };
  /** Castling rights of rooks that are not on files a or h, as in Chess960. */
  'position.chess960': { text: string };
  'position.passed': { text: string };
  'position.counter': { text: string };
}>;

const letters = ' PNBRQK  pnbrqk';

/** FEN lists ranks from the eighth to the first. */
function placeRank(board: Board, rank: number, text: string): FenFault | null {
  let file = 0;
  for (const letter of text) {
    const empty = '12345678'.indexOf(letter) + 1;
    if (empty > 0) file += empty;
    else {
      const piece = letters.indexOf(letter);
      if (piece < 1 || letter === ' ') return { code: 'position.letter', letter, rank: rank + 1 };
      if (file < 8) place(board, squareAt(file, rank), piece);
      file += 1;
    }
  }
  return file === 8 ? null : { code: 'position.rank', rank: rank + 1, text };
}

function placeMen(board: Board, text: string): FenFault | null {
  const ranks = text.split('/');
  if (ranks.length !== 8) return { code: 'position.ranks', text };
  for (const [index, each] of ranks.entries()) {
    const fault = placeRank(board, 7 - index, each);
    if (fault !== null) return fault;
  }
  return null;
}

/** The corners of rooks; a castling right needs the king on its initial square and a rook in the corner. */
const corners = [0x07, 0x00, 0x77, 0x70] as const;

function hasHome(board: Board, index: number): boolean {
  const side = index < 2 ? white : black;
  const corner = corners[index] ?? noSquare;
  const home = side === white ? 0x04 : 0x74;
  return board.squares[home] === (side | king) && board.squares[corner] === (side | rook);
}

/** Whether a side's king is between two of its rooks on its first rank, but not as in the initial position. */
function isOf960(board: Board): boolean {
  return [white, black].some((side) => {
    const row = side === white ? 0 : 0x70;
    const files = (kind: number): readonly number[] =>
      [0, 1, 2, 3, 4, 5, 6, 7].filter((file) => board.squares[row + file] === (side | kind));
    const [at = -1] = files(king);
    const rooks = files(rook);
    const isHome = at === 4 && rooks.every((file) => file === 0 || file === 7);
    return at >= 0 && rooks.length > 0 && !isHome;
  });
}

function setCastling(board: Board, text: string): FenFault | null {
  if (text === '-') return null;
  if (/^[A-Ha-h]+$/.test(text)) return { code: 'position.chess960', text };
  if (!/^K?Q?k?q?$/.test(text)) return { code: 'position.castling', text };
  for (const [index, right] of castlingRights.entries()) {
    if (!text.includes('KQkq'.charAt(index))) continue;
    if (!hasHome(board, index)) {
      return { code: isOf960(board) ? 'position.chess960' : 'position.castling', text };
    }
    board.castling |= right;
  }
  return null;
}

/** Sets the passed square; the other side's pawn must be just beyond it, and both squares behind it empty. */
function setPassed(board: Board, text: string): FenFault | null {
  if (text === '-') return null;
  const square = parseSquare(text);
  const forward = board.turn === white ? 16 : -16;
  const fits =
    square !== null &&
    square >> 4 === (board.turn === white ? 5 : 2) &&
    board.squares[square] === 0 &&
    board.squares[square + forward] === 0 &&
    kindOf(board.squares[square - forward] ?? 0) === pawn &&
    ((board.squares[square - forward] ?? 0) & black) !== board.turn;
  if (!fits) return { code: 'position.passed', text };
  board.passed = square;
  return null;
}

function setCounters(board: Board, quiet: string, move: string): FenFault | null {
  if (!/^\d{1,6}$/.test(quiet)) return { code: 'position.counter', text: quiet };
  if (!/^\d{1,6}$/.test(move)) return { code: 'position.counter', text: move };
  board.quietPlies = Number(quiet);
  board.moveNumber = Math.max(1, Number(move));
  return null;
}

/**
 * Reads a position in Forsyth-Edwards notation. Both counters are optional. A readable position can
 * still be impossible: see `positionFault`.
 */
export function parseFen(text: string): Result<Position, FenFault> {
  const [men = '', turn = '', castling = '-', passed = '-', quiet = '0', move = '1', ...more] = text
    .trim()
    .split(/\s+/);
  const board = emptyBoard();
  const menFault = placeMen(board, men);
  if (menFault !== null) return err(menFault);
  if (turn !== 'w' && turn !== 'b') return err({ code: 'position.turn', text: turn });
  if (more.length > 0) return err({ code: 'position.fields', text: more.join(' ') });
  board.turn = turn === 'w' ? white : black;
  const fault =
    setCastling(board, castling) ?? setPassed(board, passed) ?? setCounters(board, quiet, move);
  return fault === null ? ok(board) : err(fault);
}

function rankText(position: Position, rank: number): string {
  const cells = Array.from({ length: 8 }, (_, file) => {
    const piece = position.squares[squareAt(file, rank)] ?? 0;
    return piece === 0 ? '1' : letters.charAt(piece);
  });
  return cells.join('').replace(/1+/g, (empty) => String(empty.length));
}

/**
 * The FEN of a position without counters: pieces, player to move, castling rights, and the given passed
 * square.
 */
export function makeFen(position: Position, passed: number = position.passed): string {
  const { turn, castling, quietPlies, moveNumber } = position;
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => rankText(position, rank)).join('/');
  const rights = castlingRights
    .map((right, index) => ((castling & right) === 0 ? '' : 'KQkq'.charAt(index)))
    .join('');
  const target = passed === noSquare ? '-' : squareName(passed);
  const side = turn === white ? 'w' : 'b';
  return `${ranks} ${side} ${rights === '' ? '-' : rights} ${target} ${quietPlies} ${moveNumber}`;
}

/** How many pieces with a number are on a board. */
export const countOf = (position: Position, piece: number): number =>
  allSquares.filter((square) => position.squares[square] === piece).length;
