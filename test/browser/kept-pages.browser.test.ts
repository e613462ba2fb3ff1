import { emptyEventValues, parseEventId, parseGroupId } from '@rokade/event';
import { emptyLeagueValues, parseLeagueId } from '@rokade/league';
import {
  type Application,
  createApplication,
  type RunningServer,
  startServer,
} from '@rokade/server';
import { handler } from '@rokade/web/handler';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from './hall.ts';
import { launchBrowser } from './launch.ts';

let hall: Hall;
/** The server of the hall, or the one started anew in its place. */
let server: RunningServer;
let id = '';

async function makeDemo(folder: string): Promise<void> {
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  const made = await created.value.tournaments.createDemo({ id: 'demo', name: 'Demo' });
  if (!made.ok) throw new Error(made.error.code);
  id = made.value;
  await makeAround(created.value, made.value);
  await created.value.close();
}

const owner = { id: 'account-1', name: 'Ida Hansen' };

/** An event of the tournament, and a league without divisions; both are public. */
async function makeAround({ events, leagues }: Application, group: string): Promise<void> {
  const event = parseEventId('festival') ?? expect.fail();
  const values = { ...emptyEventValues, name: 'Sommerfestival', published: true };
  const commands = [
    { kind: 'make-event', id: event, values },
    { kind: 'add-group', group: parseGroupId(group) ?? expect.fail() },
  ] as const;
  for (const [basedOn, command] of commands.entries()) {
    const request = { basedOn, command, reason: '', confirmed: true };
    expect(await events.execute(event, request, owner)).toMatchObject({ ok: true });
  }
  const league = parseLeagueId('kredsen') ?? expect.fail();
  const command = {
    kind: 'make-league',
    id: league,
    values: { ...emptyLeagueValues, name: 'Kredsen', season: '2026/27', published: true },
  } as const;
  const request = { basedOn: 0, command, reason: '', confirmed: true };
  expect(await leagues.execute(league, request, owner)).toMatchObject({ ok: true });
}

async function startAgain(): Promise<void> {
  const port = Number(new URL(hall.server.url).port);
  const options = { port, dataDirectory: hall.folder, pages: handler, quiet: true };
  const started = await startServer(options);
  if (!started.ok) throw new Error(started.error.code);
  server = started.value;
}

/** The paths of the pages that the phone keeps. */
const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('rokade-public-'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !path.startsWith('/_app/'))
      .sort();
  });

/** The line that says from when the copy is; hidden on a page that comes from the server. */
const mark = (page: Page) => page.locator('[data-kept-mark]:visible');

beforeAll(async () => {
  hall = await openHall('kept', makeDemo);
  server = hall.server;
});
afterAll(async () => {
  await server.close();
  await hall.close();
});

test('a phone keeps the pages that are most looked for, and can install them', async () => {
  const { page } = hall;
  await page.goto(`${server.url}/t/${id}/standings`);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return link === null ? null : (await fetch(link.href)).json();
  });
  expect(manifest).toMatchObject({ start_url: `../${id}`, display: 'minimal-ui' });
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining([`/t/${id}`, `/t/${id}/round/4`, `/t/${id}/standings`]));
  expect(await mark(page).count()).toBe(0);
});

test('without the server it shows the last state, marked with its time, page after page', async () => {
  const { page } = hall;
  const leader = await page.locator('main table tbody tr').first().textContent();
  await server.close();
  await page.reload();
  await mark(page).waitFor();
  expect(await page.locator('main table tbody tr').first().textContent()).toBe(leader);
  await page.locator(`header a[href^="/t/${id}/round/4"]`).first().click();
  await page.waitForURL(/\/round\/4/);
  await mark(page).waitFor();
  expect(await page.locator('main').textContent()).toContain('Skovgaard');
});

test('once the server answers nothing is old any more', async () => {
  const { page } = hall;
  await startAgain();
  await page.reload();
  await page.locator('main').waitFor();
  expect(await mark(page).count()).toBe(0);
});

/** What the manifest of the page that is open says. */
const manifestOf = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return link === null ? null : (await fetch(link.href)).json();
  });

test('an event is kept with its groups, a league with its own page, and both can be installed', async () => {
  const { page } = hall;
  await page.goto(`${server.url}/e/festival`);
  expect(await manifestOf(page)).toMatchObject({
    name: 'Sommerfestival',
    start_url: '../festival',
  });
  await expect
    .poll(() => keptPaths(page), { timeout: 15_000 })
    .toEqual(expect.arrayContaining(['/e/festival', `/t/${id}`]));
  await page.goto(`${server.url}/league/kredsen`);
  expect(await manifestOf(page)).toMatchObject({ name: 'Kredsen 2026/27' });
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain('/league/kredsen');
  await server.close();
  for (const path of ['/e/festival', `/t/${id}`, '/league/kredsen']) {
    await page.goto(`${server.url}${path}`);
    await mark(page).waitFor();
  }
  await page.goto(`${server.url}/e/festival`);
  await page.locator(`main a[href="/t/${id}"]`).first().click();
  await page.waitForURL(/\/t\//);
  await mark(page).waitFor();
  await startAgain();
  await page.goto(`${server.url}/e/festival`);
  expect(await mark(page).count()).toBe(0);
});

test('what is not there any more is not kept, and the console never is', async () => {
  const { page } = hall;
  await page.goto(`${server.url}/sign-in`);
  expect((await keptPaths(page)).every((path) => /^\/(?:t|e|league)\//.test(path))).toBe(true);
  await server.close();
  await makeGone();
  await startAgain();
  const answer = await page.goto(`${server.url}/t/${id}`);
  expect(answer?.status()).toBe(410);
  expect(await keptPaths(page)).not.toContain(`/t/${id}`);
});

async function makeGone(): Promise<void> {
  const created = await createApplication({ dataDirectory: hall.folder });
  if (!created.ok) throw new Error(created.error.code);
  await created.value.tournaments.removeDemo(id as never);
  await created.value.close();
}

test('by plain http in a hall pages are as they were: nothing is kept', async () => {
  const browser = await launchBrowser('--host-resolver-rules=MAP klub.example 127.0.0.1');
  try {
    const page = await (await browser.newContext({ locale: 'da-DK' })).newPage();
    await page.goto(`http://klub.example:${new URL(server.url).port}/`);
    expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([
      false,
      false,
    ]);
  } finally {
    await browser.close();
  }
});
