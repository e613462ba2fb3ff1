import { eventBook } from '@rokade/event';
import { installationBook, ownInstallation } from '@rokade/installation';
import { ok, type Result } from '@rokade/rules';
import { type NoDatabase, type OpenDatabaseError, openBeside } from '@rokade/store';
import { tournamentBook } from '@rokade/tournament';
import { makeInstallations } from '../installation/make-installations.ts';
import type { AccountManagement } from './accounts.ts';
import { manageAccounts } from './manage-accounts.ts';

/** Why the accounts of a folder cannot be managed. */
export type OpenAccountsError = NoDatabase | OpenDatabaseError;

/** The accounts of a data folder, for acts from the machine itself, also while Rokade runs there. */
export interface OpenAccountManagement {
  readonly accounts: AccountManagement;
  /** The organisation that has or had an address; null: there is none. */
  organisationAt(address: string): Promise<string | null>;
  close(): Promise<void>;
}

/** Opens the accounts of a data folder that is there. */
export async function openAccountManagement(
  dataDirectory: string,
): Promise<Result<OpenAccountManagement, OpenAccountsError>> {
  const opened = await openBeside(dataDirectory);
  if (!opened.ok) return opened;
  const { journals, accounts, organisations, close } = opened.value;
  const clock = () => new Date();
  const homes = makeInstallations(journals(installationBook), clock);
  const book = await homes.of(ownInstallation);
  const [tournaments, events] = [journals(tournamentBook), journals(eventBook)];
  const isEvent = async (id: string) =>
    (await tournaments.read(id, 0)).ok || (await events.read(id, 0)).ok;
  const organisationAt = async (address: string) =>
    address === ownInstallation ? address : organisations.organisationAt(address);
  const isOrganisation = async (id: string) => (await organisationAt(id)) === id;
  return ok({
    organisationAt,
    accounts: manageAccounts(accounts, { book, isEvent, isOrganisation }, clock),
    async close() {
      await homes.close();
      await close();
    },
  });
}
