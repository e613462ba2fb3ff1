import { afterAll, beforeAll, expect, test } from 'vitest';
import { withPlayers } from '../tournament/journal-driver.ts';
import { type Arbiter, arbiterAt, setUpAccount, t } from './arbiter.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { keepJournals } from './kinds-of-tournament.ts';

let hall: Hall;
let arbiter: Arbiter;
let id = '';

beforeAll(async () => {
  hall = await openHall('erasing', async (folder) => {
    [id = ''] = await keepJournals(folder, [withPlayers(6, {})]);
  });
  arbiter = arbiterAt(hall.page);
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

const name = 'Spiller 03';

test('the card of a player asks, erases, and offers no undo', async () => {
  const { page } = arbiter;
  await page.goto(`${hall.server.url}/console/${id}/players`);
  await page.getByRole('link', { name }).first().click();
  const button = page.getByRole('button', { name: t('console.erase-player') });
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('consequence.erased-for-good', { player: name })).waitFor();
  expect(await faultsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('terms.cancel') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await button.click();
  await dialog.getByRole('button', { name: t('console.do-it') }).click();
  await page.getByRole('heading', { name: 'N. N.' }).waitFor();
  expect(await page.getByRole('button', { name: t('console.undo') }).count()).toBe(0);
});

test('the history says that it was done, and the name nowhere', async () => {
  const { page } = arbiter;
  await page.goto(`${hall.server.url}/console/${id}/history`);
  const text = await page.locator('main').innerText();
  expect(text).toContain(t('history.player-erased', { player: 'N. N.' }));
  expect(text).not.toContain(name);
});

test('visitors see N. N.', () =>
  hall.asVisitor(`/t/${id}/players`, async (visitor) => {
    const text = await visitor.locator('main').innerText();
    expect(text).toContain('N. N.');
    expect(text).not.toContain(name);
    expect(text).toContain('Spiller 04');
  }));
