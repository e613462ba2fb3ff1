import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

const file = new URL('../../apps/cli/test/cases/norms/input.trf', import.meta.url);

let hall: PlainHall;
let base: string;

beforeAll(async () => {
  hall = await openPlainHall('norms');
  const { page, server } = hall;
  await setUpAccount(arbiterAt(page), server.setupUrl ?? '');
  await page.goto(`${server.url}/console`);
  await page.locator('summary', { hasText: t('console.import') }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'open.trf', mimeType: 'text/plain', buffer: readFileSync(file) });
  await page.getByRole('button', { name: t('console.import-take') }).click();
  await page.waitForURL('**/console/*/**');
  base = /^.*\/console\/[^/]+/.exec(page.url())?.[0] ?? '';
});
afterAll(() => hall.close());

const main = (): Promise<string> => hall.page.locator('main').innerText();

test('the page of norms is a click away from the reports and tells who has made one', async () => {
  const { page } = hall;
  await page.goto(`${base}/reports`);
  await page.getByRole('link', { name: t('norms.title'), exact: true }).click();
  await page.waitForURL('**/norms');
  const rows = await page
    .getByRole('table', { name: t('norms.made') })
    .locator('tbody tr')
    .allInnerTexts();
  expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/Kjær, Erik.*GM/),
    expect.stringMatching(/Eriksen, Stine.*IM/),
    expect.stringMatching(/Eriksen, Stine.*WGM/),
    expect.stringMatching(/Nørgaard, Carl.*GM/),
  ]);
  await page.locator('summary', { hasText: 'Nørgaard, Carl' }).click();
  await page
    .getByText(t('reason.norm.eight-of-nine', { games: 8 }))
    .first()
    .waitFor();
  expect(await main()).toContain(t('norms.requirement.performance', { have: 2543, need: 2600 }));
  expect(await faultsOn(page)).toEqual([]);
});

test('what is settled is no longer only taken as met', async () => {
  const { page } = hall;
  await page.goto(`${base}/norms`);
  const registered = t('norms.condition.registered');
  const label = registered.charAt(0).toUpperCase() + registered.slice(1);
  const state = page.locator('li', { hasText: label }).locator('strong');
  expect(await state.innerText()).toBe(t('norms.state-assumed'));
  await page.getByRole('checkbox', { name: label }).check();
  await page.getByRole('button', { name: t('print.show') }).click();
  await page.waitForURL('**settled=registered**');
  expect(await state.innerText()).toBe(t('norms.state-met'));
  expect(await page.getByRole('checkbox', { name: label }).isChecked()).toBe(true);
});

test('a championship that is named gives titles for places', async () => {
  const { page } = hall;
  await page.goto(`${base}/norms`);
  await page.locator('select[name=championship]').selectOption('world-junior');
  await page.getByRole('button', { name: t('print.show') }).click();
  await page.waitForURL('**championship=world-junior**');
  await page
    .getByRole('listitem')
    .filter({ hasText: `Nørgaard, Carl: GM: ${t('norms.direct-place', { place: 1 })}` })
    .waitFor();
  expect(await faultsOn(page)).toEqual([]);
});

test('the handbook’s rules are asked by one choice', async () => {
  const { page } = hall;
  await page.goto(`${base}/norms`);
  await page.locator('select[name=edition]').selectOption('fide-2001');
  await page.getByRole('button', { name: t('print.show') }).click();
  await page.waitForURL('**edition=fide-2001**');
  const rows = page.getByRole('table', { name: t('norms.made') }).locator('tbody tr');
  expect(await rows.count()).toBe(2);
});

test('certificates are filled in, with what is still to be signed', async () => {
  const { page } = hall;
  await page.goto(`${base}/norms`);
  await page.getByRole('link', { name: t('norms.certificates') }).click();
  await page.waitForURL('**/print/*/certificates**');
  const papers = page.locator('article');
  expect(await papers.count()).toBe(4);
  const text = await papers.last().innerText();
  expect(text).toContain('Nørgaard, Carl');
  expect(text).toContain(t('norms.condition.arbiters').slice(1));
  expect(text).toContain(t('norms.sign-arbiter'));
  expect(await papers.last().locator('tbody tr').count()).toBe(8);
  expect(await faultsOn(page)).toEqual([]);
  await hall.page.goto(`${base}/norms`);
  await page.locator('summary', { hasText: 'Kjær, Erik' }).click();
  await page
    .getByRole('link', { name: t('norms.certificate'), exact: true })
    .first()
    .click();
  await page.waitForURL('**player=**');
  expect(await papers.count()).toBe(1);
});
