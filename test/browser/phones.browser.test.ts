import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, choose, deskBoards, openDesk, shownResult, t } from './arbiter.ts';
import { beginTournament } from './begun.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { tellTournament } from './tell.ts';

let hall: Hall;
/** The desk, and a second one beside it. */
let arbiter: Arbiter;
let second: Arbiter;
let id = '';

/** A phone; without JavaScript where it is an old one. */
async function phone(javaScriptEnabled: boolean): Promise<Page> {
  const context = await hall.browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'da-DK',
    javaScriptEnabled,
  });
  return context.newPage();
}

/** The address on the printed card of a table or a player. */
async function addressOn(title: string): Promise<string> {
  const { page } = arbiter;
  await page.goto(`${hall.server.url}/print/${id}/codes`);
  const card = page.locator('article').filter({ has: page.getByRole('heading', { name: title }) });
  return (await card.locator('.address').innerText()).trim();
}

/** Says how the game ended, and says yes. */
async function report(page: Page, words: string): Promise<void> {
  await page.getByRole('link', { name: words }).click();
  await page.getByRole('heading', { name: t('phones.sure') }).waitFor();
  await page.getByRole('button', { name: t('phones.yes') }).click();
}

const says = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: false }).first().waitFor();

const waiting = ({ page }: Arbiter) => page.getByRole('region', { name: t('desk.reports-wait') });

beforeAll(async () => {
  hall = await openHall('phones');
  // The cards are printed from elsewhere: where the tournament is does not go by the page.
  const base = () => `${hall.server.url}/console/${id}`;
  arbiter = { page: hall.page, base };
  second = { page: await hall.context.newPage(), base };
});
afterAll(() => hall.close());

describe('results from the boards', () => {
  test('are turned on by the arbiter, who prints a card for each table', async () => {
    id = await beginTournament(hall, arbiter);
    await tellTournament(hall, id, {
      kind: 'change-settings',
      changes: { phoneReports: 'by-table' },
    });
    expect(await addressOn(t('terms.table-n', { table: 1 }))).toContain(`${hall.server.url}/r/`);
    expect(await arbiter.page.getByRole('img', { name: t('phones.qr') }).count()).toBe(3);
    expect(await faultsOn(arbiter.page)).toEqual([]);
    await arbiter.page.goto(`${hall.server.url}/print/${id}/slips`);
    expect(await arbiter.page.getByRole('img', { name: t('phones.qr') }).count()).toBe(3);
  });

  test('enter at once from a table, on a phone without JavaScript', async () => {
    const address = await addressOn(t('terms.table-n', { table: 1 }));
    await openDesk(arbiter, 1);
    const old = await phone(false);
    await old.goto(address);
    const [first] = await deskBoards(arbiter);
    await says(old, first?.white ?? '');
    await report(old, t('phones.won', { name: first?.white ?? '' }));
    await says(old, t('phones.entered', { result: '1–0' }));
    await expect.poll(() => shownResult(arbiter, 1)).toContain('1–0');
    await old.getByRole('link', { name: t('phones.wrong') }).click();
    await report(old, t('terms.draw'));
    await says(old, t('phones.otherwise'));
    await waiting(arbiter).waitFor();
    await waiting(arbiter)
      .getByRole('button', { name: t('console.keep-result', { result: '1–0' }) })
      .click();
    await waiting(arbiter).waitFor({ state: 'detached' });
    await old.context().close();
  });

  test('are settled by the arbiter where two phones report differently', async () => {
    await tellTournament(hall, id, {
      kind: 'change-settings',
      changes: { phoneReports: 'by-both' },
    });
    await openDesk(arbiter, 1);
    const { white = '', black = '' } = (await deskBoards(arbiter))[1] ?? {};
    const [atWhite, atBlack] = [await phone(true), await phone(true)];
    await atWhite.goto(await addressOn(white));
    expect(await faultsOn(atWhite)).toEqual([]);
    await atBlack.goto(await addressOn(black));
    await openDesk(arbiter, 1);
    await second.page.goto(`${arbiter.base()}/results/1`);
    await choose(second, 2);
    await Promise.all([
      report(atWhite, t('phones.won', { name: white })),
      report(atBlack, t('phones.won', { name: black })),
    ]);
    await Promise.all([waiting(arbiter).waitFor(), waiting(second).waitFor()]);
    expect(await faultsOn(second.page)).toEqual([]);
    await atWhite.getByRole('link', { name: t('phones.again') }).click();
    await says(atWhite, t('phones.differing'));
    expect(await faultsOn(atWhite)).toEqual([]);
    await waiting(second)
      .getByRole('button', { name: t('console.enter-result', { result: '0–1' }) })
      .click();
    await Promise.all([
      waiting(arbiter).waitFor({ state: 'detached' }),
      waiting(second).waitFor({ state: 'detached' }),
    ]);
    await expect.poll(() => shownResult(arbiter, 2)).toContain('0–1');
    for (const page of [atWhite, atBlack]) {
      await page.getByRole('link', { name: t('phones.again') }).click();
      await says(page, t('phones.entered', { result: '0–1' }));
      await page.context().close();
    }
  });

  test('are no longer taken with a code that was made void', async () => {
    const { page } = arbiter;
    const address = await addressOn('Møller, Bo');
    await page.goto(`${hall.server.url}/console/${id}/links`);
    await page.getByRole('button', { name: t('links.codes-revoke') }).click();
    await says(page, t('links.codes-revoked'));
    expect(await faultsOn(page)).toEqual([]);
    const late = await phone(true);
    await late.goto(address);
    await says(late, t('error.code.revoked'));
    await late.context().close();
  });
});
