import type { Contest, ContestId, ContestTypes } from '@rokade/club';
import type { Result } from '@rokade/rules';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BookError, Books } from '../kinds/books.ts';

/** Why something could not be done with a competition. */
export type ContestError = BookError<ContestTypes> | ImportFault;

/** Competitions that are not played round by round: everything shells do with such books. */
export interface Contests extends Books<ContestTypes> {
  /** What everybody may see of a published one; of another 'store.missing'. */
  shown(id: ContestId): Promise<Result<Contest, ContestError>>;
  /** Takes an export in, under its own id or, if that is taken, under a new one. */
  importJson(text: string): Promise<Result<ContestId, ContestError>>;
}
