import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbiterAt, deskReady, setUpAccount, t } from './arbiter.ts';
import { type Hall, openHall } from './hall.ts';

const players = ['Alm, Ida', 'Berg, Ole', 'Carlsen, Eva', 'Dam, Per'];

/** More stops of the tab key than this no page should have before what is wanted. */
const mostStops = 120;

let hall: Hall;

beforeAll(async () => {
  hall = await openHall('keyboard');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((one) => one === document.activeElement);

/** Goes to a field or button as somebody does who has no mouse; whoever is there sees it. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; !(await isFocused(target)); stops += 1) {
    if (stops > mostStops) throw new Error(`not reached by tab: ${target}`);
    await hall.page.keyboard.press('Tab');
  }
  const outline = await target.evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(outline).not.toBe('none');
}

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await hall.page.keyboard.press(key);
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await hall.page.keyboard.press('Control+A');
  await hall.page.keyboard.type(text);
}

const button = (name: string): Locator => hall.page.getByRole('button', { name, exact: true });
const link = (name: string): Locator => hall.page.getByRole('link', { name, exact: true });

test('a round is played from the first player to the printed standings by keyboard alone', async () => {
  const { page } = hall;
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await press(link(t('console.new-tournament')));
  await type(page.locator('input[name="settings.name"]'), 'Uden mus');
  await press(button(t('console.create')));
  await page.waitForURL('**/entries');

  for (const name of players) {
    await type(page.locator('input[name="command.players.0.details.name"]'), name);
    await page.keyboard.press('Enter');
    await page.getByText(t('console.player-added', { name })).waitFor();
  }

  const base = page.url().replace('/entries', '');
  await page.goto(`${base}/lots`);
  await press(page.locator('main').getByRole('button', { name: t('console.step-draw-lots') }));
  await press(button(t('console.step-pair-first')));
  await page.getByText(t('console.draft'), { exact: true }).first().waitFor();
  await press(button(t('console.step-publish')));
  await page.waitForURL('**/results');

  await deskReady(arbiterAt(page));
  await page.keyboard.press('1');
  await expect.poll(() => page.locator('.desk-table td.result').first().innerText()).toBe('1–0');
  await page.keyboard.press('5');
  await expect.poll(() => page.locator('.desk-table td.result').nth(1).innerText()).toBe('½–½');
  // What happened is said in passing to whoever listens.
  await expect.poll(() => page.locator('.keys-panel').getByRole('status').innerText()).not.toBe('');

  const pages = page.getByRole('navigation', { name: t('console.pages') });
  await press(pages.getByRole('link', { name: t('console.tab-standings'), exact: true }));
  await page.waitForURL('**/standings');
  const standings = page.getByRole('table', { name: t('terms.standings') });
  await expect.poll(() => standings.locator('tbody tr').count()).toBe(players.length);

  await tabTo(page.getByText(t('console.more'), { exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'CSV', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'CSV', exact: true }).waitFor({ state: 'hidden' });

  await press(pages.getByRole('link', { name: t('console.tab-prints'), exact: true }));
  await press(button(t('print.round-set-show')));
  await page.waitForURL('**/print/**');
  await expect.poll(() => page.locator('main .sheet').count()).toBe(3);
  await press(button(t('terms.print')));
  await page.locator('html[data-printed=yes]').waitFor({ state: 'attached' });
});
