import type { Result } from '@rokade/rules';
import type { OpenDatabaseError } from './open-database-error.ts';
import { isPostgresAddress, openPostgres } from './postgres/open-postgres.ts';
import {
  type NoDatabase,
  type OpenFolderError,
  openFolder,
  openFolderBeside,
} from './sqlite/open-folder.ts';
import type { Storage } from './storage.ts';

/** Why what is kept cannot be opened. */
export type OpenStorageError = OpenFolderError;

/**
 * Opens (or begins) what is kept in a place: a folder, for this process alone, or the address of a
 * PostgreSQL database, beside other processes; `:memory:` keeps it nowhere.
 */
export const openStorage = (place: string): Promise<Result<Storage, OpenStorageError>> =>
  isPostgresAddress(place) ? openPostgres(place) : openFolder(place);

/** Opens what is kept in a place for a single act from the machine itself, beside whoever else uses it. */
export const openBeside = (
  place: string,
): Promise<Result<Storage, NoDatabase | OpenDatabaseError>> =>
  isPostgresAddress(place) ? openPostgres(place) : openFolderBeside(place);
