import type { Right } from '@rokade/installation';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Arbiter,
  allSaved,
  arbiterAt,
  choose,
  createTournament,
  deskBoards,
  refill,
  setUpAccount,
  shownResult,
  t,
} from './arbiter.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';

const password = 'en lang og god adgangskode';
const organisation = { kind: 'organisation', organisation: 'own' } as const;

let hall: Hall;
let owner: Arbiter;
/** A tournament in the middle of a round. */
let demo = '';

const button = (page: Page, key: Parameters<typeof t>[0]) =>
  page.getByRole('button', { name: t(key), exact: true });

/** Asks the API as the owner does. */
async function asOwner(path: string, data: unknown): Promise<void> {
  const { page } = owner;
  const session = await page.request.get(`${hall.server.url}/api/session`);
  const { csrf } = ((await session.json()) as { session: { csrf: string } }).session;
  const headers = { 'x-rokade-csrf': csrf };
  const sent = await page.request.post(`${hall.server.url}/api${path}`, { data, headers });
  expect(sent.ok()).toBe(true);
}

/** A new browser in which somebody with a right is signed in. */
async function signedIn(name: string, right: Right): Promise<Page> {
  await asOwner('/accounts', { name, password, right, confirmed: true });
  const context = await hall.browser.newContext({ locale: 'da-DK' });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const sent = await page.request.post(`${hall.server.url}/api/session`, {
    data: { name, password },
  });
  expect(sent.ok()).toBe(true);
  return page;
}

async function openAccount(name: string): Promise<void> {
  await owner.page.goto(`${hall.server.url}/console/accounts`);
  await owner.page.getByRole('link', { name, exact: true }).click();
  await owner.page.getByRole('heading', { name, exact: true }).waitFor();
}

beforeAll(async () => {
  hall = await openHall('rights');
  hall.context.setDefaultTimeout(15_000);
  owner = arbiterAt(hall.page);
  await setUpAccount(owner, hall.server.setupUrl ?? '');
  await button(hall.page, 'public.demo-look').click();
  await hall.page.waitForURL(/\/console\/demo-/);
  demo = owner.base().split('/').at(-1) ?? '';
  await hall.page.goto(`${hall.server.url}/console`);
  await createTournament(owner, 'Forårsturnering');
});
afterAll(() => hall.close());

describe('rights of an account', () => {
  test('are chosen with it, added on its page and taken away there', async () => {
    const { page } = owner;
    await page.goto(`${hall.server.url}/console/accounts`);
    await page.getByLabel(t('terms.name')).fill('Holm, Eva');
    await page.getByLabel(t('console.password'), { exact: true }).fill(password);
    await page.getByLabel(t('console.role'), { exact: true }).selectOption('results-only');
    await button(page, 'console.make-account').click();
    await page.getByText(t('error.rights.other-scope')).waitFor();
    await page.getByLabel(t('console.password'), { exact: true }).fill(password);
    await page
      .getByLabel(t('account.right-for'), { exact: true })
      .selectOption({ label: 'Forårsturnering' });
    await button(page, 'console.make-account').click();
    await page.getByRole('link', { name: 'Holm, Eva' }).waitFor();
    await openAccount('Holm, Eva');
    const only = t('account.right-of-event', {
      role: t('role.results-only'),
      event: 'Forårsturnering',
    });
    await page.getByRole('listitem').filter({ hasText: only }).waitFor();
    await page.getByLabel(t('console.role'), { exact: true }).selectOption('arbiter');
    await page
      .getByLabel(t('account.right-for'), { exact: true })
      .selectOption({ label: t('account.for-everything') });
    await button(page, 'account.give-right').click();
    await page
      .getByText(t('account.right-given', { name: 'Holm, Eva', right: t('role.arbiter') }))
      .waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: t('account.take-right-of', { right: only }) }).click();
    await page.getByText(t('account.right-taken', { name: 'Holm, Eva', right: only })).waitFor();
    await page.goto(`${hall.server.url}/console/accounts`);
    const row = page.getByRole('row', { name: 'Holm, Eva' });
    expect(await row.getByRole('cell').first().innerText()).toBe(t('role.arbiter'));
    await page.goto(`${hall.server.url}/console/installation`);
    const sentence = t('history.rights-set', { name: 'Holm, Eva', rights: t('role.arbiter') });
    await page.getByRole('row', { name: sentence }).waitFor();
  });

  test('are never taken from the last owner', async () => {
    const { page } = owner;
    await openAccount('Møller, Bo');
    await page
      .getByRole('button', { name: t('account.take-right-of', { right: t('role.owner') }) })
      .click();
    await page.getByText(t('error.account.last-admin')).waitFor();
  });

  test('that are taken away while their holder writes: said, and nothing typed is lost', async () => {
    const right: Right = { role: 'arbiter', for: { kind: 'event', event: demo } };
    const page = await signedIn('Lund, Ole', right);
    const ole = arbiterAt(page);
    await page.goto(`${hall.server.url}/console/${demo}/results`);
    const [first, second] = (await deskBoards(ole)).slice(-2).map(({ board }) => board);
    await choose(ole, first ?? 0);
    await openAccount('Lund, Ole');
    await owner.page.getByRole('button', { name: new RegExp(t('account.take-right')) }).click();
    await owner.page.getByText(t('account.no-rights'), { exact: true }).first().waitFor();
    await choose(ole, second ?? 0);
    await page.keyboard.press('1');
    await page.getByText(t('error.request.not-allowed')).waitFor();
    expect(await shownResult(ole, second ?? 0)).toContain('1');
    await asOwner(`/accounts/${owner.page.url().split('/').at(-1)}/rights/give`, right);
    await page.reload();
    await allSaved(ole);
    await expect.poll(() => shownResult(ole, second ?? 0)).toContain('1');
    await owner.page.goto(`${hall.server.url}/console/${demo}/history`);
    await owner.page
      .getByRole('row', { name: /Lund, Ole/ })
      .first()
      .waitFor();
    await page.context().close();
  });

  test('a form keeps what was typed, too', async () => {
    const page = await signedIn('Dahl, Per', { role: 'owner', for: organisation });
    await page.goto(`${hall.server.url}/console/installation`);
    const name = page.locator('input[name="changes.name"]');
    await refill(name, 'Skakklubben af 1875');
    await openAccount('Dahl, Per');
    await owner.page.getByRole('button', { name: new RegExp(t('account.take-right')) }).click();
    await owner.page.getByText(t('account.no-rights'), { exact: true }).first().waitFor();
    await button(page, 'terms.save').click();
    await page.getByText(t('console.error-403-next')).waitFor();
    expect(await name.inputValue()).toBe('Skakklubben af 1875');
    await page.context().close();
  });
});
