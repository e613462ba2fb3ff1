/** The letters of pieces in positions; capitals are White's. */
type PieceLetter = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P';

/** A drawing of a piece in a square of 40 by 40: its outline, and the lines drawn on it. */
export interface PieceShape {
  readonly outline: string;
  readonly lines: string;
}

const foot = 'M9 33H31V36.5H9Z';

/**
 * The pieces as outlines: White's are filled with the light colour, Black's with the dark one, so that
 * they are told apart without colours.
 */
const pieceShapes: Readonly<Record<PieceLetter, PieceShape>> = {
  P: {
    outline: `M20 7.5A5.3 5.3 0 0 1 23.6 16.7C25 17.2 25.5 18.4 25 19.5H23C23.6 24.5 28 26.5 28.5 33H11.5C12 26.5 16.4 24.5 17 19.5H15C14.5 18.4 15 17.2 16.4 16.7A5.3 5.3 0 0 1 20 7.5Z${foot}`,
    lines: '',
  },
  R: {
    outline: `M10.5 6.5H15V10H17.7V6.5H22.3V10H25V6.5H29.5V13.5L26.5 16.5V28L29 33H11L13.5 28V16.5L10.5 13.5Z${foot}`,
    lines: 'M13.5 16.5H26.5M13.5 28H26.5',
  },
  N: {
    outline: `M13 33C12.5 27 18.5 25.5 18.5 19.5C16 22.5 12 24.5 10 23C8.3 21.5 9.5 19 11 16.5C12.5 14 13 12.5 14.5 10.5L15 5.5L18.8 8.3C27 9 31 17 30.3 33Z${foot}`,
    lines: 'M15.6 13.2H17.4M11.8 20.6L12.8 19.9',
  },
  B: {
    outline: `M20 3.2A2.5 2.5 0 0 1 21.4 7.8C26.5 11 29 15.5 27.5 20C26.8 22 25.3 23.6 24.6 25C25.2 28.5 27 31 29.5 33H10.5C13 31 14.8 28.5 15.4 25C14.7 23.6 13.2 22 12.5 20C11 15.5 13.5 11 18.6 7.8A2.5 2.5 0 0 1 20 3.2Z${foot}`,
    lines: 'M20 12.5V20M16.8 15.5H23.2M15.4 25H24.6',
  },
  Q: {
    outline: `M12.5 33L9 15.5L8 12A2.2 2.2 0 1 1 10.4 12.6L14.6 20L15 9.4A2.2 2.2 0 1 1 17 9.4L20 18.5L23 9.4A2.2 2.2 0 1 1 25 9.4L25.4 20L29.6 12.6A2.2 2.2 0 1 1 32 12L31 15.5L27.5 33Z${foot}`,
    lines: 'M11.6 28H28.4',
  },
  K: {
    outline: `M18.4 2.5H21.6V5.4H24.6V8.4H21.6V12C23.2 12.6 24 14 24.2 15.6C31 12.5 35.2 18.5 31.6 24C29.7 26.8 28.4 29 28 33H12C11.6 29 10.3 26.8 8.4 24C4.8 18.5 9 12.5 15.8 15.6C16 14 16.8 12.6 18.4 12V8.4H15.4V5.4H18.4Z${foot}`,
    lines: 'M20 27V19.5C20 17.5 22 16 24.2 15.6M20 19.5C20 17.5 18 16 15.8 15.6M11.6 28H28.4',
  },
};

const isPieceLetter = (letter: string): letter is PieceLetter => Object.hasOwn(pieceShapes, letter);

/** The drawing of a piece by its letter, of either colour; null: no piece has it. */
export function shapeOfPiece(letter: string): PieceShape | null {
  const capital = letter.toUpperCase();
  return isPieceLetter(capital) ? pieceShapes[capital] : null;
}
