import { join } from 'node:path';
import { ok, type Result } from '@rokade/rules';
import { type OpenStorageError, openStorage } from '@rokade/store';
import { makeAccounts } from './accounts/make-accounts.ts';
import type { Application } from './application.ts';
import { hallClock } from './hall-clock.ts';
import { makeBackups, noBackups } from './tournaments/backups.ts';
import { makeTournaments } from './tournaments/make-tournaments.ts';
import { rokadeVersion } from './version.ts';

/** How an application is set up. */
export interface ApplicationOptions {
  /** Where everything is kept; `:memory:` for nowhere. */
  readonly dataDirectory: string;
  /** Tells the time; tests bring their own. */
  readonly clock?: () => Date;
}

/** Opens the data and puts the application together on it. */
export async function createApplication(
  options: ApplicationOptions,
): Promise<Result<Application, OpenStorageError>> {
  const { dataDirectory, clock = () => new Date() } = options;
  const opened = await openStorage(dataDirectory);
  if (!opened.ok) return opened;
  const { journals, accounts } = opened.value;
  const { tournaments, close } = makeTournaments(journals, clock);
  const backups =
    dataDirectory === ':memory:'
      ? noBackups
      : makeBackups(journals, join(dataDirectory, 'backups'));
  journals.subscribe(backups.after);
  backups.makeUp();
  return ok({
    tournaments,
    accounts: makeAccounts(accounts, clock),
    version: rokadeVersion,
    dataDirectory,
    hall: () => hallClock(clock),
    health: backups.problems,
    async close() {
      await close();
      await backups.idle();
      await journals.close();
    },
  });
}
