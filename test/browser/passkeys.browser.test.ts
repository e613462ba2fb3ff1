import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { tell } from './tell.ts';

const second = 'en anden lang adgangskode';
const ida = 'Hansen, Ida';

let hall: Hall;
let page: Page;
/** Ida's own browser. */
let hers: Page;

const button = (where: Page, key: Parameters<typeof t>[0]) =>
  where.getByRole('button', { name: t(key), exact: true });

async function signIn(where: Page, name: string, password: string): Promise<void> {
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

beforeAll(async () => {
  hall = await openHall('passkeys');
  page = hall.page;
  await setUpAccount(arbiterAt(page), hall.server.setupUrl ?? '');
  const right = { role: 'arbiter', for: { kind: 'organisation', organisation: 'own' } };
  await tell(hall, '/accounts', { name: ida, password: second, right, confirmed: true });
  hers = await (await hall.browser.newContext({ locale: 'da-DK' })).newPage();
  await signIn(hers, ida, second);
  await hers.waitForURL('**/console');
});

afterAll(() => hall.close());

describe('passkeys', () => {
  test('let their account in, by name and without; the page loads its part when it is used', async () => {
    const device = await hers.context().newCDPSession(hers);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await hers.goto(`${hall.server.url}/console/account`);
    await hers.getByText(t('passkey.none')).waitFor();
    const add = async (present: string) => {
      await hers.getByLabel(t('passkey.name')).fill('Min telefon');
      await hers.getByLabel(t('passkey.password')).fill(present);
      await button(hers, 'passkey.add').click();
    };
    await add('ikke den rigtige');
    await hers.getByText(t('error.account.wrong-password')).waitFor();
    await add(second);
    await hers.getByText(t('passkey.added')).waitFor();
    expect(await faultsOn(hers)).toEqual([]);
    const scripts: string[] = [];
    hers.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    for (const name of ['', ida]) {
      await hers.context().clearCookies();
      await hers.goto(`${hall.server.url}/sign-in`);
      await hers.getByLabel(t('terms.name')).fill(name);
      await hers.waitForLoadState('networkidle');
      const before = scripts.length;
      await button(hers, 'passkey.sign-in').click();
      await hers.waitForURL('**/console');
      if (name === '') expect(scripts.length).toBeGreaterThan(before);
    }
    expect(await hers.locator('header').innerText()).toContain(ida);
  });

  test('are the only way in where the owner says so, and say where they do not work', async () => {
    await openAccount(ida);
    await button(page, 'passkey.only').click();
    await button(page, 'passkey.not-only').waitFor();
    await hers.context().clearCookies();
    await signIn(hers, ida, second);
    await hers.getByText(t('error.account.passkey-only')).waitFor();
    await button(hers, 'passkey.sign-in').click();
    await hers.waitForURL('**/console');
    await hers.goto(`${hall.server.url}/console/account`);
    const remove = hers.getByRole('button', {
      name: t('passkey.remove-of', { name: 'Min telefon' }),
    });
    await remove.click();
    await hers.getByText(t('error.passkey.only-way')).waitFor();
    const numbered = new URL(hall.server.url);
    numbered.hostname = '127.0.0.1';
    await hall.asVisitor('/', async (visitor) => {
      await visitor.goto(`${numbered.origin}/sign-in`);
      const address = numbered.origin;
      await visitor.getByText(t('error.passkey.not-here', { address })).waitFor();
    });
    await button(page, 'passkey.not-only').click();
    await button(page, 'passkey.only').waitFor();
    await remove.click();
    await hers.getByText(t('passkey.removed')).waitFor();
    await hers.getByText(t('passkey.none')).waitFor();
  });
});
