import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, organise, setUpAccount, t } from '../browser/arbiter.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let event: string;

beforeAll(async () => {
  hall = await openPlainHall('invitation');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});

afterAll(() => hall.close());

describe('the invitation of an event', () => {
  test('is made from the event, says what is missing, and is read by everybody once it is public', async () => {
    const { page, server } = hall;
    await page.goto(`${server.url}/console/events/new`);
    await page.getByLabel(t('field.name'), { exact: true }).fill('Juleskak');
    await page.getByLabel(t('field.firstDay')).fill('2026-12-27');
    await page.getByLabel(t('field.lastDay')).fill('2026-12-30');
    await page.getByLabel(t('events.published')).check();
    await page.getByRole('button', { name: t('events.make') }).click();
    await page.getByRole('heading', { name: t('events.what-is-next') }).waitFor();
    event = new URL(page.url()).pathname.split('/')[3] ?? '';
    await page.getByLabel(t('field.group'), { exact: true }).fill('A');
    await page.getByRole('button', { name: t('events.new-group') }).click();
    await page.getByRole('link', { name: 'A', exact: true }).first().waitFor();

    await organise(page, 'invitation.title');
    const table = page.getByRole('table', { name: t('invitation.check') });
    await table.waitFor();
    expect(await table.innerText()).toContain('DSU 2002 4.9.1-4');
    await page.getByLabel(t('invitation.field-kind')).selectOption('closed');
    await page.getByLabel(t('invitation.field-publication')).selectOption('public');
    await page.getByRole('button', { name: t('terms.save') }).click();
    await page.getByText(t('invitation.missing-n', { count: 3 })).waitFor();
    expect(await table.innerText()).toContain('DSU 2002 §61b');

    const conditions = t('invitation.content-conditions');
    await page.getByRole('link', { name: `${t('about.say-it')} ${conditions}` }).click();
    await page.getByLabel(conditions).fill('Medlemmer af K41\nog Brønden');
    await page.getByLabel(t('invitation.content-grouping')).fill('Efter rating');
    await page.getByLabel(t('invitation.content-entries-close')).fill('2026-12-24');
    await page.getByRole('button', { name: t('terms.save') }).click();
    await page.getByText('DSU 2002 4.9.1-3').waitFor();
    await page.getByText(t('console.saved')).waitFor();
    expect(await table.innerText()).not.toContain('§61b');
    expect(await faultsOn(page)).toEqual([]);
  });

  test('tells visitors how it is played in their language, without scripts and on paper', async () => {
    const { server } = hall;
    const visitor = await hall.browser.newContext();
    const page = await visitor.newPage();
    await page.goto(`${server.url}/e/${event}?lang=da`);
    await page.locator(`a[href="/e/${event}/invitation"]`).click();
    const text = await page.locator('article').innerText();
    expect(text).toContain('Juleskak');
    expect(text).toContain('og Brønden');
    expect(text).toContain('Monrad');
    const css = await page.request.get(`${server.url}/print/event/${event}/sheet.css`);
    expect(await css.text()).toContain('Juleskak');
    await visitor.close();
    await hall.page.goto(`${server.url}/e/${event}/invitation`);
    expect(await faultsOn(hall.page)).toEqual([]);
  });
});
