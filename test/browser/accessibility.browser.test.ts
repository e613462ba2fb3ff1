import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyContestValues, emptyEntryValues } from '@rokade/club';
import { emptyEventValues } from '@rokade/event';
import { type RunningServer, startServer } from '@rokade/server';
import { emptyDetails } from '@rokade/tournament';
import { handler } from '@rokade/web/handler';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyNth, seedMessage } from '../rotating-seed.ts';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import { faultsOnPages, laptop, phone, type Window } from './each-page.ts';
import { keepTournaments, kindsOfTournament } from './kinds-of-tournament.ts';
import { openBrowser } from './launch.ts';
import { publishLeague } from './published-league.ts';

/** Pages below the console's address of a tournament. */
const consolePages = [
  'appeals',
  'incidents',
  'incidents?situation=illegal-move',
  'games/1/1',
  'games/1/1?set=1',
  'classes',
  'entries',
  'entries/list',
  'entries/changes',
  'lots',
  'round',
  'round/3',
  'check-in',
  'screens',
  'results',
  'results/2',
  'games',
  'relays',
  'standings',
  'crosstable',
  'players',
  'prints',
  'reports',
  'norms',
  'history',
  'history/5',
  'settings',
  'about',
];

/** Pages below the console's address of an event. */
const eventPages = [
  'appeals',
  'classes',
  'entries',
  'entries/list',
  'entries/changes',
  'entries/office',
  'links',
  'money',
  'money/fees',
  'money/accounts',
  'money/prizes',
  'money/history',
  'prints',
  'screens',
  'standings',
  'settings',
  'timeline',
  'timeline/reminders',
  'invitation',
];

/** Pages below the public address of a tournament. */
const publicPages = ['', 'round/4', 'round/2', 'standings', 'crosstable', 'players', 'about'];

const prints = [
  'pairings',
  'names',
  'standings',
  'crosstable',
  'players',
  'check-in',
  'signatures',
  'badges',
  'diplomas',
  'statistics',
  'arbiter-report',
  'emergency',
  'cards',
  'slips',
  'rating',
  'certificates',
  'about',
];

let browser: Browser;
let folder: string;
let server: RunningServer;
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
let id = '';
let event = '';
let contest = '';
let leaguePages: readonly string[] = [];
/** Of the kinds with pages of their own, in their order. */
let kept: readonly string[] = [];

async function makeDemo(page: Page): Promise<string> {
  await page.getByRole('button', { name: t('public.demo-look') }).click();
  await page.waitForURL(/\/console\/demo-[^/]+/);
  return /\/console\/(demo-[^/]+)/.exec(page.url())?.[1] ?? '';
}

/** An event with somebody on its list of whom the register says more. */
async function makeEvent(page: Page): Promise<string> {
  const session = await (await page.request.get(`${server.url}/api/session`)).json();
  const headers = { 'x-rokade-csrf': session.session.csrf };
  const send = async (path: string, data: unknown) =>
    (await page.request.post(`${server.url}/api${path}`, { headers, data })).json();
  const person = 'person0000000001';
  const values = { surname: 'Alm', firstName: 'Ida', title: 'FM' };
  const entered = { kind: 'enter-person', person, values };
  await send('/register/commands', { basedOn: 0, command: entered });
  const { id: made } = await send('/events', { values: { ...emptyEventValues, name: 'Juleskak' } });
  const entrant = { ...emptyDetails, name: 'Alm, Ida', person };
  const entrants = [{ id: 'entrant1', values: entrant, group: null }];
  await send(`/events/${made}/commands`, {
    basedOn: 1,
    command: { kind: 'enter-entrants', entrants },
  });
  return made;
}

/** A ladder with somebody on it. */
async function makeContest(page: Page): Promise<string> {
  const session = await (await page.request.get(`${server.url}/api/session`)).json();
  const headers = { 'x-rokade-csrf': session.session.csrf };
  const send = async (path: string, data: unknown) =>
    (await page.request.post(`${server.url}/api${path}`, { headers, data })).json();
  const values = { ...emptyContestValues, name: 'Rangstige', published: true };
  const { id: made } = await send('/contests', {
    format: 'ladder',
    rules: 'tempelhof-2018',
    values,
  });
  const day = '2026-01-02';
  const commands = [
    ...['Alm, Ida', 'Bech, Bo', 'Carl, Eva'].map((name, index) => ({
      kind: 'enter-entry',
      entry: `e${index}`,
      values: { ...emptyEntryValues, name },
      rating: 2000 - index,
      day,
    })),
    { kind: 'note-act', act: { kind: 'ladder-begun', day } },
    {
      kind: 'note-act',
      act: { kind: 'challenge-made', challenge: 'c1', challenger: 'e2', challenged: 'e0', day },
    },
  ];
  for (const [index, command] of commands.entries()) {
    await send(`/contests/${made}/commands`, { basedOn: index + 1, command });
  }
  return made;
}

beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'rokade-axe-'));
  kept = await keepTournaments(folder);
  const started = await startServer({
    port: 0,
    dataDirectory: folder,
    pages: handler,
    quiet: true,
  });
  if (!started.ok) throw new Error(started.error.code);
  server = started.value;
  const context = await browser.newContext({ locale: 'da-DK' });
  const page = await context.newPage();
  await setUpAccount(arbiterAt(page), server.setupUrl ?? '');
  id = await makeDemo(page);
  event = await makeEvent(page);
  contest = await makeContest(page);
  leaguePages = await publishLeague(page, server.url);
  storageState = await context.storageState();
  await context.close();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Between them all that changes how a page is laid out, and both sets of colours. */
const windows: readonly Window[] = [
  { ...laptop, name: 'a dark laptop', colorScheme: 'dark' },
  { ...phone, name: 'a dark phone', colorScheme: 'dark' },
  {
    name: 'a laptop at twice the size',
    viewport: { width: 683, height: 384 },
    colorScheme: 'light',
  },
];

const look = (
  addresses: readonly string[],
  looks: readonly Window[],
  who: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<readonly string[]> =>
  faultsOnPages(browser, addresses, { url: server.url, windows: looks, ...who });

describe('axe finds nothing on a dark laptop, a dark phone or at twice the size', () => {
  test('on the public pages', async () => {
    const ofKinds = kindsOfTournament.flatMap((kind, index) =>
      kind.publicPages.map((page) => `/t/${kept[index]}/${page}`),
    );
    const ofDemo = publicPages.map((page) => `/t/${id}/${page}`);
    const addresses = [
      '/',
      '/sign-in',
      '/officers',
      '/guide',
      ...['first-tournament', 'tournament-pages', 'event-pages', 'house-pages', 'systems'].map(
        (page) => `/guide/${page}`,
      ),
      '/clock',
      '/laws',
      '/laws/2001/9.5',
      '/laws/sentences',
      '/laws/sentences/touched?in=de',
      '/calculator',
      '/calculator?rules=fide&own=1830&k=20&opponent=1900&score=1&opponent=1750&score=0.5',
      `/screen/${id}`,
      `/screen/${id}/1`,
      `/club/${contest}`,
      ...leaguePages,
      ...ofDemo,
      ...ofKinds,
    ];
    expect(await look(everyNth(addresses, 3), windows), seedMessage).toEqual([]);
  });

  test('in the console', async () => {
    const own = [
      '',
      '/new',
      '/calculator',
      '/account',
      '/accounts',
      '/installation',
      '/lists',
      '/people',
      '/people/offices',
      '/people/licences',
      '/people/looks',
      '/people/rating-lists',
      '/people/sanctions',
      '/people/sanctions/person0000000001',
      '/people/person0000000001',
      '/organisations',
      '/ratings',
      '/ratings/events',
      '/ratings/grant?new=',
      '/ratings/lists',
      '/ratings/report',
      '/ratings/samples',
      '/ratings/history',
      '/roles',
      '/events',
      '/events/lists',
      '/club',
      '/leagues',
      ...['', '/links', '/history', '/settings'].map((page) => `/club/${contest}${page}`),
      ...eventPages.map((page) => `/events/${event}/${page}`),
    ].map((page) => `/console${page}`);
    expect(await look(everyNth(own, 3), windows, { storageState }), seedMessage).toEqual([]);
  });

  test('in the console of a tournament', async () => {
    const below = consolePages.map((page) => `/console/${id}/${page}`);
    expect(await look(everyNth(below, 3), windows, { storageState }), seedMessage).toEqual([]);
  });

  test('in the console of tournaments with pages of their own', async () => {
    const ofKinds = kindsOfTournament.flatMap((kind, index) =>
      kind.consolePages.map((page) => `/console/${kept[index]}/${page}`),
    );
    expect(await look(everyNth(ofKinds, 3), windows, { storageState }), seedMessage).toEqual([]);
  });
});

test('axe finds nothing on the prints', async () => {
  const ofKinds = kindsOfTournament.flatMap((kind, index) =>
    kind.prints.map((print) => `/print/${kept[index]}/${print}`),
  );
  const addresses = [...prints.map((kind) => `/print/${id}/${kind}`), ...ofKinds];
  expect(await look(everyNth(addresses, 3), [laptop], { storageState }), seedMessage).toEqual([]);
});
