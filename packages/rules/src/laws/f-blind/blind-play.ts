import type { PieceKind } from '../02-board/piece.ts';

/** The languages in which moves are announced. */
export type SpokenLanguage = 'da' | 'de' | 'en';

interface SpokenNames {
  readonly files: readonly string[];
  readonly ranks: readonly string[];
  readonly pieces: Readonly<Record<PieceKind, string>>;
  readonly shortCastling: string;
  readonly longCastling: string;
}

const german: SpokenNames = {
  files: ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'],
  ranks: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
  pieces: {
    pawn: 'Bauer',
    knight: 'Springer',
    bishop: 'Läufer',
    rook: 'Turm',
    queen: 'Dame',
    king: 'König',
  },
  shortCastling: 'kurze Rochade',
  longCastling: 'lange Rochade',
};

/**
 * The spoken names of squares, pieces and castling: Danish and German as in the handbook, the German
 * files also in English; ranks from White to Black.
 *
 * @article Laws 2001 F2
 */
export const spokenNames: Readonly<Record<SpokenLanguage, SpokenNames>> = {
  da: {
    files: ['Anna', 'Bodil', 'Cecilie', 'Dora', 'Erik', 'Frederik', 'Gustav', 'Henrik'],
    ranks: ['et', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte'],
    pieces: {
      pawn: 'bonde',
      knight: 'springer',
      bishop: 'løber',
      rook: 'tårn',
      queen: 'dronning',
      king: 'konge',
    },
    shortCastling: 'kort rokade',
    longCastling: 'lang rokade',
  },
  de: german,
  en: {
    files: german.files,
    ranks: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
    pieces: {
      pawn: 'pawn',
      knight: 'knight',
      bishop: 'bishop',
      rook: 'rook',
      queen: 'queen',
      king: 'king',
    },
    shortCastling: 'short castling',
    longCastling: 'long castling',
  },
};

/** The spoken name of a square: `Erik fire`. */
export const spokenSquare = (language: SpokenLanguage, file: number, rank: number): string => {
  const { files, ranks } = spokenNames[language];
  return `${files[file] ?? ''} ${ranks[rank] ?? ''}`;
};

/** The tasks of a blind player's assistant; the first two are also done for the sighted player. */
const assistantTasks = [
  'makes-moves-on-opponents-board',
  'announces-moves',
  'keeps-score-and-starts-clock',
  'tells-moves-and-times',
  'claims-flag-and-touched-piece',
  'does-formalities-of-adjournment',
] as const;

/**
 * The tasks of an assistant: all for a blind player; the first two if the blind player has none and the
 * sighted player has one.
 *
 * @article Laws 2001 F1, F2
 */
export const assistantTasksFor = (player: 'blind' | 'sighted') =>
  player === 'blind' ? assistantTasks : assistantTasks.slice(0, 2);

/**
 * Whether a piece counts as touched on the special board: once its peg is out of the hole.
 *
 * @article Laws 2001 F2
 */
export const isTouchedByPeg = (pegOut: boolean): boolean => pegOut;

/** The requirements of a move before the opponent's clock is started. */
export interface PeggedMove {
  readonly isCapture: boolean;
  readonly capturedTakenOff: boolean;
  readonly pegPlaced: boolean;
  readonly announced: boolean;
}

/**
 * Whether a move is completed on the special board.
 *
 * @article Laws 2001 F2
 */
export const isMadeByPeg = (move: PeggedMove): boolean =>
  (!move.isCapture || move.capturedTakenOff) && move.pegPlaced && move.announced;
