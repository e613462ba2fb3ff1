import { ok, type Result } from '@rokade/rules';
import { type NoDatabase, type OpenDatabaseError, openBeside } from '@rokade/store';
import type { AccountManagement } from './accounts.ts';
import { manageAccounts } from './manage-accounts.ts';

/** Why the accounts of a folder cannot be managed. */
export type OpenAccountsError = NoDatabase | OpenDatabaseError;

/** The accounts of a data folder, for acts from the machine itself, also while Rokade runs there. */
export interface OpenAccountManagement {
  readonly accounts: AccountManagement;
  close(): Promise<void>;
}

/** Opens the accounts of a data folder that is there. */
export async function openAccountManagement(
  dataDirectory: string,
): Promise<Result<OpenAccountManagement, OpenAccountsError>> {
  const opened = await openBeside(dataDirectory);
  if (!opened.ok) return opened;
  const { accounts, close } = opened.value;
  return ok({ accounts: manageAccounts(accounts, () => new Date()), close });
}
