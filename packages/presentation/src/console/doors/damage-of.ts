import type { Result } from '@rokade/rules';

/** The damage of a book, from the reading of its journal; null: it opens, or it does not exist. */
export const damageOf = <E extends { readonly code: string }>(journal: Result<unknown, E>) =>
  !journal.ok && journal.error.code === 'store.damaged' ? journal.error : null;
