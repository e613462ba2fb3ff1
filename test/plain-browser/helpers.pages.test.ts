import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, deskBoards, shownResult, t } from '../browser/arbiter.ts';
import { beginTournament } from '../browser/begun.ts';
import { tellHere } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let arbiter: Arbiter<PlainPage>;
/** Somebody without an account. */
let helper: Arbiter<PlainPage>;
let address = '';

const linksPage = () => `${arbiter.base()}/links`;
const button = (page: PlainPage, key: Parameters<typeof t>[0]) =>
  page.getByRole('button', { name: t(key), exact: true });

beforeAll(async () => {
  hall = await openPlainHall('helpers');
  arbiter = arbiterAt(hall.page);
  const phone = await hall.browser.newContext();
  helper = arbiterAt(await phone.newPage());
});
afterAll(() => hall.close());

describe('a helper with a link', () => {
  test('comes to a tournament with a round', async () => {
    await beginTournament(hall, arbiter);
  });

  test('is given one, as a slip with a QR code', async () => {
    const { page } = arbiter;
    await page.goto(linksPage());
    await page.getByLabel(t('terms.name'), { exact: true }).fill('Bo ved døren');
    await page.getByLabel(t('links.boards-first'), { exact: true }).fill('2');
    await page.getByLabel(t('links.boards-last'), { exact: true }).fill('3');
    await button(page, 'links.make').click();
    const slip = page.getByRole('region', { name: t('links.slip') });
    await slip.getByRole('img', { name: t('links.qr') }).waitFor();
    expect(await slip.innerText()).toContain('bræt 2–3');
    address = (await slip.locator('.address').innerText()).trim();
    expect(address).toContain(`${hall.server.url}/link/`);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('sees the boards of the task alone', async () => {
    const { page } = helper;
    await page.goto(address);
    expect(await faultsOn(page)).toEqual([]);
    await button(page, 'links.open-results-only').click();
    await page.waitForURL('**/results');
    expect((await deskBoards(helper)).map(({ board }) => board)).toEqual([2, 3]);
    const tabs = page.getByRole('navigation', { name: t('console.pages') });
    expect(await tabs.getByRole('link').count()).toBe(1);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('enters a result, which the history signs with the link', async () => {
    const result = { kind: 'played', white: 2, black: 0 };
    await tellHere(helper, { kind: 'enter-result', round: 1, board: 3, result });
    await helper.page.reload();
    expect(await shownResult(helper, 3)).toContain('1');
    await arbiter.page.goto(`${arbiter.base()}/history`);
    await arbiter.page.getByText('Bo ved døren (link)').first().waitFor();
  });

  test('is refused everywhere else', async () => {
    const { page } = helper;
    const base = arbiter.base();
    for (const path of ['', '/new', '/account', '/accounts', '/roles']) {
      expect((await page.goto(`${hall.server.url}/console${path}`))?.status()).toBe(403);
    }
    for (const path of ['entries', 'standings', 'history', 'settings', 'links', 'round']) {
      expect((await page.goto(`${base}/${path}`))?.status()).toBe(403);
    }
    await page.getByRole('heading', { name: t('console.error-403') }).waitFor();
    const id = base.split('/').at(-1);
    const answer = await page.request.get(`${hall.server.url}/api/tournaments/${id}/export`);
    expect(answer.status()).toBe(403);
  });

  test('is let in no more once the link is revoked', async () => {
    await helper.page.goto(`${arbiter.base()}/results`);
    await arbiter.page.goto(linksPage());
    await button(arbiter.page, 'links.revoke').click();
    await arbiter.page.getByText(t('links.revoked')).waitFor();
    await helper.page.reload();
    expect(new URL(helper.page.url()).pathname).toBe('/sign-in');
    await helper.page.goto(address);
    await helper.page.getByText(t('error.link.unknown')).waitFor();
  });
});
