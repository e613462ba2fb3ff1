import { plainLetters, startsAWord } from '@rokade/rules';
import type { GameResult } from '@rokade/tournament';

/** What the cursor knows of a board. */
export interface CursorBoard {
  readonly board: number;
  /** The number on its slip where that is not the board; else null or left out. */
  readonly table?: number | null;
  /** What stands on the screen: the arbiter's own entry even before it is saved. */
  readonly shown: GameResult | null;
  readonly names: readonly string[];
}

/** Where the next result goes. */
export interface Cursor {
  readonly board: number;
  /** What the board showed when the cursor came to it. */
  readonly seen: GameResult | null;
  /** The arbiter went there themselves; else the cursor went by itself or by a link. */
  readonly byHand: boolean;
}

/** The cursor on a board; null if there is no such board. */
export function cursorOn(
  boards: readonly CursorBoard[],
  board: number | null,
  byHand: boolean,
): Cursor | null {
  const found = boards.find((one) => one.board === board);
  return found === undefined ? null : { board: found.board, seen: found.shown, byHand };
}

/**
 * The cursor on the next open board below `from`, else on the first from the top; null, it rests
 * nowhere, when no other is open.
 */
export function nextOpen(boards: readonly CursorBoard[], from: number | null): Cursor | null {
  const open = boards.filter(({ board, shown }) => shown === null && board !== from);
  const next = open.find(({ board }) => board > (from ?? 0)) ?? open[0];
  return next === undefined ? null : { board: next.board, seen: null, byHand: false };
}

/** Where the cursor is once boards changed under it: it leaves an open board that was filled. */
export function settledCursor(
  boards: readonly CursorBoard[],
  cursor: Cursor | null,
): Cursor | null {
  if (cursor === null) return null;
  const here = boards.find(({ board }) => board === cursor.board);
  const stays = here !== undefined && (here.shown === null || cursor.seen !== null);
  return stays ? cursor : nextOpen(boards, cursor.board);
}

/** The board so many lines further in the list shown, stopping at its ends; null: there is none. */
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
 * The boards that a number or the letters of a name mean; accents do not matter. A number means the
 * table, where tables have numbers of their own, else the board; letters mean names with a word that starts so, else names holding them.
 */
export function boardsFound(boards: readonly CursorBoard[], query: string): readonly number[] {
  const wanted = plainLetters(query.trim());
  if (wanted === '') return [];
  if (/^\d+$/.test(wanted)) {
    const isMeant = ({ board, table }: CursorBoard): boolean => (table ?? board) === Number(wanted);
    return boards.filter(isMeant).map(({ board }) => board);
  }
  const having = (test: (name: string) => boolean): readonly number[] =>
    boards.filter(({ names }) => names.some(test)).map(({ board }) => board);
  const starting = having((name) => startsAWord(name, wanted));
  return starting.length > 0 ? starting : having((name) => plainLetters(name).includes(wanted));
}
