import { join } from 'node:path';
import { expect, it } from 'vitest';
import { figuresOf } from '../scripts/aims.ts';

/** The figures of this checkout by their names. */
const figures = new Map(
  figuresOf(join(import.meta.dirname, '..')).map(({ name, found }) => [
    name,
    Number.parseInt(found, 10),
  ]),
);

it.each([
  ['Rows of a second table of rights', 1],
  ['Form actions made by hand', 19],
  ['Loose files in the three rooms', 19],
])('%s: no more than the house aims at (docs/aims.md)', (name, most) => {
  expect(figures.get(name)).toBeLessThanOrEqual(most);
});

it('commands are found, and a form of theirs stands on one page', () => {
  expect(figures.get('Commands of all books')).toBeGreaterThan(80);
  expect(figures.get('… of these in `apps/web`')).toBe(1);
});
