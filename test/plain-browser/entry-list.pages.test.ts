import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, organise, refill, setUpAccount, t } from '../browser/arbiter.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;

beforeAll(async () => {
  hall = await openPlainHall('entry-list');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});

afterAll(() => hall.close());

describe('the list of entries', () => {
  test('says what is missing, goes out and comes back with ratings', async () => {
    const { page, server } = hall;
    await page.goto(`${server.url}/console/events/new`);
    await page.getByLabel(t('field.name'), { exact: true }).fill('Juleskak');
    await page.getByLabel(t('field.firstDay')).fill('2026-12-27');
    await page.getByLabel(t('field.lastDay')).fill('2026-12-30');
    await page.getByRole('button', { name: t('events.make') }).click();
    await page.getByRole('heading', { name: t('events.what-is-next') }).waitFor();
    await page.getByLabel(t('field.group'), { exact: true }).fill('A');
    await page.getByRole('button', { name: t('events.new-group') }).click();
    await page.getByRole('link', { name: 'A', exact: true }).first().waitFor();
    await page.getByRole('link', { name: t('events.entries'), exact: true }).click();
    await page.getByLabel(t('field.name'), { exact: true }).fill('Hansen, Ida');
    await page.getByRole('button', { name: t('events.enter'), exact: true }).click();
    await page.getByText(t('console.player-added', { name: 'Hansen, Ida' })).waitFor();

    await page.getByRole('link', { name: t('entry-list.title') }).click();
    const table = page.getByRole('table', { name: t('entry-list.title') });
    await table.waitFor();
    expect(await table.innerText()).toContain('DSU 2002 §62');
    await table.getByRole('link', { name: 'Hansen, Ida' }).click();
    await page.getByLabel(t('field.way')).selectOption('district');
    await page.getByRole('button', { name: t('terms.save') }).click();
    await table.getByText(t('entry-list.way-district'), { exact: true }).waitFor();
    expect(await table.innerText()).not.toContain('§62');

    await page.getByText(t('entry-list.return'), { exact: true }).first().click();
    await page.getByLabel(t('entry-list.rating-of', { name: 'Hansen, Ida' })).fill('1523');
    await page.getByRole('button', { name: t('entry-list.return') }).click();
    await page.getByText(t('entry-list.returned'), { exact: true }).waitFor();
    expect(await table.innerText()).toContain('1523');
    expect(await faultsOn(page)).toEqual([]);
  });
});

describe('reminders by mail', () => {
  test('are chosen from the timeline; a wrong address is said beside it', async () => {
    const { page } = hall;
    await organise(page, 'timeline.title');
    await page.getByRole('link', { name: t('reminders.title') }).click();
    await page.getByText(t('reminders.no-server'), { exact: true }).waitFor();
    const office = page.getByRole('group', { name: t('reminders.whom') }).getByRole('textbox');
    await refill(office.first(), 'bo@example');
    await page.getByLabel(t('reminders.kind-week'), { exact: true }).check();
    await page.getByRole('button', { name: t('terms.save') }).click();
    const wrong = t('error.reminders.no-address', { address: 'bo@example' });
    await page.getByText(wrong, { exact: true }).waitFor();
    await refill(office.first(), 'bo@example.org');
    await page.getByRole('button', { name: t('terms.save') }).click();
    await page.getByText(t('reminders.saved'), { exact: true }).waitFor();
    await page.reload();
    await page.getByText(t('reminders.none'), { exact: true }).waitFor();
    expect(await office.first().inputValue()).toBe('bo@example.org');
    expect(await faultsOn(page)).toEqual([]);
  });
});
