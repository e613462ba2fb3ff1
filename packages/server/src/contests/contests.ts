import type { Contest, ContestId, ContestTypes } from '@rokade/club';
import type { Result } from '@rokade/rules';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BookError, Books } from '../kinds/books.ts';

/** Why an act on a competition failed. */
export type ContestError = BookError<ContestTypes> | ImportFault;

/** All acts on competitions that are not tournaments: ladders, Grand Prix, seasons and others. */
export interface Contests extends Books<ContestTypes> {
  /** A published competition as the public sees it; 'store.missing' if it is not published. */
  shown(id: ContestId): Promise<Result<Contest, ContestError>>;
  /** Imports an export under its own id or, if that is taken, under a new one. */
  importJson(text: string): Promise<Result<ContestId, ContestError>>;
}
