import type { WrittenMove } from '@rokade/formats';
import {
  err,
  type Notation,
  ok,
  type PlayedGame,
  playGame,
  type Result,
  writeMove,
} from '@rokade/rules';
import { makeMoves } from '@rokade/tournament';

/** The first illegal move of a game, with its line in the file and its move number, from 1. */
export interface IllegalMove {
  readonly move: string;
  readonly line: number;
  readonly number: number;
}

/** Why the moves of a game are refused. */
export type MovesRefusal = IllegalMove & {
  readonly code: 'games.illegal-move' | 'games.mixed-languages';
};

/** PGN has English letters; scores that were typed often have the players' own. Figurines are always read. */
const otherNotations: readonly Notation[] = ['da'];

/** The moves in the notation in which most of them can be read. */
function played(words: readonly string[]): PlayedGame {
  let best = playGame(words);
  for (const notation of otherNotations) {
    if (best.fault === null) break;
    const game = playGame(words, { notation });
    if (game.plies.length > best.plies.length) best = game;
  }
  return best;
}

/**
 * Whether the score ends with three question marks: nobody could read on. With moves after them, the
 * game is refused, so that they are not lost.
 */
const isCutOffAt = (written: readonly WrittenMove[], ply: number): boolean =>
  ply > 1 && ply === written.length && /^\?{3,}$/.test(written[ply - 1]?.text ?? '');

/**
 * The moves of a game in the form in which they are kept, `e4 e5 Nf3`, with the clocks that the file has,
 * if all are legal up to where the score says that it cannot be read.
 */
export function legalMoves(written: readonly WrittenMove[]): Result<string, MovesRefusal> {
  const { fault, plies } = played(written.map(({ text }) => text));
  const isCutOff = fault !== null && isCutOffAt(written, fault.ply);
  if (fault === null || isCutOff) {
    const moves = plies.map(({ before, move }, index) => ({
      move: writeMove(before, move),
      clock: written[index]?.clock ?? '',
    }));
    return ok(makeMoves({ moves, isCutOff }));
  }
  const { text = '', line = 0 } = written[fault.ply - 1] ?? {};
  return err({
    code: fault.code === 'move.other-language' ? 'games.mixed-languages' : 'games.illegal-move',
    move: text.slice(0, 20),
    line,
    number: Math.ceil(fault.ply / 2),
  });
}
