import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { keepJournals } from '../browser/kinds-of-tournament.ts';
import { started } from '../tournament/journal-driver.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

const name = 'Klubturnering';

let hall: PlainHall;
let id = '';

beforeAll(async () => {
  hall = await openPlainHall('archive', async (folder) => {
    [id = ''] = await keepJournals(folder, [started(6)]);
  });
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

const openSettings = () => hall.page.goto(`${hall.server.url}/console/${id}/settings?all`);
const button = (key: Parameters<typeof t>[0]) => hall.page.getByRole('button', { name: t(key) });
const inList = () => hall.page.getByRole('link', { name, exact: true }).count();

/** What visitors' front page lists, and whether it leads to an archive. */
async function frontPage(): Promise<string> {
  let text = '';
  await hall.asVisitor('/', async (visitor) => {
    text = await visitor.locator('main').innerText();
  });
  return text;
}

test('a tournament goes into the archive: the lists leave it out, its pages stay', async () => {
  expect(await frontPage()).toContain(name);
  await openSettings();
  await button('console.archive').click();
  await hall.page.waitForURL('**/console');
  expect(await inList()).toBe(0);
  expect(await frontPage()).not.toContain(name);
  await hall.asVisitor('/', async (visitor) => {
    await visitor.getByRole('link', { name: t('public.archived') }).click();
    await visitor.getByRole('link', { name }).click();
    expect(await visitor.locator('h1').innerText()).toBe(name);
  });
});

test('and comes out of it again', async () => {
  await hall.page.getByRole('link', { name: t('public.archived') }).click();
  await hall.page.getByRole('link', { name, exact: true }).click();
  await openSettings();
  await button('console.unarchive').click();
  await hall.page.waitForURL('**/console');
  expect(await inList()).toBe(1);
  expect(await frontPage()).not.toContain(t('public.archived'));
});

test('a tournament is removed by its name alone, and its pages say so', async () => {
  const { page, server, folder } = hall;
  await openSettings();
  await page.getByText(t('console.remove-tournament'), { exact: true }).first().click();
  const field = page.getByLabel(t('console.remove-name', { name }), { exact: true });
  await field.fill('Klub');
  await button('console.remove-tournament').click();
  await page.getByText(t('error.remove.other-name')).waitFor();
  expect(await faultsOn(page)).toEqual([]);
  await field.fill(name);
  await button('console.remove-tournament').click();
  await page.waitForURL('**/console');
  expect(await inList()).toBe(0);
  await hall.asVisitor('/', async (visitor) => {
    const removed = await visitor.goto(`${server.url}/t/${id}/standings`);
    expect(removed?.status()).toBe(410);
    expect(await visitor.locator('h1').innerText()).toBe(t('console.error-410'));
    const answer = await visitor.request.get(`${server.url}/t/${id}`);
    expect(answer.status()).toBe(410);
  });
  expect((await page.goto(`${server.url}/t/${id}`))?.status()).toBe(410);
  expect(await faultsOn(page)).toEqual([]);
  const copies = await readdir(join(folder, 'backups', id));
  expect(copies.filter((file) => file.startsWith('removed-'))).toHaveLength(1);
});

test('the copy that was kept brings it back under its address', async () => {
  const { page, server, folder } = hall;
  await page.goto(`${server.url}/console`);
  const copies = await readdir(join(folder, 'backups', id));
  const copy = copies.find((file) => file.startsWith('removed-')) ?? '';
  await page.getByText(t('console.import'), { exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(join(folder, 'backups', id, copy));
  await button('console.import-take').click();
  await page.waitForURL(`**/console/${id}**`);
  await hall.asVisitor(`/t/${id}`, async (visitor) => {
    expect(await visitor.locator('h1').innerText()).toBe(name);
  });
});
