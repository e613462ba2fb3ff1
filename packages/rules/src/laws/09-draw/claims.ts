import type { Position } from '../02-board/board.ts';
import { kindOf, pawn } from '../02-board/piece.ts';
import { fromOf, type Move, toOf } from '../03-moves/move.ts';
import { afterMove, legalMoves } from '../03-moves/moves.ts';
import type { ClaimKind, GameArticles } from '../05-end/game-articles.ts';
import { positionKey } from './same-position.ts';

/** How often the same position, and how many moves of both without capture or pawn move, allow a claim. */
const times = 3;
const quietPlies = 100;

/** A draw that the player to move can claim after a ply. */
export interface Claim {
  readonly ply: number;
  readonly kind: ClaimKind;
  readonly article: string;
  /**
   * The basis of the claim: the plies after which the position occurred, or the first and the last of
   * those without capture and pawn move.
   */
  readonly plies: readonly number[];
}

/** A claim with a move that is written and not made, which would bring the position about. */
export interface IntendedClaim extends Claim {
  readonly move: Move;
}

/** The plies after which each position of the game has occurred. */
export type Occurrences = ReadonlyMap<string, readonly number[]>;

/** A position of a game, with the facts for claims. */
export interface GamePosition {
  readonly ply: number;
  readonly position: Position;
  readonly occurrences: Occurrences;
  readonly articles: GameArticles;
}

/**
 * The claims of the player to move in the present position.
 *
 * @article Laws 2001 9.2b, 9.3b, 5.2d, 5.2e
 * @article FIDE Laws 2023 9.2.2, 9.3.2
 */
export function presentClaims(at: GamePosition): readonly Claim[] {
  const { ply, position, occurrences, articles } = at;
  const plies = occurrences.get(positionKey(position)) ?? [];
  const claims: Claim[] = [];
  if (plies.length >= times) {
    claims.push({ ply, kind: 'threefold', article: articles.claims.threefold, plies });
  }
  if (position.quietPlies >= quietPlies) {
    const first = Math.max(ply - position.quietPlies + 1, 1);
    claims.push({ ply, kind: 'fifty', article: articles.claims.fifty, plies: [first, ply] });
  }
  return claims;
}

/** Whether any position has occurred often enough for one move to allow a claim. */
function mayRepeat({ occurrences, position }: GamePosition): boolean {
  if (position.quietPlies < 2 * (times - 1) - 1) return false;
  for (const plies of occurrences.values()) if (plies.length >= times - 1) return true;
  return false;
}

/** Whether a move neither captures nor moves a pawn. */
const isQuiet = ({ squares }: Position, move: Move): boolean =>
  squares[toOf(move)] === 0 && kindOf(squares[fromOf(move)] ?? 0) !== pawn;

/**
 * The claims of the player to move with a move that is written and not made, one for each such move.
 *
 * @article Laws 2001 9.2a, 9.3a
 * @article FIDE Laws 2023 9.2.1, 9.3.1
 */
export function intendedClaims(at: GamePosition): readonly IntendedClaim[] {
  const { ply, position, occurrences, articles } = at;
  const isFifty = position.quietPlies === quietPlies - 1;
  if (!isFifty && !mayRepeat(at)) return [];
  const quiet = legalMoves(position).filter((move) => isQuiet(position, move));
  return quiet.flatMap((move): readonly IntendedClaim[] => {
    const after = afterMove(position, move);
    const before = occurrences.get(positionKey(after)) ?? [];
    const claims: IntendedClaim[] = [];
    const next = ply + 1;
    if (before.length >= times - 1) {
      const plies = [...before, next];
      claims.push({ ply, kind: 'threefold', article: articles.intended.threefold, plies, move });
    }
    if (isFifty) {
      const plies = [Math.max(next - after.quietPlies + 1, 1), next];
      claims.push({ ply, kind: 'fifty', article: articles.intended.fifty, plies, move });
    }
    return claims;
  });
}
