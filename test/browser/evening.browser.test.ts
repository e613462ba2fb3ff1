import { type RunningServer, startServer } from '@rokade/server';
import { emptyDetails, usualSettings } from '@rokade/tournament';
import { handler } from '@rokade/web/handler';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Arbiter,
  arbiterAt,
  choose,
  deskBoards,
  nameAlone,
  setUpAccount,
  shownResult,
  t,
} from './arbiter.ts';
import { type Hall, openHall } from './hall.ts';
import { tell, tellTournament } from './tell.ts';

const names = ['Møller, Bo', 'Holm, Eva', 'Krüger, Jens', 'Voß, Anna', 'Dahl, Per', 'Lund, Ole'];

let hall: Hall;
/** The server of the hall, or the one started anew in its place. */
let server: RunningServer;
let id = '';
/** The desk, a second one, a tablet at the door, the phones of a pair, and a screen. */
let desk: Arbiter;
let second: Arbiter;
let tablet: Page;
let phones: readonly Page[] = [];
let screen: Page;

const at = (path: string): string => `${hall.server.url}${path}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function browserOf(width: number, height: number): Promise<Page> {
  const viewport = { width, height };
  return (await hall.browser.newContext({ viewport, locale: 'da-DK' })).newPage();
}

async function startAgain(): Promise<void> {
  const port = Number(new URL(hall.server.url).port);
  const options = { port, dataDirectory: hall.folder, pages: handler, quiet: true };
  const started = await startServer(options);
  if (!started.ok) throw new Error(started.error.code);
  server = started.value;
}

/** The address on a player's own card. */
async function addressOf(name: string): Promise<string> {
  const paper = await hall.context.newPage();
  await paper.goto(at(`/print/${id}/codes`));
  const card = paper.locator('article').filter({ has: paper.getByRole('heading', { name }) });
  const address = (await card.locator('.address').innerText()).trim();
  await paper.close();
  return address;
}

async function report(page: Page, words: string): Promise<void> {
  await page.getByRole('link', { name: words }).click();
  await button(page, t('phones.yes')).click();
}

const onScreen = (): Promise<string> => screen.locator('main').innerText();

beforeAll(async () => {
  hall = await openHall('evening');
  server = hall.server;
  desk = { page: hall.page, base: () => at(`/console/${id}`) };
  await setUpAccount(arbiterAt(hall.page), server.setupUrl ?? '');
  const settings = { ...usualSettings, name: 'Klubaften', phoneReports: 'by-both' };
  id = (await (await tell(hall, '/tournaments', { settings })).json()).id;
  const players = names.map((name, no) => ({ id: `p${no}`, details: { ...emptyDetails, name } }));
  await tellTournament(hall, id, { kind: 'enter-players', players });
  await tellTournament(hall, id, { kind: 'draw-lots', seed: 'aften' });
});
afterAll(async () => {
  await server.close();
  await hall.close();
});

describe('an evening with six browsers', () => {
  test('players are ticked on a tablet, and the desk sees it at once', async () => {
    await desk.page.goto(`${desk.base()}/links`);
    await desk.page.getByLabel(t('terms.name'), { exact: true }).fill('Bo ved døren');
    await desk.page.locator('select[name=role]').selectOption('check-in-only');
    await button(desk.page, t('links.make')).click();
    const slip = desk.page.getByRole('region', { name: t('links.slip') });
    tablet = await browserOf(820, 1180);
    await tablet.goto((await slip.locator('.address').innerText()).trim());
    await button(tablet, t('links.open-check-in-only')).click();
    await tablet.waitForURL('**/check-in');
    await desk.page.goto(`${desk.base()}/check-in`);
    for (const name of names) {
      await tablet.locator('main li label').filter({ hasText: name }).click();
    }
    await button(tablet, t('check-in.confirm-n', { count: names.length })).click();
    const all = t('check-in.here-of', { here: names.length, expected: names.length });
    for (const page of [tablet, desk.page]) {
      await expect.poll(() => page.locator('.counts').innerText()).toContain(all);
    }
  });

  test('a published round stands on the screen, and both desks and two phones have it', async () => {
    screen = await browserOf(1920, 1080);
    await screen.goto(at(`/screen/${id}/1`));
    await tellTournament(hall, id, { kind: 'pair-round' });
    await tellTournament(hall, id, { kind: 'publish-round' });
    await expect.poll(onScreen).toContain(names[0]);
    second = { page: await hall.context.newPage(), base: desk.base };
    for (const { page } of [desk, second]) await page.goto(`${desk.base()}/results/1`);
    const [first] = await deskBoards(desk);
    const pair = [first?.white ?? '', first?.black ?? ''].map(nameAlone);
    phones = [await browserOf(360, 740), await browserOf(360, 740)];
    for (const [index, phone] of phones.entries()) {
      await phone.goto(await addressOf(pair[index] ?? ''));
    }
  });

  test('what two phones say alike is entered for everybody', async () => {
    const [first] = await deskBoards(desk);
    for (const phone of phones) {
      await report(phone, t('phones.won', { name: first?.white ?? '' }));
    }
    for (const each of [desk, second]) {
      await expect.poll(() => shownResult(each, 1)).toContain('1–0');
    }
    await expect.poll(onScreen).toContain('1–0');
  });

  test('nothing acknowledged is lost with the server, and what was typed meanwhile comes after', async () => {
    await server.close();
    await choose(desk, 2);
    await desk.page.keyboard.press('5');
    await desk.page.getByText(t('desk.waiting', { count: 1 })).waitFor();
    await screen.locator('.lost').waitFor();
    // The screen goes on turning its pages, and a page without results may be its turn.
    await expect.poll(onScreen).toContain('1–0');
    await startAgain();
    for (const each of [desk, second]) {
      await expect.poll(() => shownResult(each, 2)).toContain('½–½');
      expect(await shownResult(each, 1)).toContain('1–0');
    }
    await screen.locator('.lost').waitFor({ state: 'detached' });
    await expect.poll(onScreen).toContain('½–½');
    await choose(second, 3);
    await second.page.keyboard.press('0');
    await expect.poll(() => shownResult(desk, 3)).toContain('0–1');
  });

  test('phones with an old page are told how it stands', async () => {
    for (const phone of phones) {
      await phone.reload();
      await phone
        .getByText(t('phones.entered', { result: '1–0' }))
        .first()
        .waitFor();
    }
  });
});
