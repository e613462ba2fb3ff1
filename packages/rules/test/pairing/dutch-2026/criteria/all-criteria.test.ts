import { expect, test } from 'vitest';
import { allCriteria } from '../../../../src/pairing/dutch-2026/criteria/all-criteria.ts';

test('the criteria are counted in the order of the regulation', () => {
  const codes = [...new Set(allCriteria.map(({ code }) => code))];
  expect(codes).toEqual(Array.from({ length: 16 }, (_, index) => `C${index + 6}`));
});
