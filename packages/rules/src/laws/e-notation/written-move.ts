import { parseSquare, type Square } from '../02-board/square.ts';
import { kindOfLetter, type Notation, notationOfLetter } from './piece-letters.ts';

/** What a move says as it stands in a score. */
export type WrittenMove =
  | { readonly kind: 'castling'; readonly toKingSide: boolean }
  | {
      readonly kind: 'move';
      readonly piece: number;
      /** The file (0 to 7) and rank of the square it comes from, as far as they are written. */
      readonly file: number | null;
      readonly rank: number | null;
      readonly to: Square;
      /** 0: none is written. */
      readonly promotion: number;
    }
  /** A letter of another notation than the score's. */
  | { readonly kind: 'other-language'; readonly letter: string; readonly language: Notation }
  | { readonly kind: 'unreadable' };

/** The marks after a move: check, mate, what somebody thinks of it, an offer, `e.p.`. */
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

/** Whether a letter is just the mark of a capture `en passant` without its dots. */
const isFaulty = (
  read: ReturnType<typeof lettered>,
): read is Extract<WrittenMove, { kind: 'other-language' | 'unreadable' }> => 'kind' in read;

/**
 * Reads a move as it is written: short or long, with a dash, `x` or `:` or nothing between the
 * squares, a promotion with or without a sign before the new man's letter, castling with zeros or
 * letters.
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
