import { expect, it } from 'vitest';
import { groupsShown, type HallBooks } from '../src/screens/groups-shown.ts';

/** An event `jul` of a public and a hidden group, which arbiters see, too. */
const books = {
  events: {
    shown: async (id: string) =>
      id === 'jul'
        ? { ok: true, value: { groups: ['open', 'hidden'] } }
        : { ok: false, error: { code: 'store.missing' } },
  },
  tournaments: {
    shown: async (id: string, to: string) =>
      id === 'open' || to === 'arbiter'
        ? { ok: true, value: {} }
        : { ok: false, error: { code: 'store.missing' } },
  },
} as unknown as HallBooks;

it.each([
  ['jul', ['open']],
  ['open', ['open']],
  ['hidden', []],
] as const)('the screens of %s show the groups that everybody sees: %j', async (place, groups) => {
  expect(await groupsShown(books, place)).toEqual(groups);
});
