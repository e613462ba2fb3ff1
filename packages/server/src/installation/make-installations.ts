import {
  emptyInstallation,
  type Installation,
  type InstallationEntry,
  type InstallationEvent,
  type InstallationId,
  type InstallationTypes,
  installationBook,
  type OwnCommand,
  ownInstallation,
} from '@rokade/installation';
import { err, lawYears, ok } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import { languages } from '@rokade/tournament';
import { folded } from '../books/live-books.ts';
import { makeOwnBooks, type OwnBooks, type RunningOwnBook } from '../books/own-book.ts';
import type { InstallationBook } from './installation-types.ts';
import { defaultsRefusal, newTournamentSettings } from './tournament-defaults.ts';

/** The installation's books of all organisations, with what the server needs to run them. */
export interface RunningInstallations extends OwnBooks<InstallationTypes, InstallationBook> {
  readonly atStart: AfterEntries;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The command that sets all values of a state, without rights, hand-ins and own texts. */
function changeTo({
  version: _,
  rights: __,
  handedIn: ___,
  lawTexts: ____,
  ...changes
}: Installation): OwnCommand {
  return { kind: 'change-installation', changes };
}

/** The commands that set the own texts beside the Laws to those of a state, where they are others now. */
const textsTo = ({ lawTexts }: Installation, now: Installation): readonly OwnCommand[] =>
  languages.flatMap((language) =>
    lawYears.flatMap((year): readonly OwnCommand[] => {
      const key = `${language}-${year}` as const;
      const text = lawTexts[key] ?? '';
      return text === (now.lawTexts[key] ?? '')
        ? []
        : [{ kind: 'set-law-texts', language, year, text }];
    }),
  );

/** Whether a state has rights or hand-ins, which are valid in their own data folder only and never imported. */
const isOfElsewhere = ({ rights, handedIn }: Installation): boolean =>
  Object.keys(rights).length > 0 || Object.keys(handedIn).length > 0;

/** Called after entries of an organisation's book are written, before the request is answered. */
type AfterEntries = (id: InstallationId, entries: readonly InstallationEntry[]) => Promise<void>;

function outfit(
  { book, takeIn }: RunningOwnBook<InstallationTypes>,
  after: (entries: readonly InstallationEntry[]) => Promise<void>,
): InstallationBook {
  const execute: InstallationBook['execute'] = async (request, actor) => {
    const refusal = defaultsRefusal(request.command);
    if (refusal !== null) return err(refusal);
    const executed = await book.execute(request, actor);
    if (executed.ok) await after(executed.value.entries);
    return executed;
  };
  return {
    ...book,
    newTournament: (base, state = book.now()) => newTournamentSettings(base, state),
    execute,
    async importJson(text, actor) {
      const taken = await takeIn(text);
      if (!taken.ok || taken.value === null) return taken.ok ? ok(null) : taken;
      // There is a book already, or the file gives rights: the file's values become a change that can be undone.
      const state = folded(installationBook, taken.value.entries);
      const change = changeTo(state);
      const changes = same(change, changeTo(book.now())) ? [] : [change];
      for (const command of [...changes, ...textsTo(state, book.now())]) {
        const request = { basedOn: book.now().version, command, reason: '', confirmed: false };
        const executed = await execute(request, actor);
        if (!executed.ok) return executed;
      }
      return ok(null);
    },
  };
}

/**
 * Makes the organisations' own books on their store. The state of each is kept in memory while it is in
 * use, since every page needs it.
 */
export const makeInstallations = (
  store: JournalStore<InstallationEvent>,
  clock: () => Date,
  after: AfterEntries,
): RunningInstallations => ({
  ...makeOwnBooks<InstallationTypes, InstallationBook>(
    {
      kind: installationBook,
      store,
      initial: emptyInstallation,
      always: ownInstallation,
      times: () => ({ at: clock().toISOString(), now: '' }),
      // An import must not give the accounts of another data folder rights in this one.
      mayBegin: (state) => !isOfElsewhere(state),
    },
    (running, id) => outfit(running, (entries) => after(id, entries)),
  ),
  atStart: after,
});
