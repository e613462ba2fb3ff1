import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';

const file = new URL('../../packages/formats/test/fixtures/dutch-0015.trf', import.meta.url);

/** The file says White was first, which its rounds are not paired by, and has a penalty. */
const otherwise = `${readFileSync(file, 'utf8').replace('152 B', '152 W')}299          -0.5    1    1\n`;

let hall: PlainHall;

beforeAll(async () => {
  hall = await openPlainHall('import');
});

afterAll(() => hall.close());

const main = (): Promise<string> => hall.page.locator('main').innerText();

function choose(name: string, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  const file = { name, mimeType: 'text/plain', buffer };
  return hall.page.locator('input[type=file]').setInputFiles(file);
}

async function take(name: string, text: string): Promise<void> {
  const { page } = hall;
  await page.goto(`${hall.server.url}/console`);
  await page.locator('summary', { hasText: t('console.import') }).click();
  await choose(name, text);
  await page.getByRole('button', { name: t('console.import-take') }).click();
}

test('a report file that its system pairs otherwise says where, and what is left out', async () => {
  const { page } = hall;
  await setUpAccount(arbiterAt(page), hall.server.setupUrl ?? '');
  await take('open.trf', otherwise);
  await expect.poll(main).toContain(t('error.import.rounds-differ', { rounds: '1' }));
  await choose('open.trf', otherwise);
  await page.getByLabel(t('console.import-anyway')).check();
  await page.getByRole('button', { name: t('console.import-take') }).click();
  await expect.poll(main).toContain(t('console.import-no-penalties'));
  expect(await main()).toContain(t('loss.abnormal-points', { count: 1 }));
  await page.getByRole('link', { name: t('console.comparison') }).click();
  await page.waitForURL('**/comparison');
  const [first] = await page.locator('tbody tr').allInnerTexts();
  expect(first).toMatch(/^1\s+\d+ .+ – \d+ /);
});

test('one that agrees is opened at once', async () => {
  await take('plain.trf', readFileSync(new URL('./dutch-0010.trf', file), 'utf8'));
  await hall.page.waitForURL('**/console/*/**');
});
