import type { GameResult } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  boardsFound,
  cursorOn,
  movedBy,
  nextOpen,
  settledCursor,
} from '../../src/desks/results/board-cursor.ts';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };

const boards = [
  { board: 1, shown: win, names: ['Hansen, Ida', 'Krüger, Jens'] },
  { board: 2, shown: null, names: ['Møller, Bo', 'Voß, Anna'] },
  { board: 3, shown: draw, names: ['Sørensen, Åse', 'Jensen, Hans'] },
  { board: 12, shown: null, names: ['Åkesson, Liv', 'Dahl, Per'] },
];
const allIn = boards.map((board) => ({ ...board, shown: board.shown ?? win }));

describe('nextOpen', () => {
  it.each([
    [1, 2],
    [2, 12],
    [3, 12],
    [12, 2],
    [null, 2],
  ])('from %s it goes to %i', (from, board) => {
    expect(nextOpen(boards, from)).toEqual({ board, seen: null, byHand: false });
  });

  it('rests nowhere where nothing is open', () => {
    expect(nextOpen(allIn, 3)).toBeNull();
  });
});

describe('settledCursor', () => {
  it('leaves a board that was open and is filled', () => {
    const filled = boards.map((board) => (board.board === 2 ? { ...board, shown: draw } : board));
    expect(settledCursor(filled, cursorOn(boards, 2, false))?.board).toBe(12);
    expect(settledCursor(filled, cursorOn(boards, 2, true))?.board).toBe(12);
  });

  it('stays on an open board, and with a result that the arbiter went to', () => {
    const open = cursorOn(boards, 2, false);
    expect(settledCursor(boards, open)).toBe(open);
    const saved = cursorOn(boards, 3, true);
    const changed = boards.map((board) => (board.board === 3 ? { ...board, shown: win } : board));
    expect(settledCursor(changed, saved)).toBe(saved);
  });

  it('leaves a board that is gone, and rests where it rested', () => {
    expect(settledCursor(boards.slice(0, 2), cursorOn(boards, 12, true))?.board).toBe(2);
    expect(settledCursor(boards, null)).toBeNull();
  });
});

describe('movedBy', () => {
  it.each([
    [1, 1, 2],
    [3, 1, 12],
    [12, 1, 12],
    [1, -1, 1],
    [12, -2, 2],
    [7, 1, 12],
    [99, -1, 12],
    [null, 1, 1],
    [null, -1, 12],
  ])('from %s by %i it comes to %i', (from, by, to) => {
    expect(movedBy(boards, from, by)).toBe(to);
  });

  it('finds no board in an empty list', () => {
    expect(movedBy([], 4, 1)).toBeNull();
    expect(movedBy([], null, 1)).toBeNull();
  });
});

describe('boardsFound', () => {
  it.each([
    ['2', [2]],
    ['12', [12]],
    ['7', []],
    ['moll', [2]],
    ['voss', [2]],
    ['sorensen', [3]],
    ['hans', [1, 3]],
    ['ida', [1]],
    ['orens', [3]],
    ['ahl', [12]],
    ['', []],
    ['zzz', []],
  ])('"%s" means boards %j', (query, found) => {
    expect(boardsFound(boards, query)).toEqual(found);
  });
});
