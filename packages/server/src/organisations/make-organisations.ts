import {
  addressRefusal,
  type InstallationId,
  ownInstallation,
  parseInstallationId,
} from '@rokade/installation';
import { err, ok, type Result } from '@rokade/rules';
import { alphabetOf } from '@rokade/tables';
import { parseTournamentId } from '@rokade/tournament';
import { removeBook } from '../books/remove-book.ts';
import type { RunningInstallations } from '../installation/make-installations.ts';
import { registerOf } from '../register/make-registers.ts';
import { makeHandingIn } from './hand-in.ts';
import type { OrganisationContext } from './organisation-context.ts';
import type {
  Belongings,
  ListedOrganisation,
  OrganisationError,
  Organisations,
} from './organisations.ts';

type Named = Pick<ListedOrganisation, 'id' | 'name'>;

/** Those who have the installation first, the others by name. */
function byName(a: Named, b: Named): number {
  const isFirst = Number(b.id === ownInstallation) - Number(a.id === ownInstallation);
  return isFirst || alphabetOf('da')(a.name, b.name) || (a.id < b.id ? -1 : 1);
}

async function readNames({ books }: RunningInstallations): Promise<readonly Named[]> {
  const listed = await books.list();
  const own = { id: ownInstallation, summary: null };
  const all = listed.some(({ id }) => id === ownInstallation) ? listed : [own, ...listed];
  return all.map(({ id, summary }) => ({ id, name: summary?.name ?? '' })).sort(byName);
}

/** What all are called, read again once a book of one says something else. */
function makeNames(installations: RunningInstallations): () => Promise<readonly Named[]> {
  let known: Promise<readonly Named[]> | null = null;
  const forget = (): void => {
    known = null;
  };
  installations.books.subscribe(forget);
  return () => {
    if (known !== null) return known;
    known = readNames(installations);
    known.catch(forget);
    return known;
  };
}

/** All of them where they are now. Who moves is not told to other processes: addresses are asked each time. */
const listing =
  ({ store }: OrganisationContext, names: () => Promise<readonly Named[]>): Organisations['list'] =>
  async () => {
    const addresses = await store.addresses();
    return (await names()).map((one) => ({ ...one, address: addresses.get(one.id) ?? one.id }));
  };

/** Makes one. Of two at once with the same address, the book that is begun first is its. */
function making({ store, installations }: OrganisationContext): Organisations['make'] {
  return async ({ address, name }, actor) => {
    const refusal = addressRefusal(address);
    const id = parseInstallationId(address);
    if (refusal !== null || id === null) {
      return err(refusal ?? { code: 'organisation.address-invalid', address });
    }
    if (name.trim() === '') return err({ code: 'organisation.name-missing' });
    const taken = await store.takeAddress(address, id);
    if (!taken.ok) return taken;
    const book = await installations.of(id);
    const command = { kind: 'change-installation', changes: { name: name.trim() } } as const;
    const request = { basedOn: 0, command, reason: '', confirmed: false };
    const begun = await book.execute(request, actor);
    if (begun.ok && begun.value.entries.length > 0) return ok(id);
    return begun.ok || begun.error.code === 'store.conflict'
      ? err({ code: 'organisation.address-taken', address })
      : begun;
  };
}

/** Whether there is one, or what a removal that was broken off left of it. */
const isThere = async ({ store, installations }: OrganisationContext, id: InstallationId) =>
  (await store.organisationAt(id)) !== null || (await installations.books.get(id)).ok;

/** Takes one away: first nothing can belong to it any more, then its own books go, with a copy of each. */
function removing(context: OrganisationContext): Organisations['remove'] {
  const { store, removal } = context;
  return async (id) => {
    if (id === ownInstallation) return err({ code: 'organisation.first' });
    if (!(await isThere(context, id))) {
      return err({ code: 'organisation.unknown', organisation: id });
    }
    const given = await store.giveUp(id);
    if (!given.ok) return given;
    const register = await removeBook(removal.registers, registerOf(id), noObjection);
    if (!register.ok && !isGone(register.error)) return register;
    const book = await removeBook(removal.installations, id, noObjection);
    return book.ok || isGone(book.error) ? ok(null) : book;
  };
}

const noObjection = (): OrganisationError | null => null;

const isGone = ({ code }: OrganisationError): boolean =>
  code === 'store.missing' || code === 'store.removed';

/** The event that a tournament is a group of; undefined: of none. */
const eventOf = async ({ events }: OrganisationContext, tournament: string) =>
  (await events.list()).find(
    ({ archived, summary }) =>
      !archived && summary?.groups.some((group) => group === tournament) === true,
  );

function assigning(context: OrganisationContext): Organisations['assign'] {
  const { tournaments, events, money } = context;
  const tournamentTo = async (
    what: Extract<Belongings, { kind: 'tournament' }>,
    to: InstallationId,
  ): Promise<Result<null, OrganisationError>> => {
    const event = await eventOf(context, what.id);
    return event === undefined
      ? tournaments.assign(what.id, to)
      : err({ code: 'organisation.group-of-event', event: event.summary?.name ?? '' });
  };
  return async (what, to) => {
    if (what.kind === 'tournament') return tournamentTo(what, to);
    const event = await events.get(what.id);
    if (!event.ok) return err({ code: 'store.missing' });
    const done = await events.assign(what.id, to);
    if (!done.ok) return done;
    const purse = await money.assign(what.id, to);
    if (!purse.ok && purse.error.code !== 'store.missing') return purse;
    for (const group of event.value.groups) {
      const id = parseTournamentId(group);
      const moved = id === null ? ok(null) : await tournaments.assign(id, to);
      if (!moved.ok && moved.error.code !== 'store.missing') return moved;
    }
    return ok(null);
  };
}

/** Everything shells do with organisations. */
export function makeOrganisations(context: OrganisationContext): Organisations {
  const { store, installations, registers } = context;
  const listeners = new Set<(id: InstallationId) => void>();
  const tell = (id: InstallationId): void => {
    for (const listener of listeners) listener(id);
  };
  installations.books.subscribe(({ id }) => tell(id));
  const list = listing(context, makeNames(installations));
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeToPeople: registers.subscribeToPublicSide,
    list,
    async find(text) {
      const holder = text === ownInstallation ? text : await store.organisationAt(text);
      const id = holder === null ? null : parseInstallationId(holder);
      if (id === null) return null;
      const address = (await store.addresses()).get(id) ?? id;
      return { id, address, name: (await installations.of(id)).now().name };
    },
    book: installations.of,
    make: making(context),
    async rename(id, address) {
      const refusal = addressRefusal(address);
      if (refusal !== null) return err(refusal);
      const taken = await store.takeAddress(address, id);
      if (taken.ok) tell(id);
      return taken;
    },
    remove: removing(context),
    assign: assigning(context),
    handIn: makeHandingIn(context),
  };
}
