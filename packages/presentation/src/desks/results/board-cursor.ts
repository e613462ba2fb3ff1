import { plainLetters, startsAWord } from '@rokade/rules';
import type { GameResult } from '@rokade/tournament';

/** A board as far as the cursor needs it. */
export interface CursorBoard {
  readonly board: number;
  /**
   * The table number on the slip, if it differs from the board number; null or left out: it does
   * not.
   */
  readonly table?: number | null;
  /** The result that the screen shows: the arbiter's own entry even before it is saved. */
  readonly shown: GameResult | null;
  readonly names: readonly string[];
}

/** The board on which the next result is entered. */
export interface Cursor {
  readonly board: number;
  /** The result that the board showed when the cursor came to it. */
  readonly seen: GameResult | null;
  /** Whether the arbiter moved it there; otherwise it moved by itself or by a link. */
  readonly byHand: boolean;
}

/** The cursor on a board; null: there is no such board. */
export function cursorOn(
  boards: readonly CursorBoard[],
  board: number | null,
  byHand: boolean,
): Cursor | null {
  const found = boards.find((one) => one.board === board);
  return found === undefined ? null : { board: found.board, seen: found.shown, byHand };
}

/**
 * The cursor on the next open board below `from`, else on the first open one; null: no other board
 * is open, so there is no cursor.
 */
export function nextOpen(boards: readonly CursorBoard[], from: number | null): Cursor | null {
  const open = boards.filter(({ board, shown }) => shown === null && board !== from);
  const next = open.find(({ board }) => board > (from ?? 0)) ?? open[0];
  return next === undefined ? null : { board: next.board, seen: null, byHand: false };
}

/** The cursor after boards changed: it leaves an open board that somebody else filled. */
export function settledCursor(
  boards: readonly CursorBoard[],
  cursor: Cursor | null,
): Cursor | null {
  if (cursor === null) return null;
  const here = boards.find(({ board }) => board === cursor.board);
  const stays = here !== undefined && (here.shown === null || cursor.seen !== null);
  return stays ? cursor : nextOpen(boards, cursor.board);
}

/**
 * The board a number of lines further in the visible list, up to its ends; null: the list is empty.
 */
export function movedBy(
  boards: readonly CursorBoard[],
  from: number | null,
  by: number,
): number | null {
  const last = boards.length - 1;
  if (from === null) return boards[by > 0 ? 0 : last]?.board ?? null;
  const index = boards.findIndex(({ board }) => board === from);
  const start = index === -1 ? boards.findIndex(({ board }) => board > from) : index + by;
  const target = index === -1 && start === -1 ? last : Math.max(0, Math.min(start, last));
  return boards[target]?.board ?? null;
}

/**
 * The boards that a query finds; accents are ignored. A number is a table number if tables have
 * numbers of their own, else a board number. Letters find names with a word that starts with them,
 * else names that contain them.
 */
export function boardsFound(boards: readonly CursorBoard[], query: string): readonly number[] {
  const letters = plainLetters(query.trim());
  if (letters === '') return [];
  if (/^\d+$/.test(letters)) {
    const isAt = ({ board, table }: CursorBoard): boolean => (table ?? board) === Number(letters);
    return boards.filter(isAt).map(({ board }) => board);
  }
  const having = (test: (name: string) => boolean): readonly number[] =>
    boards.filter(({ names }) => names.some(test)).map(({ board }) => board);
  const starting = having((name) => startsAWord(name, letters));
  return starting.length > 0 ? starting : having((name) => plainLetters(name).includes(letters));
}
