import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refill, t } from '../browser/arbiter.ts';
import { enterPerson } from '../browser/people.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';

const first = 'en lang og god adgangskode';
const second = 'en anden lang adgangskode';
const bo = 'Møller, Bo';
const ida = 'Hansen, Ida';

let hall: PlainHall;
let page: PlainPage;
/** Ida's own browser. */
let hers: PlainPage;

const button = (where: PlainPage, key: Parameters<typeof t>[0]) =>
  where.getByRole('button', { name: t(key), exact: true });

async function signIn(where: PlainPage, name: string, password: string): Promise<void> {
  await where.goto(`${hall.server.url}/sign-in`);
  await where.getByLabel(t('terms.name')).fill(name);
  await where.getByLabel(t('console.password')).fill(password);
  await button(where, 'console.sign-in').click();
}

async function openAccount(name: string): Promise<void> {
  await page.goto(`${hall.server.url}/console/accounts`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
}

const stateOf = (name: string) =>
  page.getByRole('row').filter({ hasText: name }).locator('td').last().innerText();

beforeAll(async () => {
  hall = await openPlainHall('accounts');
  page = hall.page;
  hers = await (await hall.browser.newContext({ locale: 'da-DK' })).newPage();
});

afterAll(() => hall.close());

describe('accounts', () => {
  test('the rule of the password is told before it is typed', async () => {
    await page.goto(hall.server.setupUrl ?? '');
    const rule = t('console.password-hint', { minimum: 10 });
    expect(rule).toContain('10');
    const described = await page.locator('input[type=password]').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe(rule);
    await page.locator('input[name=name]').fill('Møller, Bo');
    await page.locator('input[type=password]').fill('en lang og god adgangskode');
    await page.locator('main button.strong[type=submit]').click();
    await page.waitForURL('**/console');
  });

  test('an administrator makes one and sees who is signed in', async () => {
    await page.goto(`${hall.server.url}/console/accounts`);
    await page.getByLabel(t('terms.name')).fill('Hansen, Idda');
    await page.getByLabel(t('console.password')).fill('kort');
    await button(page, 'console.make-account').click();
    await page.getByText(t('error.account.password-too-short', { minimum: 10 })).waitFor();
    await page.getByLabel(t('console.password')).fill(first);
    await button(page, 'console.make-account').click();
    await page.getByRole('link', { name: 'Hansen, Idda' }).waitFor();
    expect(await stateOf('Hansen, Idda')).toBe(t('account.not-signed-in'));
    await signIn(hers, 'hansen, idda', first);
    await hers.waitForURL('**/console');
    await page.reload();
    expect(await stateOf('Hansen, Idda')).toBe(t('account.signed-in-on', { count: 1 }));
  });

  test('renames it; a name that is taken is refused beside the field', async () => {
    await openAccount('Hansen, Idda');
    await refill(page.getByLabel(t('account.rename')), 'MØLLER, bo');
    await button(page, 'account.rename-save').click();
    await page.getByText(t('error.account.name-taken')).waitFor();
    await refill(page.getByLabel(t('account.rename')), ida);
    await button(page, 'account.rename-save').click();
    await page.getByText(t('account.renamed', { name: ida })).waitFor();
    await hers.reload();
    expect(await hers.locator('header').innerText()).toContain(ida);
  });

  test('say whose they are; each page leads to the other', async () => {
    await enterPerson(hall);
    await openAccount(ida);
    await page.getByLabel(t('account.person-query')).fill('alm');
    await button(page, 'account.person-find').click();
    const choose = t('account.person-choose-of', { name: 'Alm, Ida' });
    await page.getByRole('button', { name: choose }).click();
    await page.getByRole('link', { name: 'Alm, Ida' }).click();
    await page.getByRole('heading', { name: 'Alm, Ida', level: 1 }).waitFor();
    await page.locator('main').getByRole('link', { name: ida }).click();
    await page.getByRole('heading', { name: ida, level: 1 }).waitFor();
    await button(page, 'account.person-none').click();
    await page.getByLabel(t('account.person-query')).waitFor();
  });

  test('everybody changes the password themselves; other devices are signed out', async () => {
    const phone = await (await hall.browser.newContext({ locale: 'da-DK' })).newPage();
    await signIn(phone, ida, first);
    await phone.waitForURL('**/console');
    await hers.locator('summary', { hasText: ida }).click();
    await hers.getByRole('link', { name: t('account.mine') }).click();
    await hers.getByText(t('account.also-elsewhere', { count: 1 })).waitFor();
    const change = async (present: string, wanted: string) => {
      await hers.getByLabel(t('account.present-password')).fill(present);
      await hers.getByLabel(t('account.new-password')).fill(wanted);
      await button(hers, 'account.change-password').click();
    };
    await change('ikke den rigtige', second);
    await hers.getByText(t('error.account.wrong-password')).waitFor();
    await change(first, 'kort');
    await hers.getByText(t('error.account.password-too-short', { minimum: 10 })).waitFor();
    await change(first, second);
    await hers.getByText(t('account.password-changed')).waitFor();
    await hers.getByText(t('account.only-here')).waitFor();
    await phone.reload();
    expect(new URL(phone.url()).pathname).toBe('/sign-in');
    await signIn(phone, ida, second);
    await phone.waitForURL('**/console');
    await hers.reload();
    await button(hers, 'account.end-others').click();
    await hers.getByText(t('account.only-here')).waitFor();
    await phone.context().close();
  });

  test('sees where one is signed in and signs out there alone; so does an administrator', async () => {
    const phone = await (await hall.browser.newContext({ locale: 'da-DK' })).newPage();
    const enter = async () => {
      await signIn(phone, ida, second);
      await phone.waitForURL('**/console');
    };
    const isOut = async () => {
      await phone.reload();
      expect(new URL(phone.url()).pathname).toBe('/sign-in');
    };
    await enter();
    await hers.goto(`${hall.server.url}/console/account`);
    const devices = hers.getByRole('listitem').filter({ hasText: 'Chrome, Linux' });
    expect(await devices.count()).toBe(2);
    const own = devices.filter({ hasText: t('account.session-here') });
    expect(await own.getByRole('button').count()).toBe(0);
    await devices.getByRole('button').click();
    await hers.getByText(t('account.session-ended')).waitFor();
    await hers.getByText(t('account.only-here')).waitFor();
    await isOut();
    await enter();
    await openAccount(ida);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Chrome, Linux' })
      .first()
      .getByRole('button')
      .click();
    await page.getByText(t('account.session-ended')).waitFor();
    await isOut();
    await hers.reload();
    expect(new URL(hers.url()).pathname).toBe('/console/account');
    await phone.context().close();
  });

  test('a forgotten password is replaced by one that is shown once', async () => {
    await openAccount(ida);
    await button(page, 'account.reset').click();
    const shown = await page.locator('main code').innerText();
    await hers.reload();
    expect(new URL(hers.url()).pathname).toBe('/sign-in');
    await signIn(hers, ida, shown);
    await hers.waitForURL('**/console');
    await page.reload();
    expect(await page.locator('main').innerText()).not.toContain(shown);
  });

  test('a disabled account lets nobody in until it is enabled', async () => {
    await openAccount(ida);
    await button(page, 'account.disable').click();
    await button(page, 'account.enable').waitFor();
    await page.goto(`${hall.server.url}/console/accounts`);
    expect(await stateOf(ida)).toBe(t('account.is-disabled'));
    await hers.reload();
    expect(new URL(hers.url()).pathname).toBe('/sign-in');
    await openAccount(ida);
    await button(page, 'account.reset').click();
    const shown = await page.locator('main code').innerText();
    await signIn(hers, ida, shown);
    await hers.getByText(t('error.account.disabled')).waitFor();
    await button(page, 'account.enable').click();
    await button(page, 'account.disable').waitFor();
    await signIn(hers, ida, shown);
    await hers.waitForURL('**/console');
  });

  test('an arbiter sees nobody else’s account, and no account disables itself', async () => {
    for (const path of ['/console/accounts', `${new URL(page.url()).pathname}`]) {
      expect((await hers.goto(`${hall.server.url}${path}`))?.status()).toBe(403);
    }
    await openAccount(bo);
    expect(await button(page, 'account.disable').count()).toBe(0);
    expect(await button(page, 'account.reset').count()).toBe(0);
  });

  test('once there are accounts, only who is signed in makes the demo', async () => {
    await hall.asVisitor('/', async (visitor) => {
      expect(await button(visitor, 'public.demo-look').count()).toBe(0);
      const sent = await visitor.request.post(`${hall.server.url}/?/demo`, {
        headers: { origin: hall.server.url },
        form: { csrf: '' },
      });
      expect(sent.status()).toBe(403);
      const list = await visitor.request.get(`${hall.server.url}/api/tournaments`);
      expect(await list.json()).toMatchObject({ tournaments: [] });
    });
    await page.goto(hall.server.url);
    await button(page, 'public.demo-look').click();
    await page.waitForURL(/\/console\/demo-/);
    await hall.asVisitor('/', async (visitor) => {
      await visitor.getByRole('link', { name: t('public.demo-look') }).click();
      expect(visitor.url()).toMatch(/\/t\/demo-/);
    });
  });
});
