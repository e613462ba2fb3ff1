import { expect, test } from 'vitest';
import { sizeText } from '../src/desks/installation/size-text.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [15_288, '15 kB'],
  [1_048_575, '1 MB'],
  [1_048_577, '2 MB'],
  [300_000_000, '287 MB'],
])('a file of %i bytes is called %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
