import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { t } from './arbiter.ts';
import { type Hall, openHall } from './hall.ts';

/** Twenty-four players, as an organiser pastes them from a sheet. */
const players = Array.from({ length: 24 }, (_, at) => `Spiller ${at + 1}, Kim;${2000 - 25 * at}`);

let hall: Hall;
/** What a hand does: pressing, choosing and typing, but for the names. */
let acts = 0;

beforeAll(async () => {
  hall = await openHall('organiser');
});

afterAll(() => hall.close());

async function click(what: Locator): Promise<void> {
  acts += 1;
  await what.click();
}

test('an organiser comes from nothing to a paired round of three groups in few acts', async () => {
  const { page, server } = hall;
  const main = page.locator('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto(server.setupUrl ?? '');
  await page.locator('input[name=name]').fill('Møller, Bo');
  await page.locator('input[type=password]').fill('en lang og god adgangskode');
  await click(page.getByRole('button', { name: t('console.make-account'), exact: true }));
  await page.waitForURL('**/console');
  await click(link(t('console.new-tournament')));
  await page.locator('input[name="settings.name"]').fill('Pinseturnering');
  await click(page.getByRole('button', { name: t('console.create'), exact: true }));
  await page.waitForURL('**/entries');
  await page.locator('textarea[name=list]').fill(['Navn;Rating', ...players].join('\n'));
  await click(button(t('console.enter-names')));
  await click(link(t('console.divide')));
  acts += 1;
  await page.locator('input[name=most]').fill('8');
  await click(button(t('console.divide-preview')));
  await click(button(t('console.divide-create')));
  // The groups are made, and what comes next for each of them is there.
  await page.waitForURL('**/console/events/pinseturnering*');
  const start = button(t('console.step-start-by-lot'));
  const publish = button(t('console.step-publish'));
  // The event's page stays, with each group's next step in its row.
  for (const group of [1, 2, 3]) {
    await click(start.first());
    await expect.poll(() => publish.count()).toBe(group);
  }
  expect(acts).toBe(11);
});
