import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import {
  type Belonging,
  belongingTo,
  type InstallationId,
  ownInstallation,
  parseInstallationId,
  reachOf,
} from '@rokade/installation';
import type { Application } from '@rokade/server';
import { parseTournamentId } from '@rokade/tournament';
import type { RequestEvent } from '@sveltejs/kit';
import { organisationName } from '#lib/ui/organisation-name.ts';
import type { Owned } from './may-do.ts';

/** The organisation at whose desk the reader sat last. */
const deskCookie = 'rokade_desk';

const rememberDesk = (
  cookies: RequestEvent['cookies'],
  { isSecure }: App.Locals['visitor'],
  desk: InstallationId,
): void =>
  cookies.set(deskCookie, desk, {
    path: '/console',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });

/** What is not there is of those who have the installation: they are told so, and nobody else. */
const ofNobody = belongingTo(ownInstallation);

const asId = (text: string): InstallationId => parseInstallationId(text) ?? ownInstallation;

/** What an address names, by its id, and whose it is by its book; null there: the id is none. */
interface Named {
  readonly id: string;
  readonly belonging: ReturnType<Application['events']['belonging']> | null;
}

/** The same of an address; null: it names nothing of the kind. */
function namedIn({ locals: { app }, params, route }: RequestEvent): Named | null {
  const { id, event, contest } = params;
  const clubs = contest ?? (route.id?.startsWith('/club/') === true ? id : undefined);
  if (clubs !== undefined) {
    const parsed = parseContestId(clubs);
    return { id: clubs, belonging: parsed === null ? null : app.contests.belonging(parsed) };
  }
  const events = event ?? (route.id?.startsWith('/e/') === true ? id : undefined);
  if (events !== undefined) {
    const parsed = parseEventId(events);
    return { id: events, belonging: parsed === null ? null : app.events.belonging(parsed) };
  }
  if (id === undefined) return null;
  const parsed = parseTournamentId(id);
  return { id, belonging: parsed === null ? null : app.tournaments.belonging(parsed) };
}

/** The tournament, event or competition that an address names, and whose it is; null: it names none. */
async function aboutIn(event: RequestEvent): Promise<Owned | null> {
  const named = namedIn(event);
  if (named === null) return null;
  const found = await named.belonging;
  return { id: named.id, ...(found?.ok === true ? found.value : ofNobody) };
}

/** The organisations at whose desks somebody sits: in which they may do more than look after their account. */
function desksOf({ session }: Pick<App.Locals, 'session'>): readonly InstallationId[] {
  const { organisations } = reachOf(session?.rights ?? [], 'keep-own-account');
  return [...new Set(organisations)].map(asId);
}

/**
 * At which organisation's desk a page of the console is: where the address says, or a form that was
 * sent from one; else where the reader sat last, or sits first.
 */
async function deskIn({ locals, url, cookies }: RequestEvent): Promise<InstallationId> {
  const desks = desksOf(locals);
  const said = url.searchParams.get('organisation');
  if (said !== null) {
    const found = await locals.app.organisations.find(said);
    // At a desk that is not theirs the doors are shut: what was sent there goes nowhere else.
    if (found !== null) {
      if (desks.includes(found.id)) rememberDesk(cookies, locals.visitor, found.id);
      return found.id;
    }
  }
  const last = cookies.get(deskCookie);
  return desks.find((one) => one === last) ?? desks[0] ?? ownInstallation;
}

/** Whose public page it is, of those that are an organisation's; null: it is none's in particular. */
async function pageOf({ locals, params, route, url }: RequestEvent) {
  const said = route.id === '/officers' ? url.searchParams.get('of') : params['address'];
  const found = said ? await locals.app.organisations.find(said) : null;
  return found?.id ?? null;
}

/** Puts beside a request what it is about, and whose page it is; the console's stands at its desk. */
export async function findDesk(event: RequestEvent): Promise<void> {
  const { locals, route } = event;
  locals.about = await aboutIn(event);
  locals.belongings = new Map(locals.about === null ? [] : [[locals.about.id, locals.about]]);
  const isConsole = route.id?.startsWith('/console') === true && locals.session !== null;
  const own = isConsole ? await deskIn(event) : locals.app.organisation;
  locals.home =
    locals.about === null ? ((await pageOf(event)) ?? own) : asId(locals.about.organisation);
  if (isConsole) locals.app = await locals.app.deskOf(locals.home);
}

/**
 * The desk that a page's forms and links name, so that two pages side by side, each at a desk of its
 * own, do not get into each other's way; null: there is one, that of those who have the installation.
 */
export function deskNamed(locals: App.Locals): InstallationId | null {
  const { about, app, session } = locals;
  if (session === null || about !== null) return null;
  const isOnly = app.organisation === ownInstallation && desksOf(locals).length < 2;
  return isOnly ? null : app.organisation;
}

/** Some organisations as they are called, by their ids in the order of their names. */
async function namesOf({ organisations }: Application, ids: readonly string[]) {
  const all = await organisations.list();
  return all
    .filter(({ id }) => ids.includes(id))
    .map((one) => ({ id: one.id, name: organisationName(one) }));
}

/** The desks among which the reader can choose, by the organisations' names; none where there is no choice. */
export async function desksToChoose(locals: App.Locals) {
  const desks = desksOf(locals);
  return desks.length < 2 ? [] : namesOf(locals.app, desks);
}

/** What the organisations are called whose things stand in a list at another's desk, by their ids. */
export async function othersAmong(
  { app }: App.Locals,
  listed: readonly Belonging[],
): Promise<Readonly<Record<string, string>>> {
  const others = listed.flatMap(({ organisation }) =>
    organisation === app.organisation ? [] : [organisation],
  );
  if (others.length === 0) return {};
  return Object.fromEntries((await namesOf(app, others)).map(({ id, name }) => [id, name]));
}
