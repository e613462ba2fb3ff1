/** @regulation Tempelhof 2018 */
import { type Discipline, mehrkampf2018, mehrkampfTable, toNumber } from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const discipline = (name: string, ...order: readonly number[]): Discipline => ({ name, order });

const table = (...disciplines: readonly Discipline[]) => mehrkampfTable(mehrkampf2018, disciplines);

const short = (...disciplines: readonly Discipline[]) =>
  table(...disciplines).lines.map(({ rank, no, sum }) => [rank, no, toNumber(sum)]);

const upTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);

describe('III.J.5: the combined event', () => {
  test('the example: the ninth of twelve has 7.5', () => {
    const { lines } = table(discipline('minigolf', ...upTo(12)));
    const ninth = lines.find(({ no }) => no === 9);
    expect(ninth && toNumber(ninth.sum)).toBe(7.5);
    expect(ninth?.counted).toMatchObject([{ name: 'minigolf', place: 9, players: 12 }]);
  });

  test('one discipline of five', () => {
    expect(short(discipline('blitz', 3, 1, 2, 5, 4))).toEqual([
      [1, 3, 2],
      [2, 1, 4],
      [3, 2, 6],
      [4, 5, 8],
      [5, 4, 10],
    ]);
  });

  test('fields of different size are made alike, without rounding', () => {
    const { lines } = table(discipline('blitz', ...upTo(7)), discipline('skat', ...upTo(6)));
    expect(lines[0]?.sum).toEqual({ numerator: 65, denominator: 21 });
  });

  test('the five lowest of six count', () => {
    const names = ['blitz', 'skat', 'bowling', 'minigolf', 'walking', 'running'];
    const disciplines = names.map((name, index) =>
      discipline(name, ...(index < 2 ? [2, 3, 4, 5, 1] : upTo(5))),
    );
    const first = table(...disciplines).lines.find(({ no }) => no === 1);
    expect(first && toNumber(first.sum)).toBe(4 * 2 + 10);
    expect(first?.counted).toHaveLength(5);
    expect(first?.because.at(-1)).toMatchObject({
      code: 'mehrkampf.best',
      facts: { counted: 5, results: 6 },
    });
  });

  test('equal sums share their place', () => {
    const disciplines = [discipline('blitz', 1, 2, 3, 4, 5), discipline('skat', 2, 1, 3, 4, 5)];
    expect(short(...disciplines).slice(0, 3)).toEqual([
      [1, 1, 6],
      [1, 2, 6],
      [3, 3, 12],
    ]);
  });

  test('who shares a place in a discipline has the best of theirs', () => {
    expect(short({ name: 'bowling', order: [[2, 1], 3, [5, 4]] })).toEqual([
      [1, 1, 2],
      [1, 2, 2],
      [3, 3, 6],
      [4, 4, 8],
      [4, 5, 8],
    ]);
  });

  test('who has fewer results than count comes behind all who have more', () => {
    const disciplines = [discipline('blitz', 1, 2, 3, 4, 5, 6), discipline('skat', 6, 5, 4, 3, 2)];
    expect(
      short(...disciplines)
        .at(-1)
        ?.slice(0, 2),
    ).toEqual([6, 1]);
  });

  test('III.J.2: a discipline of four is not held', () => {
    const { lines, notHeld } = table(
      discipline('walking', 1, 2, 3, 4),
      discipline('blitz', ...upTo(5)),
    );
    expect(notHeld).toEqual(['walking']);
    expect(lines.map(({ counted }) => counted.length)).toEqual([1, 1, 1, 1, 1]);
  });

  const anyOrder = fc.shuffledSubarray([...upTo(12)], { minLength: 5 });
  const anyYear = fc.array(anyOrder, { minLength: 1, maxLength: 8 });

  test('equal results share ranks, and no order of the disciplines changes anything', () => {
    fc.assert(
      fc.property(anyYear, (orders) => {
        const disciplines = orders.map((order, index) =>
          discipline(`discipline ${index}`, ...order),
        );
        const { lines } = table(...disciplines);
        for (const [index, line] of lines.entries()) {
          const before = lines[index - 1];
          if (before === undefined) continue;
          const isEqual =
            before.counted.length === line.counted.length &&
            JSON.stringify(before.sum) === JSON.stringify(line.sum);
          expect(before.rank === line.rank).toBe(isEqual);
        }
        expect(short(...disciplines.toReversed())).toEqual(short(...disciplines));
      }),
    );
  });
});
