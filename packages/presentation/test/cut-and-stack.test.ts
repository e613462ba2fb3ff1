import { describe, expect, it } from 'vitest';
import { cutAndStack } from '../src/print/cut-and-stack.ts';

const boards = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('slips to be cut', () => {
  it.each([
    [
      8,
      4,
      [
        [1, 3, 5, 7],
        [2, 4, 6, 8],
      ],
    ],
    [
      5,
      4,
      [
        [1, 3, 5],
        [2, 4],
      ],
    ],
    [4, 4, [[1, 2, 3, 4]]],
    [3, 2, [[1, 3], [2]]],
    [0, 4, []],
  ])(
    '%i, %i a sheet, lie in order once the stacks are laid on each other',
    (count, per, sheets) => {
      expect(cutAndStack(boards(count), per)).toEqual(sheets);
    },
  );

  it('puts no more on a sheet than it holds', () => {
    for (let count = 0; count < 100; count += 1) {
      for (const per of [2, 3, 4]) {
        const sheets = cutAndStack(boards(count), per);
        expect(Math.max(0, ...sheets.map(({ length }) => length))).toBeLessThanOrEqual(per);
        const stacks = boards(per).flatMap((row) =>
          sheets.flatMap((sheet) => sheet.slice(row - 1, row)),
        );
        expect(stacks).toEqual(boards(count));
      }
    }
  });
});
