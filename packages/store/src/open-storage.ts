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

/** Why what is kept cannot be opened. */
export type OpenStorageError = OpenFolderError;

/** The database of a place, which is a folder or the address of a PostgreSQL database. */
export const openMedium = (place: string): Promise<Result<SqlMedium, OpenStorageError>> =>
  isPostgresAddress(place) ? openPostgres(place) : openFolder(place);

const asStorage = async <E>(opened: Result<SqlMedium, E>): Promise<Result<Storage, E>> =>
  opened.ok ? ok(await storageOn(opened.value)) : opened;

/**
 * Opens (or begins) what is kept in a place: a folder, for this process alone, or the address of a
 * PostgreSQL database, beside other processes; `:memory:` keeps it nowhere.
 */
export const openStorage = async (place: string): Promise<Result<Storage, OpenStorageError>> =>
  asStorage(await openMedium(place));

/** Opens what is kept in a place for a single act from the machine itself, beside whoever else uses it. */
export const openBeside = async (
  place: string,
): Promise<Result<Storage, NoDatabase | OpenDatabaseError>> =>
  asStorage(await (isPostgresAddress(place) ? openPostgres(place) : openFolderBeside(place)));
