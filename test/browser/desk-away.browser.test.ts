import { type RunningServer, startServer } from '@rokade/server';
import { handler } from '@rokade/web/handler';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Arbiter, allSaved, arbiterAt, choose, openDesk, shownResult, t } from './arbiter.ts';
import { beginTournament } from './begun.ts';
import { type Hall, openHall } from './hall.ts';
import { launchBrowser } from './launch.ts';

let hall: Hall;
let arbiter: Arbiter;
/** The server of the hall, or the one started anew in its place. */
let server: RunningServer;

async function startAgain(): Promise<void> {
  const port = Number(new URL(hall.server.url).port);
  const options = { port, dataDirectory: hall.folder, pages: handler, quiet: true };
  const started = await startServer(options);
  if (!started.ok) throw new Error(started.error.code);
  server = started.value;
}

const waiting = ({ page }: Arbiter) => page.getByText(t('desk.waiting', { count: 1 }));
const waitingMarks = ({ page }: Arbiter) => page.locator('.desk-table .waiting').count();
const warning = ({ page }: Arbiter) => page.getByText(t('desk.do-not-reload-what'));
/** What board 1 has in the copy that the browser keeps of the page, or null. */
const keptResult = (page: Page) =>
  page.evaluate(async () => {
    const copy = await caches.match(location.pathname);
    if (copy === undefined) return null;
    const kept = new DOMParser().parseFromString(await copy.text(), 'text/html');
    return kept.querySelector('tr[data-board="1"] td.result')?.textContent ?? '';
  });

beforeAll(async () => {
  hall = await openHall('away');
  server = hall.server;
  arbiter = arbiterAt(hall.page);
  // Whoever reloads is asked whether they mean it.
  hall.page.on('dialog', (dialog) => dialog.accept());
});
afterAll(async () => {
  await server.close();
  await hall.close();
});

test('a reload while the server is away shows the desk with its queue', async () => {
  const { page } = arbiter;
  await beginTournament(hall, arbiter, 'strøm');
  await openDesk(arbiter, 1);
  await choose(arbiter, 1);
  await page.keyboard.press('1');
  await allSaved(arbiter);
  await expect.poll(() => keptResult(page)).toContain('1–0');
  await server.close();
  await choose(arbiter, 2);
  await page.keyboard.press('0');
  await waiting(arbiter).waitFor();
  expect(await warning(arbiter).count()).toBe(0);

  await page.reload();
  await waiting(arbiter).waitFor();
  expect(await shownResult(arbiter, 1)).toContain('1–0');
  expect(await shownResult(arbiter, 2)).toContain('0–1');
  await choose(arbiter, 3);
  await page.keyboard.press('5');
  await page.getByText(t('desk.waiting', { count: 2 })).waitFor();
  expect(await warning(arbiter).count()).toBe(0);
});

test('what the desk kept is sent once the server answers', async () => {
  await startAgain();
  await expect.poll(() => waitingMarks(arbiter)).toBe(0);
  await arbiter.page.reload();
  await arbiter.page.locator('.desk-table tr[data-board]').first().waitFor();
  expect(await shownResult(arbiter, 2)).toContain('0–1');
  expect(await shownResult(arbiter, 3)).toContain('½–½');
});

test('by plain http the desk says not to reload, and the browser asks', async () => {
  const browser = await launchBrowser('--host-resolver-rules=MAP klub.example 127.0.0.1');
  const page = await (await browser.newContext({ locale: 'da-DK' })).newPage();
  const path = new URL(arbiter.page.url()).pathname;
  const addresses: string[] = [];
  page.on('dialog', async (dialog) => {
    addresses.push(dialog.type());
    await dialog.dismiss();
  });
  try {
    await page.goto(`http://klub.example:${new URL(server.url).port}${path}`);
    await page.locator('input[name=name]').fill('Møller, Bo');
    await page.locator('input[type=password]').fill('en lang og god adgangskode');
    await page.locator('main button.strong[type=submit]').click();
    await page.locator('.desk-table tr[data-board]').first().waitFor();
    const other = arbiterAt(page);
    await choose(other, 1);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await server.close();
    await warning(other).waitFor();
    await page.evaluate(() => location.reload());
    await expect.poll(() => addresses).toEqual(['beforeunload']);
    expect(await shownResult(other, 1)).toContain('1–0');
    await startAgain();
    await expect.poll(() => warning(other).count()).toBe(0);
  } finally {
    await browser.close();
  }
});

test('nobody finds a copy after the arbiter has signed out', async () => {
  const { page } = arbiter;
  await expect.poll(() => keptResult(page)).not.toBeNull();
  await page.locator('header details summary').last().click();
  await page.getByRole('button', { name: t('console.sign-out') }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
