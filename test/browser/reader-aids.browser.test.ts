import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyNth, seedMessage } from '../rotating-seed.ts';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import { widthFaultsOn } from './faults-on.ts';
import { follow } from './follow.ts';
import { type Hall, openHall } from './hall.ts';
import { keepOffices, officePages, registerPages } from './pages-of-offices.ts';
import { contestOf } from './printed-contests.ts';
import { eventOf } from './printed-events.ts';
import { publishLeague } from './published-league.ts';
import { missedByKeyboard, missedInDialog, statesByColour } from './reader-aids.ts';

let hall: Hall;
let pages: readonly string[] = [];
let demo = '';
let kept: readonly string[] = [];

beforeAll(async () => {
  hall = await openHall('aids', async (folder) => {
    kept = await keepOffices(folder);
  });
  const { page, server } = hall;
  await setUpAccount(arbiterAt(page), server.setupUrl ?? '');
  await page.getByRole('button', { name: t('public.demo-look') }).click();
  await page.waitForURL(/\/console\/demo-[^/]+/);
  demo = /\/console\/(demo-[^/]+)/.exec(page.url())?.[1] ?? '';
  pages = [
    '/',
    '/console',
    '/console/new',
    ...[
      'entries',
      'round',
      'results',
      'standings',
      'check-in',
      'settings',
      'prints',
      'screens',
    ].map((below) => `/console/${demo}/${below}`),
    ...['money', 'entries'].map((below) => `/console/events/${eventOf(3)}/${below}`),
    `/console/club/${contestOf('ladder', 3)}`,
    ...['', '/round/4', '/standings', '/crosstable'].map((below) => `/t/${demo}${below}`),
  ];
});
afterAll(() => hall.close());

test('in colours of the reader’s own, with the keyboard alone and on the narrowest screen nothing is lost', async () => {
  const { page, server } = hall;
  const faults: string[] = [];
  for (const address of everyNth(pages, 3)) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await follow(page, `${server.url}${address}`);
    await page.locator('html:not([aria-disabled])').waitFor();
    const found = [...(await statesByColour(page)), ...(await missedByKeyboard(page))];
    await page.emulateMedia({ forcedColors: 'none' });
    for (const width of [320, 683, 1366]) {
      await page.setViewportSize({ width, height: 640 });
      found.push(...(await widthFaultsOn(page)).map((fault) => `at ${width} px ${fault}`));
    }
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  expect(faults, seedMessage).toEqual([]);
}, 240_000);

test('with the keyboard alone one comes to everything in each office', async () => {
  const { page, server } = hall;
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  const league = await publishLeague(page, server.url);
  const addresses = [
    ...['round', 'appeals', 'reports', 'groups'].map((below) => `/console/${kept[0]}/${below}`),
    ...officePages,
    ...registerPages,
    ...league,
  ];
  const faults: string[] = [];
  for (const address of everyNth(addresses, 6)) {
    await follow(page, `${server.url}${address}`);
    await page.locator('html:not([aria-disabled])').waitFor();
    faults.push(...(await missedByKeyboard(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(faults, seedMessage).toEqual([]);
}, 240_000);

test('in colours of the reader’s own a file field shows one text, not the browser’s below ours', async () => {
  const { page, server } = hall;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${server.url}/console/lists`);
  await page.locator('html:not([aria-disabled])').waitFor();
  const colours = await page
    .locator('input[type=file]')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).color));
  expect(colours).toEqual(colours.map(() => 'rgba(0, 0, 0, 0)'));
  expect(colours.length).toBeGreaterThan(0);
  await page.emulateMedia({ forcedColors: 'none' });
});

test('a dialog takes the focus and gives it back, without movement for whoever wants none', async () => {
  const { page, server } = hall;
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await page.goto(`${server.url}/console/${demo}/history`);
  await page.locator('html:not([aria-disabled])').waitFor();
  const goBack = page.getByRole('button', { name: t('history.go-back-here') }).first();
  expect(await missedInDialog(page, goBack)).toEqual([]);
});
