import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actForm } from '../browser/act-form.ts';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { enterPerson } from '../browser/people.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

/** A suspension begins on no day before the one it was given on, which the form says is today. */
const today = new Date().toISOString().slice(0, 10);

let hall: PlainHall;
let person: string;

const open = (path: string) => hall.page.goto(`${hall.server.url}${path}`);
const main = () => hall.page.locator('main').innerText();

/** The form of a new one on the person's page. */
const form = () => actForm(hall.page, 'give-sanction');

/** Ends the suspension on the person's page. */
async function liftIt(): Promise<void> {
  const { page } = hall;
  await open(`/console/people/sanctions/${person}`);
  await page.getByText(t('sanctions.lift'), { exact: true }).first().click();
  const lifting = actForm(page, 'lift-sanction');
  await lifting.getByLabel(t('field.endedBy')).fill('Skaknævnet');
  await lifting.getByLabel(t('field.endedFor')).fill('Afbuddet blev fundet.');
  await lifting.getByRole('button').click();
  await page.getByText('Afbuddet blev fundet.').waitFor();
}

beforeAll(async () => {
  hall = await openPlainHall('sanctions');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  person = await enterPerson(hall);
});

afterAll(() => hall.close());

describe('warnings and suspensions', () => {
  test('are given on a person’s page; what is wrong stands at its field', async () => {
    const { page } = hall;
    await open(`/console/people/${person}`);
    await page.getByRole('link', { name: t('sanctions.of-person') }).click();
    await page.getByText(t('sanctions.none-of')).waitFor();
    await form().getByLabel(t('terms.what')).selectOption('suspension');
    await form().getByLabel(t('field.ground')).selectOption('dsu-2002 absent-throughout');
    await form().getByLabel(t('field.from'), { exact: true }).fill(today);
    await form().getByLabel(t('field.months')).fill('3');
    await form().getByLabel(t('field.by')).selectOption('su');
    await form().getByRole('button').click();
    await page.locator('[name="command.values.reasons"][aria-invalid=true]').waitFor();
    await form().getByLabel(t('field.reasons')).fill('Mødte ikke op.\nIntet afbud.');
    await form().getByRole('button').click();
    await page
      .getByText(t('error.sanctions.too-short', { leastMonths: 6, article: '4.5.4.2' }))
      .waitFor();
    await form().getByLabel(t('field.months')).fill('6');
    await form().getByRole('button').click();
    await page.getByText(t('console.saved')).waitFor();
    expect(await main()).toContain(t('sanctions.standing-holds'));
    expect(await main()).toContain('DSU 2002 §19');
  });

  test('go on by themselves, and say so by the article', async () => {
    const { page } = hall;
    await form().getByLabel(t('terms.what')).selectOption('warning');
    await form().getByLabel(t('field.given')).fill('2020-03-01');
    await form().getByLabel(t('field.event'), { exact: true }).fill('Påsken 2020');
    await form().getByLabel(t('field.eventEnds')).fill('2020-03-08');
    await form().getByLabel(t('field.by')).selectOption('tk');
    await form().getByLabel(t('field.reasons')).fill('Talte under runden.');
    await form().getByRole('button').click();
    await page.getByRole('heading', { name: /Nr. 2/ }).waitFor();
    expect(await main()).toContain(t('sanctions.standing-due'));
    expect(await faultsOn(page)).toEqual([]);
  });

  test('stand on the list as they were on a day, and are deleted when due', async () => {
    const { page } = hall;
    await open('/console/people/sanctions');
    const rows = page.locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByLabel(t('offices.day')).fill('2020-03-05');
    await page
      .locator('form', { has: page.getByLabel(t('offices.day')) })
      .getByRole('button', { name: t('terms.search') })
      .click();
    await expect
      .poll(() => rows.filter({ hasText: t('sanctions.standing-holds') }).count())
      .toBe(1);
    expect(await faultsOn(page)).toEqual([]);
    const remove = page.getByRole('button', { name: t('sanctions.delete', { count: 1 }) });
    await remove.click();
    await page.getByText(t('error.sanctions.confirm-deleting')).waitFor();
    await page.getByLabel(t('sanctions.delete-yes')).check();
    await remove.click();
    await page.getByText(t('sanctions.deleted', { count: 1 })).waitFor();
    await expect.poll(() => rows.count()).toBe(1);
  });

  test('are printed with their reasons', async () => {
    const { page } = hall;
    await open(`/console/people/sanctions/${person}`);
    await page.getByRole('link', { name: t('sanctions.decision') }).click();
    await page
      .getByRole('heading', { level: 1, name: t('sanctions.decision-suspension') })
      .waitFor();
    expect(await page.locator('article').innerText()).toContain('Intet afbud.');
    expect(await faultsOn(page)).toEqual([]);
  });

  test('are lifted by an officer before their time', async () => {
    await liftIt();
    expect(await main()).toContain('Skaknævnet');
  });

  test('leave a history without their reasons, which can be gone back in', async () => {
    await open('/console/people/sanctions/history');
    expect(await main()).toContain(
      t('history.sanction-lifted', { person: 'Alm, Ida', kind: t('sanctions.kind-suspension') }),
    );
    expect(await main()).not.toContain('Afbuddet');
    expect(await faultsOn(hall.page)).toEqual([]);
  });

  test('are for the federation’s officers alone', async () => {
    const password = 'en anden lang adgangskode';
    for (const role of ['chief-arbiter', 'club-officer']) {
      const right = { role, for: { kind: 'organisation', organisation: 'own' } };
      await tell(hall, '/accounts', { name: role, password, right, confirmed: true });
      const theirs = await hall.browser.newContext({ locale: 'da-DK' });
      const data = { name: role, password };
      await theirs.request.post(`${hall.server.url}/api/session`, { data });
      const there = await theirs.newPage();
      await there.goto(`${hall.server.url}/console/people/${person}`);
      await there.getByRole('heading', { level: 1, name: 'Alm, Ida' }).waitFor();
      expect(await there.getByText(t('sanctions.title')).count()).toBe(0);
      for (const path of ['', `/${person}`, '/history']) {
        const address = `${hall.server.url}/console/people/sanctions${path}`;
        expect((await there.goto(address))?.status()).toBe(403);
      }
      await theirs.close();
    }
  });
});
