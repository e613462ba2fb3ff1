import { expect, it } from 'vitest';
import { linkedPages, pagesOfLines, pageWithLine } from '../src/views/list/lines-of-page.ts';

it('a long list has pages of one size, and a shorter last one', () => {
  expect(pagesOfLines(250, 100)).toEqual([
    { from: 1, to: 100 },
    { from: 101, to: 200 },
    { from: 201, to: 250 },
  ]);
  expect(pagesOfLines(0, 100)).toEqual([]);
});

it.each([
  [101, { from: 101, to: 200 }],
  [200, { from: 101, to: 200 }],
  [251, { from: 1, to: 100 }],
  [Number.NaN, { from: 1, to: 100 }],
])('line %s stands on its page', (line, page) => {
  expect(pageWithLine(250, 100, line)).toEqual(page);
});

it('of many pages those around the shown one are linked to, the first and the last', () => {
  const pages = pagesOfLines(2000, 100);
  const linked = (first: number) => linkedPages(pages, first).map(({ from }) => from);
  expect(linked(1)).toEqual([1, 101, 201, 1901]);
  expect(linked(901)).toEqual([1, 701, 801, 901, 1001, 1101, 1901]);
  expect(linkedPages(pagesOfLines(900, 100), 1)).toHaveLength(9);
});
