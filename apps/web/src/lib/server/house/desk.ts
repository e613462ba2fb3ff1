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
import { parseLeagueId } from '@rokade/league';
import { organisationName } from '@rokade/presentation/forms/organisation-name.ts';
import type { Application } from '@rokade/server';
import { parseTournamentId, type TournamentId } from '@rokade/tournament';
import type { RequestEvent } from '@sveltejs/kit';
import type { Owned } from '../rights/may-do.ts';

/** The cookie with the organisation whose desk the reader used last. */
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

/**
 * A missing book counts as the installation's own, so that only its officers learn that it is
 * missing.
 */
const ofNobody = belongingTo(ownInstallation);

const asId = (text: string): InstallationId => parseInstallationId(text) ?? ownInstallation;

/** What a look-up finds for an id; null: the id is not valid. */
const whereValid = <Id, R>(id: Id | null, find: (id: Id) => R): R | null =>
  id === null ? null : find(id);

/** The kinds of books: their parameter of the console, and the beginning of their public routes. */
const bookKinds = [
  { kind: 'league', parameter: 'league', route: '/league/' },
  { kind: 'contest', parameter: 'contest', route: '/club/' },
  { kind: 'event', parameter: 'event', route: '/e/' },
] as const;

/** The kind and id of the book that an address names, in the address's words; null: it names none. */
function bookIn({ params, route }: RequestEvent) {
  const texts: Readonly<Record<string, string | undefined>> = params;
  for (const { kind, parameter, route: routes } of bookKinds) {
    const id =
      texts[parameter] ?? (route.id?.startsWith(routes) === true ? texts['id'] : undefined);
    if (id !== undefined) return { kind, id };
  }
  const id = texts['id'];
  return id === undefined ? null : { kind: 'tournament' as const, id };
}

/** The tournament that an address names; null: it names none, or a book of another kind. */
export function tournamentIn(event: RequestEvent): TournamentId | null {
  const book = bookIn(event);
  return book?.kind === 'tournament' ? parseTournamentId(book.id) : null;
}

/** The organisation of a book; null: its id is not valid. */
function belongingOf(
  { tournaments, events, contests, leagues }: Application,
  { kind, id }: NonNullable<ReturnType<typeof bookIn>>,
) {
  const find = {
    tournament: () => whereValid(parseTournamentId(id), tournaments.belonging),
    event: () => whereValid(parseEventId(id), events.belonging),
    contest: () => whereValid(parseContestId(id), contests.belonging),
    league: () => whereValid(parseLeagueId(id), leagues.belonging),
  };
  return find[kind]();
}

/** The tournament, event, competition or league in an address, with its organisation; null: none. */
async function aboutIn(event: RequestEvent): Promise<Owned | null> {
  const book = bookIn(event);
  if (book === null) return null;
  const found = await belongingOf(event.locals.app, book);
  return { id: book.id, ...(found?.ok === true ? found.value : ofNobody) };
}

/**
 * The organisations whose desks a user has: those in which they may do more than keep their own
 * account.
 */
function desksOf({ session }: Pick<App.Locals, 'session'>): readonly InstallationId[] {
  const { organisations } = reachOf(session?.rights ?? [], 'keep-own-account');
  return [...new Set(organisations)].map(asId);
}

/**
 * The organisation whose desk a console page shows: that in the address, else the one the reader
 * used last, else the first of theirs.
 */
async function deskIn({ locals, url, cookies }: RequestEvent): Promise<InstallationId> {
  const desks = desksOf(locals);
  const address = url.searchParams.get('organisation');
  if (address !== null) {
    const found = await locals.app.organisations.find(address);
    // The desk stays the one that was asked for even if it is not theirs: then `keepConsole`
    // refuses the request, and a form never reaches another organisation.
    if (found !== null) {
      if (desks.includes(found.id)) rememberDesk(cookies, locals.visitor, found.id);
      return found.id;
    }
  }
  const last = cookies.get(deskCookie);
  return desks.find((one) => one === last) ?? desks[0] ?? ownInstallation;
}

/** The organisation whose public page is asked for; null: the page belongs to no organisation. */
async function pageOf({ locals, params, route, url }: RequestEvent) {
  const address = route.id === '/officers' ? url.searchParams.get('of') : params['address'];
  const found = address ? await locals.app.organisations.find(address) : null;
  return found?.id ?? null;
}

/**
 * Sets `about`, `belongings` and `home` on `event.locals`, and for console pages the desk in `app`.
 */
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
 * The desk that a page's forms and links name, so that two tabs can show different desks; null:
 * nobody is signed in, the page is about one book, or the installation's own desk is the only one.
 */
export function deskNamed(locals: App.Locals): InstallationId | null {
  const { about, app, session } = locals;
  if (session === null || about !== null) return null;
  const isOnly = app.organisation === ownInstallation && desksOf(locals).length < 2;
  return isOnly ? null : app.organisation;
}

/** The ids and names of these organisations, by name. */
async function namesOf({ organisations }: Application, ids: readonly string[]) {
  const all = await organisations.list();
  return all
    .filter(({ id }) => ids.includes(id))
    .map((one) => ({ id: one.id, name: organisationName(one) }));
}

/** The desks among which the reader can choose; [] if there are fewer than two. */
export async function desksToChoose(locals: App.Locals) {
  const desks = desksOf(locals);
  return desks.length < 2 ? [] : namesOf(locals.app, desks);
}

/** The names, by id, of the other organisations whose books stand in this desk's list. */
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
