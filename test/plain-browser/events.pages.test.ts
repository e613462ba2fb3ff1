import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, createTournament, setUpAccount, t } from '../browser/arbiter.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let page: PlainPage;
/** The event's address in the console. */
let event = '';

const button = (name: string, where: PlainPage = page) =>
  where.getByRole('button', { name, exact: true });
const field = (name: string, where: PlainPage = page) =>
  where.locator(`form :is([name="${name}"], [name$=".${name}"]):not([type=hidden])`).first();
const main = (where: PlainPage = page): Promise<string> => where.locator('main').innerText();
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

const open = (path = '') => page.goto(`${event}${path}`);

async function enter(name: string, group: string): Promise<void> {
  await field('name').fill(name);
  await field('group').selectOption({ label: group });
  await button(t('events.enter')).click();
  await page.getByText(t('console.player-added', { name })).waitFor();
}

async function makeGroup(name: string): Promise<void> {
  await field('group').fill(name);
  await button(t('events.new-group')).click();
  await row(name).waitFor();
}

beforeAll(async () => {
  hall = await openPlainHall('events');
  page = hall.page;
  await setUpAccount(arbiterAt(page), hall.server.setupUrl ?? '');
  await createTournament(arbiterAt(page), 'Lynskak');
});

afterAll(() => hall.close());

