import { installationBook } from '@rokade/installation';
import { ok, type Result } from '@rokade/rules';
import { type NoDatabase, type OpenDatabaseError, openBeside } from '@rokade/store';
import type { InstallationBook } from '../application.ts';
import { makeInstallation } from './make-installation.ts';

/** The installation's book of a data folder, also while Rokade runs there; it hears of what is written. */
export interface OpenInstallation {
  readonly installation: InstallationBook;
  close(): Promise<void>;
}

/** Opens the installation's book of a data folder that is there. */
export async function openInstallation(
  dataDirectory: string,
): Promise<Result<OpenInstallation, NoDatabase | OpenDatabaseError>> {
  const opened = await openBeside(dataDirectory);
  if (!opened.ok) return opened;
  const { journals, close } = opened.value;
  const running = await makeInstallation(journals(installationBook), () => new Date());
  return ok({
    installation: running.installation,
    async close() {
      await running.close();
      await close();
    },
  });
}
