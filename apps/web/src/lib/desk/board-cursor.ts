import { plainLetters, startsAWord } from '../plain-letters.ts';

/** What the cursor knows of a board. */
export interface CursorBoard {
  readonly board: number;
  /** No result yet, as it stands on the screen. */
  readonly open: boolean;
  readonly names: readonly string[];
}

/** The next open board below `from`, else the first open one from the top, else `from` itself. */
export function nextOpenBoard(boards: readonly CursorBoard[], from: number): number {
  const open = boards.filter((board) => board.open && board.board !== from);
  const below = open.find(({ board }) => board > from);
  return (below ?? open[0])?.board ?? from;
}

/** The board so many lines further in the list shown, stopping at its ends. */
export function movedCursor(boards: readonly CursorBoard[], from: number, by: number): number {
  const index = boards.findIndex(({ board }) => board === from);
  const start = index === -1 ? boards.findIndex(({ board }) => board > from) : index + by;
  const last = boards.length - 1;
  const target = index === -1 && start === -1 ? last : Math.max(0, Math.min(start, last));
  return boards[target]?.board ?? from;
}

/**
 * The boards that a board number or the letters of a name mean; accents do not matter. A number
 * means that board alone; letters mean names with a word that starts so, else names holding them.
 */
export function boardsFound(boards: readonly CursorBoard[], query: string): readonly number[] {
  const wanted = plainLetters(query.trim());
  if (wanted === '') return [];
  if (/^\d+$/.test(wanted)) {
    return boards.filter(({ board }) => board === Number(wanted)).map(({ board }) => board);
  }
  const having = (test: (name: string) => boolean): readonly number[] =>
    boards.filter(({ names }) => names.some(test)).map(({ board }) => board);
  const starting = having((name) => startsAWord(name, wanted));
  return starting.length > 0 ? starting : having((name) => plainLetters(name).includes(wanted));
}
