import { expect, test } from 'vitest';
import { printedFields } from '../../../test/browser/printed-tournaments.ts';
import { printKinds } from '../src/lib/views/prints/kinds.ts';

test('every list is printed in a test, but for those that need a norm or a championship', () => {
  const printed = new Set(printedFields.flatMap(({ kinds }) => kinds));
  expect(printKinds.filter((kind) => !printed.has(kind))).toEqual(['classes', 'certificates']);
});
