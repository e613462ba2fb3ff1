import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { t } from './arbiter.ts';
import { type Hall, openHall } from './hall.ts';

/** Twelve members, as somebody pastes them from a sheet. */
const members = Array.from(
  { length: 12 },
  (_, index) => `Medlem ${index + 1}, Kim;${1900 - 25 * index}`,
);

let hall: Hall;
let clicks = 0;
let fields = 0;

beforeAll(async () => {
  hall = await openHall('tuesday');
});

afterAll(() => hall.close());

/** Clicks as a hand does, and counts it. */
async function click(what: Locator): Promise<void> {
  clicks += 1;
  await what.click();
}

/** Types as a hand does, and counts it. */
async function fill(what: Locator, text: string): Promise<void> {
  fields += 1;
  await what.fill(text);
}

test('Tuesday’s Monrad, from set-up to the paper on the wall, is few clicks and fields', async () => {
  const { page, server } = hall;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto(server.setupUrl ?? '');
  await fill(page.locator('input[name=name]'), 'Møller, Bo');
  await fill(page.locator('input[type=password]'), 'en lang og god adgangskode');
  await click(button(t('console.make-account')));
  await page.waitForURL('**/console');
  await click(link(t('console.new-tournament')));
  await click(link(t('console.preset-club-championship')));
  await page.waitForURL('**preset=club-championship');
  await expect.poll(() => page.locator('input[name="settings.name"]').inputValue()).not.toBe('');
  await click(button(t('console.create')));
  await page.waitForURL('**/entries');
  await page.locator('textarea[name=list]').fill(['Navn;Rating', ...members].join('\n'));
  await click(button(t('console.enter-names')));
  await click(button(t('console.step-start-by-lot')));
  await page.getByText(t('console.draft'), { exact: true }).first().waitFor();
  await click(button(t('console.step-publish')));
  await page.waitForURL('**/results');
  await click(link(t('console.print-round')));
  await page.waitForURL('**/pairings*');
  // Every click and field more makes this fail. The pasted names are counted in neither.
  expect({ clicks, fields }).toEqual({ clicks: 8, fields: 2 });
});
