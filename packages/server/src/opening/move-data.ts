import type { Result } from '@rokade/rules';
import { type Moved, type MoveError, moveStorage } from '@rokade/store';
import { bookKinds } from '../kinds/book-kinds.ts';

/** Moves all data from one place (a folder or the address of a database) to another, which must be empty. */
export const moveData = (from: string, to: string): Promise<Result<Moved, MoveError>> =>
  moveStorage(from, to, bookKinds);
