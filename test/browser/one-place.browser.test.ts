import { afterAll, beforeAll, expect, test } from 'vitest';
import { started, whiteWinsAll } from '../tournament/journal-driver.ts';
import { arbiterAt, setUpAccount } from './arbiter.ts';
import { type Hall, openHall } from './hall.ts';
import { keepJournals } from './kinds-of-tournament.ts';

/** The pages between which an arbiter goes to and fro. */
const consolePages = [
  'entries',
  'round',
  'results',
  'standings',
  'crosstable',
  'players',
  'players/p1',
  'prints',
  'reports',
  'history',
  'settings',
  'prizes',
  'appeals',
  'check-in',
  'links',
  'screens',
  'about',
  'what-if',
  'lots',
];

/** A heading of another size may stand so many pixels higher or lower: it is on the same line. */
const oneLine = 3;

let hall: Hall;
let kept = '';

beforeAll(async () => {
  hall = await openHall('one-place', async (folder) => {
    const name = 'Danmarksmesterskabet i skak, hovedturneringer og alle sideturneringer';
    [kept = ''] = await keepJournals(folder, [
      whiteWinsAll(started(8, { name, roundsPlanned: 5 })),
    ]);
  });
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

test.each([1366, 1000])('at %i px heading and tabs stand where they stood', async (width) => {
  const { page, server } = hall;
  await page.setViewportSize({ width, height: 768 });
  const placed: { address: string; heading: number; line: number; tabs: string }[] = [];
  for (const address of consolePages) {
    await page.goto(`${server.url}/console/${kept}/${address}?lang=de`);
    await page.locator('html:not([aria-disabled])').waitFor();
    const found = await page.evaluate(() => {
      const placeOf = (selector: string) => {
        const { x = -1, y = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return { x: Math.round(x), y: Math.round(y) };
      };
      const [heading, tabs] = [placeOf('main h1'), placeOf('header nav ul a')];
      return { heading: heading.x, line: heading.y, tabs: `${tabs.x}, ${tabs.y}` };
    });
    placed.push({ address, ...found });
  }
  const [first] = placed;
  const moved = placed.filter(
    ({ heading, line, tabs }) =>
      heading !== first?.heading || tabs !== first.tabs || Math.abs(line - first.line) > oneLine,
  );
  expect(moved).toEqual([]);
});
