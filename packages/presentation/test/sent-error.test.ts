import { isPassing, isSignedOut } from '@rokade/presentation/console/outbox/passing-faults.ts';
import { expect, test } from 'vitest';

test('a mistyped code of a refusal is a fault of types', () => {
  expect(isPassing({ code: 'store.failed' })).toBe(true);
  expect(isSignedOut({ code: 'request.not-signed-in' })).toBe(true);
  // @ts-expect-error: there is no such code.
  expect(isSignedOut({ code: 'request.not-singed-in' })).toBe(false);
});
