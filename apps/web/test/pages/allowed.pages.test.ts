import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EntrantId,
  type EventCommand,
  type EventId,
  emptyEventValues,
  type GroupId,
} from '@rokade/event';
import {
  belongingTo,
  may,
  placeIn,
  type Right,
  type Role,
  roles,
  scopesOfRole,
} from '@rokade/installation';
import { actAtDoor, doors } from '@rokade/presentation/console/doors/doors.ts';
import type { PersonId } from '@rokade/register';
import {
  type Api,
  type Application,
  createApplication,
  makeApi,
  type RunningServer,
  startServer,
} from '@rokade/server';
import { emptyDetails } from '@rokade/tournament';
import { handler } from '@rokade/web/handler';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyNth, seedMessage } from '../../../../test/rotating-seed.ts';

const password = 'en lang og god adgangskode';
const ida = { id: 'ida', name: 'Ida' };
const christmas = 'christmas' as EventId;
const entrant = 'entrant-1' as EntrantId;
const person = 'person-1' as PersonId;

let folder: string;
let server: RunningServer;
/** A tournament in the middle of a round, by its id; it is a group of the event. */
let demo = '';
let account = '';
/** What the API answers to, to which forms are passed on. */
let routes: Api['routes'] = [];
/** The session of each account, by its name. */
const tokens = new Map<string, string>();

type Scope = 'organisation' | 'tournament' | 'event';

/** Who walks, and with which right: each role for all that it can be given for. */
const scopes: readonly Scope[] = ['organisation', 'tournament', 'event'];

const walkers = roles.flatMap((role) =>
  scopes
    .filter((one) => scopesOfRole[role].includes(one === 'tournament' ? 'event' : one))
    .map((one): readonly [string, Role, Scope] => [`${role}, ${one}`, role, one]),
);

function rightOf(role: Role, scope: Scope): Right {
  if (scope === 'organisation') {
    return { role, for: { kind: 'organisation', organisation: 'own' } };
  }
  return { role, for: { kind: 'event', event: scope === 'event' ? christmas : demo } };
}

/** What counts of it. */
const counting = (role: Role, scope: Scope): readonly Right[] =>
  scope === 'event'
    ? [rightOf(role, 'event'), rightOf(role, 'tournament')]
    : [rightOf(role, scope)];

async function must<T extends { readonly ok: boolean }>(
  done: Promise<T>,
): Promise<T & { ok: true }> {
  const result = await done;
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result as T & { ok: true };
}

/** The event with one group and somebody on its list, and somebody in the register. */
async function fill(app: Application): Promise<void> {
  const made = await must(app.tournaments.createDemo(ida));
  demo = made.value;
  const happenings: readonly EventCommand[] = [
    { kind: 'make-event', id: christmas, values: { ...emptyEventValues, name: 'Juleskak' } },
    { kind: 'add-group', group: demo as GroupId },
    {
      kind: 'enter-entrants',
      entrants: [{ id: entrant, values: { ...emptyDetails, name: 'Voß, Bo' }, group: null }],
    },
  ];
  for (const [basedOn, command] of happenings.entries()) {
    const request = { basedOn, command, reason: '', confirmed: true };
    await must(app.events.execute(christmas, request, ida));
  }
  const values = { surname: 'Voß', firstName: 'Bo' };
  const command = { kind: 'enter-person', person, values } as const;
  await must(app.register.execute({ basedOn: 0, command, reason: '', confirmed: true }, ida));
}

async function signedIn({ accounts }: Application, name: string, right: Right): Promise<void> {
  await must(accounts.create({ name, password }, right, ida));
  const entered = await must(accounts.signIn(name, password, { address: name }));
  tokens.set(name, entered.value);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rokade-allowed-'));
  const opened = await must(
    createApplication({
      dataDirectory: folder,
      passwordCost: { memory: 8, passes: 1, parallelism: 1 },
    }),
  );
  const app = opened.value;
  routes = makeApi(app, () => {}).routes;
  await must(app.accounts.setUp((await app.accounts.setupToken()) ?? '', 'Ida', password));
  account = (await app.accounts.idOf('Ida')) ?? '';
  await fill(app);
  for (const [name, role, scope] of walkers) await signedIn(app, name, rightOf(role, scope));
  await app.close();
  const started = await must(
    startServer({ port: 0, dataDirectory: folder, pages: handler, quiet: true }),
  );
  server = started.value;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A route with what stands in the place of its parts. */
const addressOf = (route: string): string =>
  route
    .replace('[event]', christmas)
    .replace('[id]', demo)
    .replace('[account]', account)
    .replace('[person]', person)
    .replace('[entrant]', entrant)
    .replace('[player]', 'player-1')
    .replace('[version]', '5')
    .replace('/[[round]]', '');

/** The pages of the console; what answers with a file or data has no buttons. */
const pages = Object.keys(doors).filter(
  (route) => !route.includes('[file]') && !route.endsWith('.json'),
);

/** Each route as a pattern of addresses, those without parts first. */
const patterns = Object.keys(doors)
  .map((route) => ({
    route,
    parts: route.split('[').length,
    pattern: new RegExp(
      `^${route
        .replace('/[[round]]', '(?:/[^/]+)?')
        .replace('[id]', '(?<id>[^/]+)')
        .replace('[event]', '(?<event>[^/]+)')
        .replace(/\[\w+\]/g, '[^/]+')
        .replaceAll('.', '\\.')
        .replaceAll('[^/]\\.', '[^/]+')}$`,
    ),
  }))
  .toSorted((a, b) => a.parts - b.parts);

/** Whether rights let somebody through the door of an address, to one of its actions or none. */
function isOpen(rights: readonly Right[], path: string, action: string | null): boolean {
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const act = actAtDoor(route, action);
    const about = match.groups?.['id'] ?? match.groups?.['event'] ?? null;
    return act !== null && may(rights, act, placeIn(belongingTo('own'), about));
  }
  return true;
}

