import { describe, expect, it } from 'vitest';
import { allOf, type ById, byId, changeById, noneById, withById } from '../src/index.ts';

const ids = Array.from({ length: 2000 }, (_, index) => `p${index}`);

const filled = ids.reduce<ById<string>>((all, id) => withById(all, id, `of ${id}`), noneById);

describe('values by their ids', () => {
  it('are found one by one, and nothing else is', () => {
    for (const id of ids) expect(byId(filled, id)).toBe(`of ${id}`);
    expect(byId(filled, 'p2000')).toBeUndefined();
    expect(byId(noneById, 'p1')).toBeUndefined();
  });

  it('stand one after the other by their ids, however they were put in', () => {
    const backwards = ids
      .toReversed()
      .reduce<ById<string>>((all, id) => withById(all, id, id), noneById);
    expect(allOf(backwards)).toEqual(ids.toSorted());
    expect(allOf(noneById)).toEqual([]);
  });

  it('are parted so that one more costs a copy of a few', () => {
    const sizes = filled.map((part) => part?.size ?? 0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(ids.length);
    expect(Math.max(...sizes)).toBeLessThan(40);
  });

  it('take the place of those there were, and leave earlier books as they were', () => {
    const one = withById<number>(noneById, 'a', 1);
    const other = withById(one, 'a', 2);
    expect([byId(one, 'a'), byId(other, 'a'), allOf(other)]).toEqual([1, 2, [2]]);
    expect(allOf(noneById)).toEqual([]);
  });

  it('are changed where they are', () => {
    const one = withById<number>(noneById, 'a', 1);
    expect(allOf(changeById(one, 'a', (value) => value + 1))).toEqual([2]);
    expect(changeById(one, 'b', (value) => value + 1)).toBe(one);
  });
});
