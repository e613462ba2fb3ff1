import { expect, it } from 'vitest';
import { placeClass } from '../src/views/standings/place-class.ts';

it.each([
  ['1', undefined, 'top'],
  ['3', '2', 'top'],
  ['2–3', '1', 'top'],
  ['2–3', '2–3', 'top tied'],
  ['3–4', '2', ''],
  ['3–4', '3–4', 'tied'],
  ['4', '3', ''],
  ['12', '11', ''],
])('place %s below %s is set off as %j', (rank, before, look) => {
  expect(placeClass({ rank }, before === undefined ? undefined : { rank: before })).toBe(look);
});
