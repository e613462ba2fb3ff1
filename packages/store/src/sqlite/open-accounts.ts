import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import type { AccountStore } from '../account-store.ts';
import { makeSqlAccountStore } from '../sql/sql-account-store.ts';
import { type OpenDatabaseError, openDatabase } from './open-database.ts';
import { databaseFileName } from './open-storage.ts';

/** There is no database in the folder. */
export interface NoDatabase {
  readonly code: 'store.no-database';
  readonly folder: string;
}

/** The accounts of a folder, open beside whoever else uses it. */
export interface OpenAccounts {
  readonly accounts: AccountStore;
  close(): Promise<void>;
}

/**
 * Opens the accounts of a folder that is there, for a single act from the machine itself. A Rokade
 * that runs goes on: each act on accounts is one transaction, and sessions are read from the
 * database anew with every request, so that it counts at once.
 */
export async function openAccounts(
  folder: string,
): Promise<Result<OpenAccounts, NoDatabase | OpenDatabaseError>> {
  const file = join(folder, databaseFileName);
  if (!existsSync(file)) return err({ code: 'store.no-database', folder });
  const opened = await openDatabase(file);
  if (!opened.ok) return opened;
  const medium = opened.value;
  return ok({ accounts: makeSqlAccountStore(medium), close: medium.close });
}
