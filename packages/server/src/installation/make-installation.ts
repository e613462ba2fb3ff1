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
import { beginFailure, makeBooks, type RunningBooks } from '../books/make-books.ts';
import { parseJournalFile } from '../journal-file/parse-journal-file.ts';
import { installationKind } from './installation-kind.ts';
import { defaultsRefusal, newTournamentSettings } from './tournament-defaults.ts';

/** The installation at work. */
export interface RunningInstallation
  extends Pick<RunningBooks<InstallationTypes>, 'lookThrough' | 'close'> {
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
  let now: Installation = unsaidInstallation;
  const times = () => ({ at: clock().toISOString(), now: '' });
  const { books, begin, lookThrough, close } = makeBooks(installationKind, store, times);
  const look = async (): Promise<void> => {
    const found = await books.get(ownInstallation);
    // A journal that is damaged keeps nobody from playing: nothing is said then.
    now = found.ok ? found.value : unsaidInstallation;
  };
  await look();
  store.subscribe(() => void look());

  const execute: InstallationBook['execute'] = async (request, actor) => {
    const refusal = defaultsRefusal(request.command);
    if (refusal !== null) return err(refusal);
    const executed = await books.execute(ownInstallation, request, actor);
    await look();
    return executed;
  };

  return {
    lookThrough,
    close,
    installation: {
      now: () => now,
      newTournament: (base, said = now) => newTournamentSettings(base, said),
      at: (version) => books.at(ownInstallation, version),
      journal: () => books.journal(ownInstallation),
      execute,
      exportJson: () => books.exportJson(ownInstallation),
      salvage: () => books.salvage(ownInstallation),
      async importJson(text, actor) {
        const read = parseJournalFile(installationKind, text);
        if (!read.ok) return read;
        const { entries, summary } = read.value;
        const there = await books.get(ownInstallation);
        // What is sound of a damaged book was taken out by `salvage` and comes back in as this file.
        if (!there.ok && there.error.code === 'store.damaged') await store.remove(ownInstallation);
        const begun = await begin(ownInstallation, entries, summary);
        if (begun.ok) return ok(await look().then(() => null));
        if (begun.error.code !== 'store.append-conflict') return err(beginFailure(begun.error));
        // There is one already: it takes over what the other says, and can be undone.
        const command = changeTo(folded(installationKind, entries));
        const request = { basedOn: now.version, command, reason: '', confirmed: false };
        const executed = await execute(request, actor);
        return executed.ok ? ok(null) : executed;
      },
      // Whoever hears of a change finds it in `now`.
      subscribe: (listener) =>
        books.subscribe((change) => void look().then(() => listener(change))),
    },
  };
}
