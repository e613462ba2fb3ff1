import { eventBook } from '@rokade/event';
import { installationBook } from '@rokade/installation';
import { ok, type Result } from '@rokade/rules';
import { type NoDatabase, type OpenDatabaseError, openBeside } from '@rokade/store';
import { tournamentBook } from '@rokade/tournament';
import { makeInstallation } from '../installation/make-installation.ts';
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
  const { journals, accounts, close } = opened.value;
  const clock = () => new Date();
  const home = await makeInstallation(journals(installationBook), clock);
  const [tournaments, events] = [journals(tournamentBook), journals(eventBook)];
  const isEvent = async (id: string) =>
    (await tournaments.read(id, 0)).ok || (await events.read(id, 0)).ok;
  return ok({
    accounts: manageAccounts(accounts, { book: home.installation, isEvent }, clock),
    async close() {
      await home.close();
      await close();
    },
  });
}
