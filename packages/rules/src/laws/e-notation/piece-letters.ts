/** The notations of pieces in a score: the letters of each language; figurines are accepted in all of them. */
export const notations = ['en', 'da', 'de', 'figurine'] as const;

export type Notation = (typeof notations)[number];

/** Letters from the pawn to the king, in the order of pieces' numbers minus one. */
interface Letters {
  /** The letters written; pawns have none. */
  readonly written: readonly [string, string, string, string, string];
  /** The letter for a pawn in old scores. */
  readonly pawn: string;
}

const danish: Letters = { written: ['S', 'L', 'T', 'D', 'K'], pawn: 'B' };

/**
 * The letters of each language, as its players write them.
 *
 * @article Laws 2001 E1, E2, E3
 */
const pieceLetters: Readonly<Record<Notation, Letters>> = {
  en: { written: ['N', 'B', 'R', 'Q', 'K'], pawn: 'P' },
  da: danish,
  de: danish,
  figurine: { written: ['♘', '♗', '♖', '♕', '♔'], pawn: '♙' },
};

const whiteFigurines = '♙♘♗♖♕♔';
const blackFigurines = '♟♞♝♜♛♚';

/** The letter of a kind of piece in a notation; a pawn's is ''. */
export const letterOf = (notation: Notation, kind: number): string =>
  pieceLetters[notation].written[kind - 2] ?? '';

/** The number of the kind with a letter; null: none in this notation. */
export function kindOfLetter(notation: Notation, letter: string): number | null {
  const figurine = Math.max(whiteFigurines.indexOf(letter), blackFigurines.indexOf(letter));
  if (figurine >= 0) return figurine + 1;
  const { written, pawn } = pieceLetters[notation];
  const upper = letter.toUpperCase();
  if (upper === pawn) return 1;
  const index = written.indexOf(upper);
  return index < 0 ? null : index + 2;
}

/** A notation in which a letter is a piece; null: none. */
export const notationOfLetter = (letter: string): Notation | null =>
  notations.find((notation) => kindOfLetter(notation, letter) !== null) ?? null;
