import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyNth, seedMessage } from '../rotating-seed.ts';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import { followedFaults } from './follow.ts';
import { type Hall, openHall } from './hall.ts';
import { kindsOfTournament } from './kinds-of-tournament.ts';
import { keepOffices, officePages, registerPages } from './pages-of-offices.ts';
import { contestOf, printedFormats } from './printed-contests.ts';
import { eventOf } from './printed-events.ts';
import { publishLeague } from './published-league.ts';
import { smallTargets } from './small-targets.ts';
import { tellTournament } from './tell.ts';

const visitorPages = ['', 'round/4', 'standings', 'crosstable', 'players', 'about', 'what-if'];

/** A player's pages, of the first of the kinds of tournaments. */
const playerPages = ['player/p1', 'workings/p1'];

/** What an arbiter opens on a phone beside the boards. */
const consolePages = [
  'entries',
  'round',
  'results',
  'standings',
  'players',
  'check-in',
  'crosstable',
  'prints',
  'history',
  'settings',
];

/** What an arbiter opens of a group of an event. */
const groupPages = ['round', 'appeals', 'reports', 'groups'];

/** What an event shows to visitors, and what other sites embed. */
const besidePages = [
  `/e/${eventOf(3)}`,
  `/e/${eventOf(3)}/invitation`,
  ...printedFormats.map((format) => `/club/${contestOf(format, 3)}`),
  `/club/${contestOf('season', 3)}/year`,
  `/club/${contestOf('season', 3)}/champions`,
];

const windows = [
  { name: 'a phone', viewport: { width: 390, height: 844 }, turn: 0 },
  { name: 'a tablet', viewport: { width: 820, height: 1180 }, turn: 1 },
];

let hall: Hall;
let demo = '';
let kept: readonly string[] = [];
let leaguePages: readonly string[] = [];

beforeAll(async () => {
  hall = await openHall('touch', async (folder) => {
    kept = await keepOffices(folder);
  });
  const { page, server } = hall;
  await setUpAccount(arbiterAt(page), server.setupUrl ?? '');
  await page.getByRole('button', { name: t('public.demo-look') }).click();
  await page.waitForURL(/\/console\/demo-[^/]+/);
  demo = /\/console\/(demo-[^/]+)/.exec(page.url())?.[1] ?? '';
  await tellTournament(hall, demo, {
    kind: 'change-settings',
    changes: { phoneReports: 'by-table' },
  });
  leaguePages = await publishLeague(page, server.url);
});
afterAll(() => hall.close());

/** The addresses on which a phone reports results: the card of a table and what it leads to. */
async function reportPages(): Promise<readonly string[]> {
  const { page, server } = hall;
  await page.goto(`${server.url}/print/${demo}/codes`);
  const address = (await page.locator('article .address').first().innerText()).trim();
  return [new URL(address).pathname];
}

/** What a finger misses on pages, in a window of a phone or tablet. */
async function missed(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    const wrong = await followedFaults(page, `${hall.server.url}${address}`);
    await page.locator('html:not([aria-disabled])').waitFor();
    const found = [...wrong, ...(await smallTargets(page))];
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return faults;
}

describe.each(windows)('on $name a finger hits 44 pixels', ({ viewport, turn }) => {
  const look = async (all: readonly string[], isArbiter: boolean) => {
    const addresses = everyNth(all, 3, turn);
    const { browser, context } = hall;
    const finger = await browser.newContext({
      viewport,
      locale: 'da-DK',
      hasTouch: true,
      isMobile: true,
      ...(isArbiter && { storageState: await context.storageState() }),
    });
    const faults = await missed(await finger.newPage(), addresses);
    await finger.close();
    return faults;
  };

  test('on each page of visitors', async () => {
    const ofKinds = kindsOfTournament.flatMap((kind, index) =>
      kind.publicPages.map((page) => `/t/${kept[index]}/${page}`),
    );
    const addresses = [
      ...[
        '/',
        '/guide',
        '/guide/systems',
        '/calculator',
        '/clock',
        '/laws',
        '/laws/2023/A.5',
        '/officers',
        '/k',
        '/sign-in',
      ],
      ...visitorPages.map((page) => `/t/${demo}/${page}`),
      ...playerPages.map((page) => `/t/${kept[0]}/${page}`),
      ...ofKinds,
      ...besidePages,
      ...leaguePages,
      ...['standings', 'round'].map((page) => `/embed/${demo}/${page}`),
      ...(await reportPages()),
    ];
    expect(await look(addresses, false), seedMessage).toEqual([]);
  });

  test('in the console', async () => {
    const addresses = [
      '/console',
      ...consolePages.map((page) => `/console/${demo}/${page}`),
      ...groupPages.map((page) => `/console/${kept[0]}/${page}`),
      ...officePages,
      ...registerPages,
    ];
    expect(await look(addresses, true), seedMessage).toEqual([]);
  });
});
