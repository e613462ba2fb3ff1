import { type GameResult, sameResult } from '@rokade/tournament';
import {
  type Cursor,
  type CursorBoard,
  cursorOn,
  nextOpen,
  settledCursor,
} from './board-cursor.ts';

/** A board of the round at the desk. */
export interface RoundBoard extends CursorBoard {
  /** The result that the server has. */
  readonly saved: GameResult | null;
}

/** A result that was replaced a short time ago. */
export interface EarlierResult {
  readonly board: number;
  readonly result: GameResult;
  /** The time until which it is shown, in milliseconds. */
  readonly until: number;
}

/** The state of the desk in a round: the cursor, open questions and results to be noticed. */
export interface RoundDesk {
  /** The cursor; null: there is none, and keys for results do nothing. */
  readonly cursor: Cursor | null;
  /** A key asked for `result` where `stands` is saved. The same key again enters it. */
  readonly pending: {
    readonly board: number;
    readonly stands: GameResult;
    readonly result: GameResult | null;
  } | null;
  /**
   * The open board that the cursor left because somebody else filled it, and the time of that;
   * null: none.
   */
  readonly left: { readonly board: number; readonly at: number } | null;
  readonly saved: ReadonlyMap<number, GameResult | null>;
  readonly earlier: readonly EarlierResult[];
}

/** The board that a key is meant for. */
export type KeyTarget =
  | { readonly kind: 'board'; readonly board: number }
  /** The key was meant for this board, which somebody else has just filled. */
  | { readonly kind: 'held'; readonly board: number }
  | { readonly kind: 'nowhere' };

/** The effect of a key for a result. */
export type Pressed =
  | Exclude<KeyTarget, { kind: 'board' }>
  | { readonly kind: 'written'; readonly board: number; readonly result: GameResult | null }
  /** The board has a result and the arbiter did not go to it; the same key again changes it. */
  | { readonly kind: 'asked'; readonly board: number; readonly stands: GameResult };

/**
 * The time for which a key still counts for a board that the cursor left because somebody else
 * filled it, in milliseconds: the arbiter was about to press it.
 */
const reaction = 1000;

/** The time for which "was ½–½" is shown beside a changed result, in milliseconds. */
const shownFor = 30_000;

const savedOf = (boards: readonly RoundBoard[]): RoundDesk['saved'] =>
  new Map(boards.map(({ board, saved }) => [board, saved]));

/** The desk of a round that is opened, with the cursor on its first open board. */
export const openedDesk = (boards: readonly RoundBoard[]): RoundDesk => ({
  cursor: nextOpen(boards, null),
  pending: null,
  left: null,
  saved: savedOf(boards),
  earlier: [],
});

/** The desk with another cursor; an open question about the former board is dropped. */
const withCursor = (desk: RoundDesk, cursor: Cursor | null): RoundDesk => ({
  ...desk,
  cursor,
  pending: null,
  left: null,
});

/** The desk after the arbiter went to a board. */
export const wentTo = (desk: RoundDesk, boards: readonly RoundBoard[], board: number): RoundDesk =>
  withCursor(desk, cursorOn(boards, board, true));

/**
 * The desk after a link led to a board. A reload follows the link again, so it does not count as
 * the arbiter's choice.
 */
export const ledTo = (desk: RoundDesk, boards: readonly RoundBoard[], board: number): RoundDesk =>
  withCursor(desk, cursorOn(boards, board, false));

/**
 * The desk after the arbiter asked for the next open board. On the only open one the cursor stays.
 */
export function wentOn(desk: RoundDesk, boards: readonly RoundBoard[]): RoundDesk {
  const here = boards.find(({ board }) => board === desk.cursor?.board);
  const stays = here?.shown === null ? desk.cursor : null;
  return withCursor(desk, nextOpen(boards, desk.cursor?.board ?? null) ?? stays);
}

/** The board that a key means now. */
export function boardOfKey({ left, cursor }: RoundDesk, now: number): KeyTarget {
  if (left !== null && now - left.at < reaction) return { kind: 'held', board: left.board };
  return cursor === null ? { kind: 'nowhere' } : { kind: 'board', board: cursor.board };
}

/**
 * Whether a key may replace the shown result: the arbiter went to the board and saw it, or pressed
 * the key again.
 */
function mayChange({ cursor, pending }: RoundDesk, shown: GameResult, result: GameResult | null) {
  const wentThere = cursor?.byHand === true && sameResult(cursor.seen, shown);
  const isSecond =
    pending !== null && sameResult(pending.stands, shown) && sameResult(pending.result, result);
  return wentThere || isSecond || sameResult(shown, result);
}

/**
 * The effect of a key for a result (null: none) on the board under the cursor. After writing, the
 * cursor goes to the next open board; with `stays` it remains on the board.
 */
export function pressed(
  desk: RoundDesk,
  boards: readonly RoundBoard[],
  { result, stays }: { readonly result: GameResult | null; readonly stays: boolean },
  now: number,
): readonly [RoundDesk, Pressed] {
  const target = boardOfKey(desk, now);
  if (target.kind !== 'board') return [{ ...desk, left: null }, target];
  const { board } = target;
  const stands = boards.find((one) => one.board === board)?.shown ?? null;
  if (stands !== null && !mayChange(desk, stands, result)) {
    return [
      { ...desk, pending: { board, stands, result } },
      { kind: 'asked', board, stands },
    ];
  }
  const cursor = stays ? { board, seen: result, byHand: true } : nextOpen(boards, board);
  return [withCursor(desk, cursor), { kind: 'written', board, result }];
}

/**
 * The desk after a result was written in a dialog. The cursor goes on if it was still on that
 * board.
 */
export const wroteOn = (
  desk: RoundDesk,
  boards: readonly RoundBoard[],
  board: number,
): RoundDesk => (desk.cursor?.board === board ? withCursor(desk, nextOpen(boards, board)) : desk);

function earlierResults(
  { saved, earlier }: RoundDesk,
  boards: readonly RoundBoard[],
  now: number,
): readonly EarlierResult[] {
  const changed = boards.flatMap((board): readonly EarlierResult[] => {
    const result = saved.get(board.board) ?? null;
    return result === null || sameResult(result, board.saved)
      ? []
      : [{ board: board.board, result, until: now + shownFor }];
  });
  const isOlder = ({ board }: EarlierResult) => !changed.some((one) => one.board === board);
  return [...earlier.filter(isOlder), ...changed];
}

/**
 * The desk with new boards: the cursor leaves a filled board, and changed results show what they
 * were.
 */
export function arrived(desk: RoundDesk, boards: readonly RoundBoard[], now: number): RoundDesk {
  const saved = savedOf(boards);
  const earlier = earlierResults(desk, boards, now);
  const cursor = settledCursor(boards, desk.cursor);
  if (cursor === desk.cursor || desk.cursor === null) return { ...desk, saved, earlier };
  const left = { board: desk.cursor.board, at: now };
  return { ...withCursor(desk, cursor), left, saved, earlier };
}

/** The desk without the earlier results whose time is over. */
export const forgotten = (desk: RoundDesk, now: number): RoundDesk => ({
  ...desk,
  earlier: desk.earlier.filter(({ until }) => until > now),
});
