import {
  afterMove,
  allSquares,
  announcedMove,
  fileOf,
  isCheck,
  type Move,
  noMoveEnd,
  type PieceKind,
  type Position,
  pieceAt,
  pieceKinds,
  rankOf,
  type Square,
  spokenNames,
  spokenSquare,
} from '@rokade/rules';
import type { Locale } from '../words/locale.ts';
import type { Men } from './board-men.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

const letters: Readonly<Record<PieceKind, string>> = {
  pawn: 'P',
  knight: 'N',
  bishop: 'B',
  rook: 'R',
  queen: 'Q',
  king: 'K',
};

/** The pieces of a position as letters. */
export const menOf = (position: Position): Men =>
  allSquares
    .map((square) => {
      const piece = pieceAt(position, square);
      if (piece === null) return '.';
      const letter = letters[piece.kind];
      return piece.colour === 'white' ? letter : letter.toLowerCase();
    })
    .join('');

/** The place of a square among the letters of a board. */
export const placeOfSquare = (square: Square): number => fileOf(square) + 8 * rankOf(square);

const spokenAt = ({ language }: Reading, square: Square): string =>
  spokenSquare(language, fileOf(square), rankOf(square));

/** The spoken names of a board: its 64 squares from a1 to h8, and its pieces by their letters. */
export interface BoardNames {
  readonly squares: readonly string[];
  readonly pieces: Readonly<Record<string, string>>;
  readonly empty: string;
}

/** The names by which a board is read out, as blind players know them. */
export function boardNames(reading: Reading): BoardNames {
  const { t, language } = reading;
  const { pieces } = spokenNames[language];
  const named = pieceKinds.flatMap((kind) => {
    const [piece, letter] = [pieces[kind], letters[kind]];
    return [
      [letter, t('game.white-piece', { piece })],
      [letter.toLowerCase(), t('game.black-piece', { piece })],
    ];
  });
  return {
    squares: allSquares.map((square) => spokenAt(reading, square)),
    pieces: Object.fromEntries(named),
    empty: t('game.empty-square'),
  };
}

/** Check or mate after a move, in words; '': neither. */
function checkText({ t }: Reading, after: Position): string {
  const end = noMoveEnd(after);
  if (end === 'checkmate') return t('game.spoken-mate');
  if (end === 'stalemate') return t('game.spoken-stalemate');
  return isCheck(after) ? t('game.spoken-check') : '';
}

/** A legal move as it is announced: `Springer Gustav et, Frederik tre`. */
export function spokenMove(reading: Reading, position: Position, move: Move): string {
  const { t, language } = reading;
  const { pieces, shortCastling, longCastling } = spokenNames[language];
  const announced = announcedMove(position, move);
  const check = checkText(reading, afterMove(position, move));
  if (announced.kind === 'castling') {
    return [announced.toKingSide ? shortCastling : longCastling, check].filter(Boolean).join(', ');
  }
  const { piece, from, to, captures, becomes } = announced;
  const target = spokenAt(reading, to);
  return [
    `${pieces[piece]} ${spokenAt(reading, from)}`,
    captures ? t('game.spoken-takes', { square: target }) : target,
    becomes === null ? '' : pieces[becomes],
    check,
  ]
    .filter(Boolean)
    .join(', ');
}
