import { expect, it } from 'vitest';
import { isOpenEvent } from '../src/lib/server/events/event-of.ts';

it.each([
  ['published', { summary: { published: true }, damaged: null }, true],
  ['not published', { summary: { published: false }, damaged: null }, false],
  ['damaged', { summary: { published: true }, damaged: { code: 'store.damaged' } }, false],
  ['unreadable', { summary: null, damaged: null }, false],
])('an event that is %s is linked to by everybody: %#', (_, listed, isOpen) => {
  expect(isOpenEvent(listed as unknown as Parameters<typeof isOpenEvent>[0])).toBe(isOpen);
});
