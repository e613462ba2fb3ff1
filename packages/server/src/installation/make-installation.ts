import {
  type Installation,
  type InstallationEvent,
  ownInstallation,
  unsaidInstallation,
} from '@rokade/installation';
import { err, ok } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import type { InstallationBook, InstallationTypes } from '../application.ts';
import { folded } from '../books/live-books.ts';
import { makeOwnBook, type RunningOwnBook } from '../books/own-book.ts';
import { installationKind } from './installation-kind.ts';
import { defaultsRefusal, newTournamentSettings } from './tournament-defaults.ts';

/** The installation at work. */
export interface RunningInstallation
  extends Pick<RunningOwnBook<InstallationTypes>, 'lookThrough' | 'close'> {
  readonly installation: InstallationBook;
}

/** The values of a state, all of them, as a change to them. */
function changeTo({ version: _, ...changes }: Installation): InstallationTypes['command'] {
  return { kind: 'change-installation', changes };
}

/**
 * The installation's own book on its store. What it says stands at hand all the time, since every
 * page asks for it.
 */
export async function makeInstallation(
  store: JournalStore<InstallationEvent>,
  clock: () => Date,
): Promise<RunningInstallation> {
  const times = () => ({ at: clock().toISOString(), now: '' });
  const own = { id: ownInstallation, unsaid: unsaidInstallation, times };
  const { book, takeIn, lookThrough, close } = await makeOwnBook(installationKind, store, own);

  const execute: InstallationBook['execute'] = async (request, actor) => {
    const refusal = defaultsRefusal(request.command);
    return refusal === null ? book.execute(request, actor) : err(refusal);
  };

  return {
    lookThrough,
    close,
    installation: {
      ...book,
      newTournament: (base, said = book.now()) => newTournamentSettings(base, said),
      execute,
      async importJson(text, actor) {
        const taken = await takeIn(text);
        if (!taken.ok || taken.value === null) return taken.ok ? ok(null) : taken;
        // There is one already: it takes over what the other says, and can be undone.
        const command = changeTo(folded(installationKind, taken.value.entries));
        const request = { basedOn: book.now().version, command, reason: '', confirmed: false };
        const executed = await execute(request, actor);
        return executed.ok ? ok(null) : executed;
      },
    },
  };
}
