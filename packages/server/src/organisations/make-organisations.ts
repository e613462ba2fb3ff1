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

/** Compares organisations: the installation's own first, the others by name. */
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

/** Makes the list of names, cached until one of the organisations' books changes. */
function makeNames(installations: RunningInstallations): () => Promise<readonly Named[]> {
  let names: Promise<readonly Named[]> | null = null;
  const forget = (): void => {
    names = null;
  };
  installations.books.subscribe(forget);
  return () => {
    if (names !== null) return names;
    names = readNames(installations);
    names.catch(forget);
    return names;
  };
}

/** Makes `list`. Addresses are read each time, since other processes do not report their changes. */
const listing =
  ({ store }: OrganisationContext, names: () => Promise<readonly Named[]>): Organisations['list'] =>
  async () => {
    const addresses = await store.addresses();
    return (await names()).map((one) => ({ ...one, address: addresses.get(one.id) ?? one.id }));
  };

/** Makes `make`. Of two simultaneous requests for an address, the one whose book begins first gets it. */
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

/** Whether there is an organisation, or remains of an interrupted removal. */
const isThere = async ({ store, installations }: OrganisationContext, id: InstallationId) =>
  (await store.organisationAt(id)) !== null || (await installations.books.get(id)).ok;

/** Makes `remove`: first nothing can belong to the organisation any more, then its books are removed after a backup. */
function removing(context: OrganisationContext): Organisations['remove'] {
  const { store, removal } = context;
  return async (id) => {
    if (id === ownInstallation) return err({ code: 'organisation.first' });
    if (!(await isThere(context, id))) {
      return err({ code: 'organisation.unknown', organisation: id });
    }
    const released = await store.giveUp(id);
    if (!released.ok) return released;
    const register = await removeBook(removal.registers, registerOf(id), noObjection);
    if (!register.ok && !isGone(register.error)) return register;
    const book = await removeBook(removal.installations, id, noObjection);
    return book.ok || isGone(book.error) ? ok(null) : book;
  };
}

const noObjection = (): OrganisationError | null => null;

const isGone = ({ code }: OrganisationError): boolean =>
  code === 'store.missing' || code === 'store.removed';

/** The event of which a tournament is a group; undefined: none. */
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

/** Makes the acts on organisations. */
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
