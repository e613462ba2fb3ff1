import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let arbiter: Arbiter<PlainPage>;
let token = '';

const part = () => hall.page.getByRole('region', { name: t('token.title') });

/** What the API answers a program with the token. */
const statusOf = async (path: string): Promise<number> =>
  (await fetch(`${hall.server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } }))
    .status;

beforeAll(async () => {
  hall = await openPlainHall('tokens');
  arbiter = arbiterAt(hall.page);
});
afterAll(() => hall.close());

describe('tokens for programs', () => {
  test('are made with a right of their own, and shown once', async () => {
    const { page } = hall;
    await setUpAccount(arbiter, hall.server.setupUrl ?? '');
    await page.goto(`${hall.server.url}/console/account`);
    await part().getByLabel(t('token.name')).fill('Liveboards');
    await part()
      .getByLabel(t('token.right'))
      .selectOption({ label: t('role.arbiter') });
    await part()
      .getByRole('button', { name: t('token.make') })
      .click();
    token = await part().locator('code').innerText();
    expect(token).toMatch(/^rokade_/);
    expect(await faultsOn(page)).toEqual([]);
    await page.reload();
    await part().getByText('Liveboards').waitFor();
    expect(await part().innerText()).not.toContain(token);
  });

  test('let a program do that, and no more, until they are revoked', async () => {
    const { page } = hall;
    expect(await statusOf('/register/people')).not.toBe(401);
    expect(await statusOf('/accounts')).toBe(403);
    await part()
      .getByRole('button', { name: `${t('links.revoke')}: Liveboards` })
      .click();
    await part().getByText(t('token.revoked')).waitFor();
    expect(await statusOf('/accounts')).toBe(401);
    expect(await faultsOn(page)).toEqual([]);
  });
});
