import { describe, expect, it } from 'vitest';
import { boardsFound, movedCursor, nextOpenBoard } from '../../src/lib/desk/board-cursor.ts';

const boards = [
  { board: 1, open: false, names: ['Hansen, Ida', 'Krüger, Jens'] },
  { board: 2, open: true, names: ['Møller, Bo', 'Voß, Anna'] },
  { board: 3, open: false, names: ['Sørensen, Åse', 'Jensen, Hans'] },
  { board: 12, open: true, names: ['Åkesson, Liv', 'Dahl, Per'] },
];

describe('nextOpenBoard', () => {
  it.each([
    [1, 2],
    [2, 12],
    [3, 12],
    [12, 2],
    [0, 2],
  ])('from %i it goes to %i', (from, to) => {
    expect(nextOpenBoard(boards, from)).toBe(to);
  });

  it('stays where nothing is open', () => {
    expect(
      nextOpenBoard(
        boards.map((board) => ({ ...board, open: false })),
        3,
      ),
    ).toBe(3);
  });
});

describe('movedCursor', () => {
  it.each([
    [1, 1, 2],
    [3, 1, 12],
    [12, 1, 12],
    [1, -1, 1],
    [12, -2, 2],
    [7, 1, 12],
    [99, -1, 12],
  ])('from %i by %i it comes to %i', (from, by, to) => {
    expect(movedCursor(boards, from, by)).toBe(to);
  });

  it('stays in an empty list', () => {
    expect(movedCursor([], 4, 1)).toBe(4);
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
