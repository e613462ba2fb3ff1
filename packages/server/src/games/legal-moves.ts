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

/** The moves of a game in the notation in which they are stored, `e4 e5 Nf3`, if all are legal. */
export function legalMoves(written: readonly WrittenMove[]): Result<string, MovesRefusal> {
  const { fault, plies } = played(written.map(({ text }) => text));
  if (fault === null) return ok(plies.map(({ before, move }) => writeMove(before, move)).join(' '));
  const { text = '', line = 0 } = written[fault.ply - 1] ?? {};
  return err({
    code: fault.code === 'move.other-language' ? 'games.mixed-languages' : 'games.illegal-move',
    move: text.slice(0, 20),
    line,
    number: Math.ceil(fault.ply / 2),
  });
}
