import {
  type Installation,
  type InstallationEvent,
  type OwnCommand,
  ownInstallation,
  unsaidInstallation,
} from '@rokade/installation';
import { err, ok } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import { folded } from '../books/live-books.ts';
import { makeOwnBook, type RunningOwnBook } from '../books/own-book.ts';
import { installationKind } from './installation-kind.ts';
import type { InstallationBook, InstallationTypes } from './installation-types.ts';
import { defaultsRefusal, newTournamentSettings } from './tournament-defaults.ts';

/** The installation at work. */
export interface RunningInstallation
  extends Pick<RunningOwnBook<InstallationTypes>, 'lookThrough' | 'close'> {
  readonly installation: InstallationBook;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The values of a state, all of them, as a change to them; rights are nothing that is said. */
function changeTo({ version: _, rights: __, ...changes }: Installation): OwnCommand {
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
  // Whom another folder gave rights gets none here by the way.
  const mayBegin = ({ rights }: Installation) => Object.keys(rights).length === 0;
  const own = { id: ownInstallation, unsaid: unsaidInstallation, times, mayBegin };
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
        // There is one already, or the file gives rights: the book takes over what the other says, and can be undone.
        const command = changeTo(folded(installationKind, taken.value.entries));
        if (same(command, changeTo(book.now()))) return ok(null);
        const request = { basedOn: book.now().version, command, reason: '', confirmed: false };
        const executed = await execute(request, actor);
        return executed.ok ? ok(null) : executed;
      },
    },
  };
}