describe('an event', () => {
  test('is made with its days, place and officers', async () => {
    await page.goto(`${hall.server.url}/console`);
    await page
      .getByRole('link', { name: t('terms.events'), exact: true })
      .first()
      .click();
    await page.getByText(t('events.none')).waitFor();
    await page.getByRole('link', { name: t('events.new') }).click();
    await page.waitForURL('**/events/new');
    await field('name').fill('Juleskak 2026');
    await field('place').fill('Viborg');
    await field('firstDay').fill('2026-12-30');
    await field('lastDay').fill('2026-12-27');
    await button(t('events.make')).click();
    await page.getByText(t('error.event.days-reversed')).waitFor();
    expect(await field('place').inputValue()).toBe('Viborg');
    await field('firstDay').fill('2026-12-27');
    await field('lastDay').fill('2026-12-30');
    await button(t('events.make')).click();
    await page.waitForURL('**/events/juleskak-2026-*');
    event = page.url();
    expect(await main()).toContain(t('events.no-groups'));
  });

  test('has groups: new ones with its own data, and tournaments that are there', async () => {
    await makeGroup('Mester');
    await makeGroup('Basis');
    await page.locator('select[name="command.group"]').selectOption({ label: 'Lynskak' });
    await button(t('events.add')).click();
    await row('Lynskak').waitFor();
    await page
      .getByRole('form', { name: t('events.take-out-of', { group: 'Lynskak' }) })
      .getByRole('button')
      .click();
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Lynskak' }).count()).toBe(0);
    await row('Mester').getByRole('link', { name: 'Mester', exact: true }).click();
    await page.waitForURL(/console\/juleskak-2026-mester/);
    await page.goto(`${page.url().replace(/(console\/[^/]+).*/, '$1')}/settings`);
    expect(await page.locator('#place').textContent()).toContain('Viborg');
    expect(await field('place').count()).toBe(0);
    expect(await field('chiefArbiter').inputValue()).toBe('Møller, Bo');
  });

  test('has one entry list, which its groups take over', async () => {
    await open('/entries');
    await enter('Hansen, Ida', 'Mester');
    await enter('Voß, Bo', 'Mester');
    await enter('Krüger, Jens', t('events.no-group'));
    await field('name').fill('hansen, ida');
    await button(t('events.enter')).click();
    await page.getByText(t('error.event.duplicate', { name: 'hansen, ida' })).waitFor();
    expect(await field('name').inputValue()).toBe('hansen, ida');
    await open('/entries');
    await page.getByLabel(t('events.choose', { name: 'Krüger, Jens' })).check();
    await page.locator('#place select').selectOption({ label: 'Basis' });
    await button(t('events.place')).click();
    await expect.poll(() => row('Krüger, Jens').innerText()).toContain('Basis');
    expect(await main()).toContain(
      t('events.plan-enters', { group: 'Mester', names: 'Hansen, Ida; Voß, Bo' }),
    );
    await button(t('events.take-over')).click();
    await page.getByText(t('events.taken-over')).waitFor();
    await page.getByLabel(t('events.choose', { name: 'Voß, Bo' })).check();
    await page.locator('#place select').selectOption({ label: 'Basis' });
    await button(t('events.place')).click();
    await page.getByText(t('events.plan-leaves', { group: 'Mester', names: 'Voß, Bo' })).waitFor();
    await button(t('events.take-over')).click();
    await page.getByText(t('events.taken-over')).waitFor();
    await open();
    expect(await row('Mester').innerText()).toContain('1');
    expect(await row('Basis').innerText()).toContain('2');
  });

  test('corrects somebody and erases what is personal', async () => {
    await open('/entries');
    await page.getByRole('link', { name: 'Krüger, Jens' }).click();
    await page.waitForURL(/entries\/[^/]+$/);
    const theirs = page.url();
    await field('club').fill('SK Tempelhof');
    await button(t('terms.save')).click();
    await page.waitForURL('**/entries');
    expect(await row('Krüger, Jens').innerText()).toContain('SK Tempelhof');
    await page.goto(theirs);
    await page.locator('summary', { hasText: t('events.erase') }).click();
    await button(t('events.erase')).click();
    await page.getByText(t('error.event.confirm-erasing')).waitFor();
    await page.getByLabel(t('events.erase-yes')).check();
    await button(t('events.erase')).click();
    await page.getByRole('heading', { level: 1, name: 'N. N.' }).waitFor();
    await open('/history');
    expect(await main()).not.toContain('Krüger');
  });

  test('has a history, and any earlier state comes back', async () => {
    await open('/settings');
    await field('place').fill('Odense');
    await button(t('terms.save')).click();
    await page.getByText(t('console.saved')).waitFor();
    await open('/history');
    const what = t('history.event-changed', { fields: t('field.place') });
    await button(t('history.undo-what', { what })).click();
    await expect.poll(() => page.getByRole('row').nth(1).innerText()).toContain('Tilbage');
    await open('/settings');
    expect(await field('place').inputValue()).toBe('Viborg');
  });

  test('has one public address that leads to its public groups, and says who leads it', async () => {
    await open('/settings');
    await page.getByLabel(t('events.published')).check();
    await button(t('terms.save')).click();
    await page.getByText(t('console.saved')).waitFor();
    const path = new URL(event).pathname.replace('/console/events/', '/e/');
    await hall.asVisitor('/', async (visitor) => {
      await visitor
        .getByRole('link', { name: /Juleskak 2026/ })
        .first()
        .click();
      await visitor.waitForURL(`**${path}`);
      const seen = await main(visitor);
      expect(seen).toContain('Mester');
      expect(seen).toContain('Møller, Bo');
      expect(seen).not.toContain('Hansen');
      await visitor.getByRole('link', { name: 'Mester', exact: true }).click();
      await visitor.waitForURL('**/t/juleskak-2026-mester-*');
      await visitor.getByRole('link', { name: t('public.event-to') }).click();
      await visitor.waitForURL(`**${path}`);
    });
  });

  test('gives a helper a link for some boards of each group, and takes it back', async () => {
    await open('/links');
    await page.getByLabel(t('terms.name'), { exact: true }).fill('Bo ved døren');
    await page.getByLabel(t('links.boards-first'), { exact: true }).fill('1');
    await page.getByLabel(t('links.boards-last'), { exact: true }).fill('1');
    await button(t('links.make')).click();
    const slip = page.getByRole('region', { name: t('links.slip') });
    expect(await slip.innerText()).toContain('Juleskak 2026');
    const address = (await slip.locator('.address').innerText()).trim();
    expect(await faultsOn(page)).toEqual([]);
    const phone = await hall.browser.newContext();
    const helper = await phone.newPage();
    await helper.goto(address);
    await button(t('links.open-results-only'), helper).click();
    await helper.waitForURL('**/results');
    expect(new URL(helper.url()).pathname).toBe(new URL(`${event}/results`).pathname);
    expect(await faultsOn(helper)).toEqual([]);
    for (const path of ['', '/entries', '/settings', '/links']) {
      expect((await helper.goto(`${event}${path}`))?.status()).toBe(403);
    }
    await open('/links');
    await button(t('links.revoke')).click();
    await page.getByText(t('links.revoked')).waitFor();
    await helper.goto(`${event}/results`);
    expect(new URL(helper.url()).pathname).toBe('/sign-in');
    await phone.close();
  });

  test('is made once more, with its groups and nobody who played', async () => {
    await open('/settings');
    await page.locator('summary', { hasText: t('events.copy') }).click();
    const firstDay = page.getByLabel(t('events.copy-first-day'));
    expect(await firstDay.inputValue()).toBe('2027-12-26');
    await page.getByLabel(t('events.copy-name')).fill('Juleskak 2027');
    await button(t('events.copy')).click();
    await page.waitForURL('**/events/juleskak-2027-*');
    expect(await row('Mester').count()).toBe(1);
    const made = page.url();
    await page.goto(`${made}/settings`);
    expect(await field('lastDay').inputValue()).toBe('2027-12-29');
    await page.goto(made);
    await page.getByRole('link', { name: t('events.entries'), exact: true }).click();
    await page.getByText(t('events.no-entrants')).waitFor();
  });

  test('is saved as a file and taken in again; another file is refused', async () => {
    await open('/settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('events.export') }).click(),
    ]);
    const file = join(hall.folder, 'event.json');
    await download.saveAs(file);
    const take = async (buffer: Buffer) => {
      await page.goto(`${hall.server.url}/console/events`);
      await page.locator('summary', { hasText: t('events.import') }).click();
      await field('file').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
      await button(t('console.import-take')).click();
    };
    await take(Buffer.from('Hansen, Ida;1812'));
    await page.getByText(t('problem.not-json')).waitFor();
    await take(await readFile(file));
    await page.waitForURL(/console\/events\/juleskak-2026-[^/]+$/);
    expect(page.url()).not.toBe(event);
    expect(await row('Mester').count()).toBe(1);
  });
});