const attribute = (tag: string, name: string): string | null =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null;

/** Addresses of all tags of a kind, as a page says them. */
const addressesIn = (html: string, tags: RegExp, name: string, page: string): readonly URL[] =>
  [...html.matchAll(tags)].map(
    ([tag]) => new URL(attribute(tag, name) ?? '', `http://hall${page}`),
  );

/** The value of a hidden field of a form. */
const hiddenIn = (form: string, name: string): string => {
  const field = new RegExp(`<input[^>]* name="${name.replace('.', '\\.')}"[^>]*>`).exec(form)?.[0];
  return attribute(field ?? '', 'value') ?? '';
};

/** Acts of commands that ask for more than their route does. */
const actsOfCommands: Readonly<Record<string, 'undo' | 'keep-contest'>> = {
  '/events/{id}/commands return-to': 'undo',
  '/contests/{id}/commands return-to': 'keep-contest',
};

/** Whether rights let somebody send a form that is passed on to the API. */
function isTaken(rights: readonly Right[], form: string): boolean {
  const to = hiddenIn(form, 'to').split('?')[0] ?? '';
  const method = hiddenIn(form, 'method') || 'post';
  const route = routes.find(
    (one) =>
      one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(to),
  );
  if (route === undefined) return false;
  const act = actsOfCommands[`${route.path} ${hiddenIn(form, 'command.kind')}`] ?? route.act;
  const about = route.path.includes('{id}') ? (to.split('/')[2] ?? null) : null;
  return may(rights, act, placeIn(belongingTo('own'), about));
}

/** What a page offers its reader that is refused once it is pressed. */
function refusedOn(page: string, html: string, rights: readonly Right[]): readonly string[] {
  const forms = addressesIn(html, /<form\b[^>]* method="post"[^>]*>/gi, 'action', page);
  const others = addressesIn(html, /<button\b[^>]* formaction=[^>]*>/g, 'formaction', page);
  const refusedCommands = (html.match(/<form\b[^>]*\?\/tell[\s\S]*?<\/form>/gi) ?? []).filter(
    (form) => !isTaken(rights, form),
  );
  const refusedForms = [...forms, ...others].filter(({ pathname, searchParams }) => {
    const [named] = [...searchParams.keys()].filter((key) => key.startsWith('/'));
    if (named === '/tell') return false;
    return !isOpen(rights, pathname, named?.slice(1) ?? 'default');
  });
  const links = addressesIn(html, /<a\b[^>]* href="\/console[^>]*>/g, 'href', page);
  const refusedLinks = links.filter(({ pathname }) => !isOpen(rights, pathname, null));
  return [
    ...refusedCommands.map((form) => `${page}: form for ${hiddenIn(form, 'to')}`),
    ...refusedForms.map(({ pathname, search }) => `${page}: form to ${pathname}${search}`),
    ...refusedLinks.map(({ pathname }) => `${page}: link to ${pathname}`),
  ];
}

/** What is wrong with a page for whoever has these rights: it opens where it should not, or refuses. */
async function faultsOf(
  name: string,
  page: string,
  rights: readonly Right[],
): Promise<readonly string[]> {
  const answer = await fetch(`${server.url}${page}`, {
    headers: { cookie: `rokade_session=${tokens.get(name)}`, accept: 'text/html' },
    redirect: 'manual',
  });
  const html = await answer.text();
  if (!isOpen(rights, page, null)) {
    return answer.status === 403 ? [] : [`${page} answers ${answer.status}`];
  }
  if (answer.status === 403 || answer.status >= 500) return [`${page} answers ${answer.status}`];
  return refusedOn(page, html, rights);
}

describe('the console', () => {
  const turns = walkers.map(([name, role, scope], turn) => ({ name, role, scope, turn }));
  test.each(turns)('offers nothing that is refused: $name', async ({ name, role, scope, turn }) => {
    const rights = counting(role, scope);
    const faults: string[] = [];
    for (const route of everyNth(pages, 3, turn)) {
      faults.push(...(await faultsOf(name, addressOf(route), rights)));
    }
    expect(faults, seedMessage).toEqual([]);
  });

  test('is looked through with forms and links in it', async () => {
    const rights = [rightOf('player', 'tournament')];
    const answer = await fetch(`${server.url}/console/events/${christmas}/settings`, {
      headers: { cookie: `rokade_session=${tokens.get('owner, organisation')}` },
    });
    const found = refusedOn(`/console/events/${christmas}/settings`, await answer.text(), rights);
    expect(found).toEqual(
      expect.arrayContaining([
        `/console/events/${christmas}/settings: form for /events/${christmas}/commands`,
        `/console/events/${christmas}/settings: link to /console/events/${christmas}/entries`,
      ]),
    );
  });
});
