import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, t } from './arbiter.ts';
import { beginTournament } from './begun.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { tellTournament } from './tell.ts';

let hall: Hall;
let arbiter: Arbiter;
let id = '';

async function phone(javaScriptEnabled: boolean): Promise<Page> {
  const context = await hall.browser.newContext({
    javaScriptEnabled,
    locale: 'da-DK',
    viewport: { width: 360, height: 740 },
  });
  return context.newPage();
}

/** The address on the printed card of a player. */
async function addressOf(name: string): Promise<string> {
  const { page } = arbiter;
  await page.goto(`${hall.server.url}/print/${id}/codes`);
  const card = page.locator('article').filter({ has: page.getByRole('heading', { name }) });
  return (await card.locator('.address').innerText()).trim();
}

const says = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: false }).first().waitFor();

/** Chooses a round and what is wanted of it, and asks. */
async function ask(page: Page, round: number, wish: string): Promise<void> {
  const part = page.locator('details').filter({ hasText: t('terms.round-n', { round }) });
  await part.locator('summary').click();
  await part.getByLabel(wish).check();
  await part.getByRole('button', { name: t('asks.send') }).click();
}

/** The button of an answer to somebody. */
const answer = (name: string, key: 'asks.grant') =>
  arbiter.page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: t(key) });

beforeAll(async () => {
  hall = await openHall('asks');
  arbiter = { ...arbiterAt(hall.page), base: () => `${hall.server.url}/console/${id}` };
});
afterAll(() => hall.close());

describe('byes and withdrawals that players ask for', () => {
  test('are turned on by the arbiter, who prints a card for each player', async () => {
    id = await beginTournament(hall, arbiter);
    await tellTournament(hall, id, {
      kind: 'change-settings',
      changes: { playerAsks: 'until-paired' },
    });
    expect(await addressOf('Holm, Eva')).toContain(`${hall.server.url}/r/`);
    expect(await arbiter.page.getByRole('img', { name: t('phones.qr') }).count()).toBe(6);
    expect(await faultsOn(arbiter.page)).toEqual([]);
  });

  test('are asked for on a phone without JavaScript, and granted in one act', async () => {
    const page = await phone(false);
    await page.goto(await addressOf('Holm, Eva'));
    await page.waitForURL('**/asks');
    await ask(page, 2, t('asks.wish-half-point'));
    const wish = t('asks.short-half-point');
    await says(page, t('asks.waits', { round: 2, wish }));
    await arbiter.page.goto(`${arbiter.base()}/round/1`);
    await answer('Holm, Eva', 'asks.grant').waitFor();
    expect(await faultsOn(arbiter.page)).toEqual([]);
    await answer('Holm, Eva', 'asks.grant').click();
    await answer('Holm, Eva', 'asks.grant').waitFor({ state: 'detached' });
    await page.reload();
    await says(page, t('asks.granted', { round: 2, bye: t('terms.bye-half-point') }));
    await page.context().close();
  });

  test('reach the desk as they are asked for, and are declined with words', async () => {
    const { page } = arbiter;
    const address = await addressOf('Voß, Anna');
    await page.goto(`${arbiter.base()}/results/1`);
    await page.getByText(t('desk.title', { round: 1 })).waitFor();
    const other = await phone(true);
    await other.goto(address);
    await other.waitForURL('**/asks');
    expect(await faultsOn(other)).toEqual([]);
    await ask(other, 3, t('asks.wish-withdrawal'));
    await says(other, t('asks.waits', { round: 3, wish: t('asks.short-withdrawal') }));
    expect(await faultsOn(other)).toEqual([]);
    await page.getByRole('link', { name: t('asks.queue-count', { count: 1 }) }).click();
    await page
      .locator('summary')
      .filter({ hasText: t('asks.decline') })
      .click();
    await page.getByLabel(t('asks.why')).fill('Kom og tal med mig');
    await page.getByRole('button', { name: t('asks.decline'), exact: true }).click();
    await answer('Voß, Anna', 'asks.grant').waitFor({ state: 'detached' });
    await other.reload();
    const facts = { round: 3, wish: t('asks.short-withdrawal'), why: 'Kom og tal med mig' };
    await says(other, t('asks.declined', facts));
    await other.context().close();
  });

  test('are taken back by who asked, and stand in the history', async () => {
    const { page } = arbiter;
    const other = await phone(true);
    await other.goto(await addressOf('Lund, Ole'));
    await ask(other, 2, t('asks.wish-zero-point'));
    await other.getByRole('button', { name: t('asks.take-back') }).click();
    await other.getByRole('button', { name: t('asks.take-back') }).waitFor({ state: 'detached' });
    await other.context().close();
    await page.goto(`${arbiter.base()}/history`);
    const facts = { player: 'Lund, Ole', round: 2 };
    await says(page, t('history.player-ask-taken-back', facts));
    await says(page, t('history.player-asked', { ...facts, bye: t('terms.bye-zero-point') }));
  });
});
