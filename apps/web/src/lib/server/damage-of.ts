import type { Result } from '@rokade/rules';

/** What is wrong with a book whose journal was read; null: it opens, or there is none. */
export const damageOf = <E extends { readonly code: string }>(journal: Result<unknown, E>) =>
  !journal.ok && journal.error.code === 'store.damaged' ? journal.error : null;
