/** The pieces of a board as 64 letters from a1 to h8: `K` is White's king, `k` Black's, `.` nothing. */
export type Men = string;

export const noMen: Men = '.'.repeat(64);

/** The letters of White's and Black's pieces in the order of a set. */
export const menLetters = 'KQRBNPkqrbnp';

/** The place of a square in the letters: a1 is 0, h8 is 63; -1: there is no such square. */
const placeOf = (square: string): number =>
  /^[a-h][1-8]$/.test(square) ? square.charCodeAt(0) - 97 + 8 * (square.charCodeAt(1) - 49) : -1;

/** The name of the square at a place: `e4`. */
export const squareAtPlace = (place: number): string =>
  `${String.fromCharCode(97 + (place % 8))}${Math.floor(place / 8) + 1}`;

/** The pieces of a position in Forsyth-Edwards notation, as far as they can be read. */
export function menOfFen(fen: string): Men {
  const [men = ''] = fen.trim().split(/\s+/);
  const ranks = men.split('/').map((rank) =>
    rank
      .replace(/[1-8]/g, (empty) => '.'.repeat(Number(empty)))
      .replace(/[^A-Za-z]/g, '.')
      .slice(0, 8)
      .padEnd(8, '.'),
  );
  return [7, 6, 5, 4, 3, 2, 1, 0]
    .map((index) => ranks[index] ?? '........')
    .join('')
    .replace(/[^KQRBNPkqrbnp.]/g, '.');
}

/** A piece on a square; the same piece there once more, or `.`, empties it. */
export function withPiece(men: Men, square: string, letter: string): Men {
  const place = placeOf(square);
  if (place < 0 || !(letter === '.' || (letter.length === 1 && menLetters.includes(letter)))) {
    return men;
  }
  const placed = men.charAt(place) === letter ? '.' : letter;
  return `${men.slice(0, place)}${placed}${men.slice(place + 1)}`;
}

/** The castling rights whose king and rook stand at home. */
function rightsAtHome(men: Men, rights: string): string {
  const isThere = (square: string, letter: string): boolean =>
    men.charAt(placeOf(square)) === letter;
  const homes: readonly (readonly [string, boolean])[] = [
    ['K', isThere('e1', 'K') && isThere('h1', 'R')],
    ['Q', isThere('e1', 'K') && isThere('a1', 'R')],
    ['k', isThere('e8', 'k') && isThere('h8', 'r')],
    ['q', isThere('e8', 'k') && isThere('a8', 'r')],
  ];
  const kept = homes.filter(([right, home]) => home && rights.includes(right));
  return kept.map(([right]) => right).join('') || '-';
}

/** The position of these pieces, with those of the castling rights that are possible. */
function fenOfMen(men: Men, turn: 'w' | 'b', rights: string): string {
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    men.slice(8 * rank, 8 * rank + 8).replace(/\.+/g, (empty) => String(empty.length)),
  );
  return `${ranks.join('/')} ${turn} ${rightsAtHome(men, rights)} -`;
}

/** The side to move and the castling rights of a position's notation. */
export function stateOfFen(fen: string): { readonly turn: 'w' | 'b'; readonly rights: string } {
  const [, turn, rights = '-'] = fen.trim().split(/\s+/);
  return { turn: turn === 'b' ? 'b' : 'w', rights };
}

/** The initial position. */
const initialFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -';

/** A change of a position that is set by hand, each part '' where it is not meant. */
export interface PositionChange {
  /** The square on which a piece is put. */
  readonly put: string;
  /** The letter of the piece; `.` takes one away. */
  readonly piece: string;
  /** The side to move, `w` or `b`. */
  readonly turn: string;
  /** `empty` or `initial`. */
  readonly begin: string;
}

/** A position that is set by hand after a change. */
export function changedFen(fen: string, { put, piece, turn, begin }: PositionChange): string {
  const before = stateOfFen(fen);
  if (begin === 'initial') return initialFen;
  if (begin === 'empty') return fenOfMen(noMen, before.turn, '-');
  if (turn === 'w' || turn === 'b') return fenOfMen(menOfFen(fen), turn, before.rights);
  if (put === '') return fen;
  return fenOfMen(withPiece(menOfFen(fen), put, piece), before.turn, before.rights);
}
