import { expect, it } from 'vitest';
import { pagesOfLines, pageWithLine } from '../src/views/list/lines-of-page.ts';

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
