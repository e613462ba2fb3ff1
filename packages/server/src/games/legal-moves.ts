import type { WrittenMove } from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import { Chess } from 'chess.js';

/** The move that cannot be played, and which of the game it is, from 1. */
export interface IllegalMove {
  readonly move: string;
  readonly line: number;
  readonly number: number;
}

/** The moves of a game in the one way they are kept in, `e4 e5 Nf3`, if they can be played one after another. */
export function legalMoves(written: readonly WrittenMove[]): Result<string, IllegalMove> {
  const chess = new Chess();
  for (const [index, { text, line }] of written.entries()) {
    try {
      chess.move(text.replaceAll('0-0-0', 'O-O-O').replaceAll('0-0', 'O-O'));
    } catch {
      return err({ move: text.slice(0, 20), line, number: Math.floor(index / 2) + 1 });
    }
  }
  return ok(chess.history().join(' '));
}
