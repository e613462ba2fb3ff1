import { ok, type Result } from '@rokade/rules';
import type { OpenDatabaseError } from './open-database-error.ts';
import { isPostgresAddress, openPostgres } from './postgres/open-postgres.ts';
import type { SqlMedium } from './sql/sql-medium.ts';
import { storageOn } from './sql/sql-storage.ts';
import {
  type NoDatabase,
  type OpenFolderError,
  openFolder,
  openFolderBeside,
} from './sqlite/open-folder.ts';
import type { Storage } from './storage.ts';

/** Why storage cannot be opened. */
export type OpenStorageError = OpenFolderError;

/** Opens the database of a place: a folder or the address of a PostgreSQL database. */
export const openMedium = (place: string): Promise<Result<SqlMedium, OpenStorageError>> =>
  isPostgresAddress(place) ? openPostgres(place) : openFolder(place);

const asStorage = async <E>(opened: Result<SqlMedium, E>): Promise<Result<Storage, E>> =>
  opened.ok ? ok(await storageOn(opened.value)) : opened;

/**
 * Opens or creates the storage of a place: a folder, for this process alone; the address of a
 * PostgreSQL database, beside other processes; or `:memory:`, which is lost on closing.
 */
export const openStorage = async (place: string): Promise<Result<Storage, OpenStorageError>> =>
  asStorage(await openMedium(place));

/** Opens storage for a single act from the machine itself, beside other processes that use it. */
export const openBeside = async (
  place: string,
): Promise<Result<Storage, NoDatabase | OpenDatabaseError>> =>
  asStorage(await (isPostgresAddress(place) ? openPostgres(place) : openFolderBeside(place)));
