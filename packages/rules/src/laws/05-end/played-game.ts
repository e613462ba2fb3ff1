import type { Position } from '../02-board/board.ts';
import { startPosition } from '../02-board/start.ts';
import type { Move } from '../03-moves/move.ts';
import { afterMove } from '../03-moves/moves.ts';
import {
  type Claim,
  type IntendedClaim,
  intendedClaims,
  presentClaims,
} from '../09-draw/claims.ts';
import { positionKey } from '../09-draw/same-position.ts';
import type { MoveFault } from '../e-notation/move-fault.ts';
import type { Notation } from '../e-notation/piece-letters.ts';
import { readMove } from '../e-notation/read-move.ts';
import type { LawsEdition } from '../edition.ts';
import { boardEnd } from './board-end.ts';
import { type BoardEnd, gameArticles } from './game-articles.ts';

/** A played move, with the position before it. */
export interface PlayedPly {
  readonly ply: number;
  readonly before: Position;
  readonly move: Move;
  /** Whether the game was over before. */
  readonly afterEnd: boolean;
}

/** The first ply after which the game was over by itself; 0: at the beginning. */
export interface GameEnd {
  readonly ply: number;
  readonly by: BoardEnd;
  readonly article: string;
}

/** A game move by move, with the consequences by the Laws. */
export interface PlayedGame {
  readonly plies: readonly PlayedPly[];
  readonly position: Position;
  /** The possible claims while the game was not over, by ply. */
  readonly claims: readonly Claim[];
  readonly intended: readonly IntendedClaim[];
  readonly ended: GameEnd | null;
  /** The first impossible move, with its ply; the moves before it are in `plies`. */
  readonly fault: (MoveFault & { readonly ply: number }) | null;
}

/** How the moves of a game are read. */
export interface GameReading {
  readonly start?: Position;
  readonly notation?: Notation;
  readonly laws?: LawsEdition;
}

interface Going {
  position: Position;
  readonly occurrences: Map<string, readonly number[]>;
  readonly claims: Claim[];
  readonly intended: IntendedClaim[];
  ended: GameEnd | null;
}

/** How many of the latest plies with one position are kept; no rule needs more than five. */
const keptOccurrences = 8;

/** Records a position: how often it has occurred, whether it ends the game, and the possible claims. */
function note(going: Going, ply: number, edition: LawsEdition): void {
  const { position, occurrences } = going;
  if (going.ended !== null) return;
  const key = positionKey(position);
  const plies = [...(occurrences.get(key) ?? []).slice(1 - keptOccurrences), ply];
  occurrences.set(key, plies);
  const articles = gameArticles[edition];
  const by = boardEnd(position, plies.length);
  if (by !== null && articles.ends[by] !== '') {
    going.ended = { ply, by, article: articles.ends[by] };
    return;
  }
  const at = { ply, position, occurrences, articles };
  if (ply > 0) going.claims.push(...presentClaims(at));
  going.intended.push(...intendedClaims(at));
}

/**
 * Plays a game from its written moves, with the consequences by the Laws: the possible claims after
 * each ply, and when the game was over by the position itself. Moves after that are still read.
 *
 * @article Laws 2001 5.1, 5.2, 9.2, 9.3, 9.6
 * @article DSU 2002 §11a
 * @article FIDE Laws 2023 5.1, 5.2, 9.2, 9.3, 9.6
 */
export function playGame(written: readonly string[], reading: GameReading = {}): PlayedGame {
  const { start = startPosition, notation = 'en', laws = 'laws-2023' } = reading;
  const going: Going = {
    position: start,
    occurrences: new Map(),
    claims: [],
    intended: [],
    ended: null,
  };
  const plies: PlayedPly[] = [];
  let fault: PlayedGame['fault'] = null;
  note(going, 0, laws);
  for (const [index, text] of written.entries()) {
    const ply = index + 1;
    const read = readMove(going.position, text, notation);
    if (!read.ok) {
      fault = Object.assign({ ply }, read.error);
      break;
    }
    const before = going.position;
    plies.push({ ply, before, move: read.value, afterEnd: going.ended !== null });
    going.position = afterMove(before, read.value);
    if (going.position.quietPlies === 0) going.occurrences.clear();
    note(going, ply, laws);
  }
  const { position, claims, intended, ended } = going;
  return { plies, position, claims, intended, ended, fault };
}
