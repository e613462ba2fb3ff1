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
  /** What the server has. */
  readonly saved: GameResult | null;
}

/** A result that a board had until just now. */
export interface EarlierResult {
  readonly board: number;
  readonly result: GameResult;
  /** When it is no longer shown, in milliseconds. */
  readonly until: number;
}

/** The desk at one round: where the arbiter is, and what they should notice. */
export interface RoundDesk {
  /** null: it rests nowhere, and a key changes nothing. */
  readonly cursor: Cursor | null;
  /** A key wanted `result` where `stands` is saved; the same once more writes it. */
  readonly asked: {
    readonly board: number;
    readonly stands: GameResult;
    readonly result: GameResult | null;
  } | null;
  /** The open board that the cursor left because somebody else filled it, and when. */
  readonly left: { readonly board: number; readonly at: number } | null;
  readonly saved: ReadonlyMap<number, GameResult | null>;
  readonly earlier: readonly EarlierResult[];
}

/** The board that a key means. */
export type Meant =
  | { readonly kind: 'board'; readonly board: number }
  /** It was meant for this board, which somebody else has just filled. */
  | { readonly kind: 'held'; readonly board: number }
  | { readonly kind: 'nowhere' };

/** What becomes of a key that wants a result. */
export type Pressed =
  | Exclude<Meant, { kind: 'board' }>
  | { readonly kind: 'written'; readonly board: number; readonly result: GameResult | null }
  /** The board has a result that the arbiter did not go to; the same key again changes it. */
  | { readonly kind: 'asked'; readonly board: number; readonly stands: GameResult };

/**
 * So long after the cursor left a board filled by somebody else a key still means that board, in
 * milliseconds: the finger was on its way.
 */
const reaction = 1000;

/** How long "was ½–½" stands beside a changed result, in milliseconds. */
const shownFor = 30_000;

const savedOf = (boards: readonly RoundBoard[]): RoundDesk['saved'] =>
  new Map(boards.map(({ board, saved }) => [board, saved]));

/** The desk as a round is opened: at its first open board. */
export const openedDesk = (boards: readonly RoundBoard[]): RoundDesk => ({
  cursor: nextOpen(boards, null),
  asked: null,
  left: null,
  saved: savedOf(boards),
  earlier: [],
});

/** The desk with its cursor elsewhere; what was asked about the board before is forgotten. */
const withCursor = (desk: RoundDesk, cursor: Cursor | null): RoundDesk => ({
  ...desk,
  cursor,
  asked: null,
  left: null,
});

/** The arbiter goes to a board themselves. */
export const wentTo = (desk: RoundDesk, boards: readonly RoundBoard[], board: number): RoundDesk =>
  withCursor(desk, cursorOn(boards, board, true));

/** A link leads to a board. A reload follows it again, so that it is no choice of the arbiter's. */
export const ledTo = (desk: RoundDesk, boards: readonly RoundBoard[], board: number): RoundDesk =>
  withCursor(desk, cursorOn(boards, board, false));

/** The arbiter asks for the next open board; they stay on the only one. */
export function wentOn(desk: RoundDesk, boards: readonly RoundBoard[]): RoundDesk {
  const here = boards.find(({ board }) => board === desk.cursor?.board);
  const stays = here?.shown === null ? desk.cursor : null;
  return withCursor(desk, nextOpen(boards, desk.cursor?.board ?? null) ?? stays);
}

/** Which board a key means now. */
export function boardMeant({ left, cursor }: RoundDesk, now: number): Meant {
  if (left !== null && now - left.at < reaction) return { kind: 'held', board: left.board };
  return cursor === null ? { kind: 'nowhere' } : { kind: 'board', board: cursor.board };
}

/** Whether a key may change what a board shows: the arbiter went to just that, or was asked. */
function mayChange({ cursor, asked }: RoundDesk, shown: GameResult, result: GameResult | null) {
  const wentThere = cursor?.byHand === true && sameResult(cursor.seen, shown);
  const isSecond =
    asked !== null && sameResult(asked.stands, shown) && sameResult(asked.result, result);
  return wentThere || isSecond || sameResult(shown, result);
}

/**
 * A key wants a result (null: none) on the board under the cursor. Once it is written the cursor goes
 * on to the next open board, or stays with what it wrote.
 */
export function pressed(
  desk: RoundDesk,
  boards: readonly RoundBoard[],
  { result, stays }: { readonly result: GameResult | null; readonly stays: boolean },
  now: number,
): readonly [RoundDesk, Pressed] {
  const meant = boardMeant(desk, now);
  if (meant.kind !== 'board') return [{ ...desk, left: null }, meant];
  const { board } = meant;
  const stands = boards.find((one) => one.board === board)?.shown ?? null;
  if (stands !== null && !mayChange(desk, stands, result)) {
    return [
      { ...desk, asked: { board, stands, result } },
      { kind: 'asked', board, stands },
    ];
  }
  const cursor = stays ? { board, seen: result, byHand: true } : nextOpen(boards, board);
  return [withCursor(desk, cursor), { kind: 'written', board, result }];
}

/** A result was written on a board in a dialog: the cursor goes on if it was still there. */
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

/** The boards are these now: the cursor leaves what was filled, changed results show what they were. */
export function arrived(desk: RoundDesk, boards: readonly RoundBoard[], now: number): RoundDesk {
  const saved = savedOf(boards);
  const earlier = earlierResults(desk, boards, now);
  const cursor = settledCursor(boards, desk.cursor);
  if (cursor === desk.cursor || desk.cursor === null) return { ...desk, saved, earlier };
  const left = { board: desk.cursor.board, at: now };
  return { ...withCursor(desk, cursor), left, saved, earlier };
}

/** The desk without earlier results whose time is over. */
export const forgotten = (desk: RoundDesk, now: number): RoundDesk => ({
  ...desk,
  earlier: desk.earlier.filter(({ until }) => until > now),
});
