import { parseSquare, type Square } from '../02-board/square.ts';
import { kindOfLetter, type Notation, notationOfLetter } from './piece-letters.ts';

/** The parts of a move as written in a score. */
export type WrittenMove =
  | { readonly kind: 'castling'; readonly toKingSide: boolean }
  | {
      readonly kind: 'move';
      readonly piece: number;
      /** The file (0 to 7) and rank of the origin, as far as they are written. */
      readonly file: number | null;
      readonly rank: number | null;
      readonly to: Square;
      /** 0: not written. */
      readonly promotion: number;
    }
  /** A letter of another notation than the score's. */
  | { readonly kind: 'other-language'; readonly letter: string; readonly language: Notation }
  | { readonly kind: 'unreadable' };

/** The marks after a move: check, mate, an evaluation, an offer, `e.p.`. */
const marks = /(?:\s*(?:e\.?\s?p\.?|\(=\)|[+#!?‼⁇⁉⁈]+|\$\d+|†|‡))+$/i;

const castlingText = /^[0Oo]-?[0Oo](?<long>-?[0Oo])?$/;

const moveText =
  /^(?<letter>[A-Z♔-♟])?(?<file>[a-h])?(?<rank>[1-8])?[-–x:×]?(?<to>[a-h][1-8])(?:\s*[=/(]?\s*(?<becomes>[A-Za-z♔-♟])\)?)?$/u;

const lettered = (
  letter: string,
  notation: Notation,
): { readonly piece: number } | Extract<WrittenMove, { kind: 'other-language' | 'unreadable' }> => {
  const piece = kindOfLetter(notation, letter);
  if (piece !== null) return { piece };
  const language = notationOfLetter(letter);
  return language === null ? { kind: 'unreadable' } : { kind: 'other-language', letter, language };
};

/** Whether a letter is only the mark of an `en passant` capture without its dots. */
const isFaulty = (
  read: ReturnType<typeof lettered>,
): read is Extract<WrittenMove, { kind: 'other-language' | 'unreadable' }> => 'kind' in read;

/**
 * Parses a written move: short or long, with a dash, `x`, `:` or nothing between the squares, a
 * promotion with or without a sign before the new piece's letter, castling with zeros or letters.
 *
 * @article Laws 2001 E2, E7, E8, E9, E10, E11, E12
 */
export function readWritten(text: string, notation: Notation): WrittenMove {
  const bare = text.trim().replace(marks, '').trim();
  const castling = castlingText.exec(bare);
  if (castling !== null) {
    return { kind: 'castling', toKingSide: castling.groups?.['long'] === undefined };
  }
  const groups = moveText.exec(bare)?.groups;
  const to = parseSquare(groups?.['to'] ?? '');
  if (groups === undefined || to === null) return { kind: 'unreadable' };
  const { letter, file, rank, becomes } = groups;
  const moved = letter === undefined ? { piece: 1 } : lettered(letter, notation);
  if (isFaulty(moved)) return moved;
  const promoted = becomes === undefined ? { piece: 0 } : lettered(becomes, notation);
  if (isFaulty(promoted)) return promoted;
  return {
    kind: 'move',
    piece: moved.piece,
    file: file === undefined ? null : file.charCodeAt(0) - 97,
    rank: rank === undefined ? null : Number(rank) - 1,
    to,
    promotion: promoted.piece,
  };
}
