import type { WrittenMove } from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import { Chess } from 'chess.js';

/** The first illegal move of a game, with its line in the file and its move number, from 1. */
export interface IllegalMove {
  readonly move: string;
  readonly line: number;
  readonly number: number;
}

/** The moves of a game in the notation in which they are stored, `e4 e5 Nf3`, if all are legal. */
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
