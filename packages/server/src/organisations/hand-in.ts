import { parseEventId } from '@rokade/event';
import type { InstallationEntry, InstallationId } from '@rokade/installation';
import type { Actor } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import type { InstallationError } from '../installation/installation-types.ts';
import type { OrganisationContext } from './organisation-context.ts';
import type { Belongings, OrganisationError, Organisations } from './organisations.ts';

type Shelves = Pick<OrganisationContext, 'installations' | 'tournaments' | 'events'>;

/** How often a command is tried when somebody else changes the book first. */
const mostAttempts = 5;

/** The events and tournaments that entries ever handed in, each of which an undo may change. */
const handedEver = (entries: readonly InstallationEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ event }) => (event.kind === 'handed-in' ? [event.event] : [])));

/** Stores beside an event or tournament of the organisation to whom it was handed in, if that differs. */
async function mark(
  { tournaments, events }: Shelves,
  whose: InstallationId,
  { event, to }: { readonly event: string; readonly to: readonly string[] },
): Promise<void> {
  const tournament = parseTournamentId(event);
  const meeting = parseEventId(event);
  const shelves = [
    ...(tournament === null
      ? []
      : [
          {
            belonging: () => tournaments.belonging(tournament),
            write: () => tournaments.handIn(tournament, to),
          },
        ]),
    ...(meeting === null
      ? []
      : [{ belonging: () => events.belonging(meeting), write: () => events.handIn(meeting, to) }]),
  ];
  for (const { belonging, write } of shelves) {
    const found = await belonging();
    const isTheirs = found.ok && found.value.organisation === whose;
    if (isTheirs && found.value.handedTo.join(' ') !== to.join(' ')) await write();
  }
}

/**
 * Updates the hand-ins stored beside events and tournaments after new entries of an organisation's book.
 * The book is the source; what is stored beside serves lists only.
 */
export async function markHandedIn(
  shelves: Shelves,
  whose: InstallationId,
  entries: readonly InstallationEntry[],
): Promise<void> {
  const book = await shelves.installations.of(whose);
  const isReturn = entries.some(({ event }) => event.kind === 'returned-to');
  const journal = isReturn ? await book.journal() : ok(entries);
  if (!journal.ok) return;
  const { handedIn } = book.now();
  for (const event of handedEver(journal.value)) {
    await mark(shelves, whose, { event, to: handedIn[event] ?? [] });
  }
}

const belongingOf = ({ tournaments, events }: Shelves, what: Belongings) =>
  what.kind === 'tournament' ? tournaments.belonging(what.id) : events.belonging(what.id);

/** Executes a hand-in on the newest version of the organisation's book. */
async function write(
  { installations }: Shelves,
  whose: InstallationId,
  command: { readonly event: string; readonly to: InstallationId; readonly handedIn: boolean },
  actor: Actor,
): Promise<Result<null, InstallationError>> {
  const book = await installations.of(whose);
  for (let attempts = 1; ; attempts++) {
    const basedOn = book.now().version;
    const handIn = { kind: 'hand-in', ...command } as const;
    const request = { basedOn, command: handIn, reason: '', confirmed: false };
    const done = await book.execute(request, actor);
    if (done.ok) return ok(null);
    if (done.error.code !== 'store.conflict' || attempts === mostAttempts) return done;
  }
}

/** Makes the act of handing in, which is an entry of the owner's own book and can be undone. */
export const makeHandingIn =
  (shelves: Shelves): Organisations['handIn'] =>
  async (what, { to, handedIn }, actor): Promise<Result<null, OrganisationError>> => {
    const found = await belongingOf(shelves, what);
    if (!found.ok) return found;
    const whose = found.value.organisation as InstallationId;
    if (whose === to) return err({ code: 'organisation.same', organisation: to });
    return write(shelves, whose, { event: what.id, to, handedIn }, actor);
  };
