import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

const people = [
  ['Alm, Ida', '2000'],
  ['Bech, Bo', '1900'],
  ['Carl, Eva', '1800'],
  ['Dahl, Per', '1700'],
] as const;

let hall: PlainHall;
/** A player's phone, without an account. */
let phone: PlainPage;
let desk = '';
let address = '';

/** The form of a name on a page. */
const formOf = (page: PlainPage, name: string) =>
  page.locator('form').filter({ has: page.locator(`input[name=form][value="${name}"]`) });
const submit = (page: PlainPage, name: string) => formOf(page, name).locator('button[type=submit]');
const noted = (page: PlainPage) => page.getByText(t('console.saved')).waitFor();

/** The names of a table from the top, as they stand on the page. */
const listOn = (page: PlainPage) =>
  page
    .getByRole('table', { name: t('club.list') })
    .locator('tbody th')
    .allInnerTexts();

beforeAll(async () => {
  hall = await openPlainHall('ladder');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  const context = await hall.browser.newContext();
  phone = await context.newPage();
});
afterAll(() => hall.close());

describe('a ladder', () => {
  test('is made under “Club year”, with who plays, and begins by rating', async () => {
    const { page } = hall;
    await page.goto(`${hall.server.url}/console/club`);
    const making = formOf(page, 'make');
    await making.locator('[name=format]').selectOption('ladder');
    await making.getByLabel(t('terms.name')).fill('Rangstige');
    await submit(page, 'make').click();
    await page.waitForURL(/\/console\/club\/rangstige-/);
    desk = page.url();
    const entering = formOf(page, 'enter');
    const unfold = page.locator('details').filter({ has: entering });
    for (const [name, rating] of people.toReversed()) {
      if ((await unfold.getAttribute('open')) === null) await unfold.locator('summary').click();
      await entering.getByLabel(t('terms.name')).fill(name);
      // The last one's rating is typed when the ladder begins.
      const isLate = name === 'Dahl, Per';
      await entering.getByLabel(t('terms.rating'), { exact: true }).fill(isLate ? '' : rating);
      await submit(page, 'enter').click();
      await page.getByRole('listitem').filter({ hasText: name }).waitFor();
    }
    await page.getByRole('button', { name: t('club-desk.begin') }).click();
    await page
      .getByText(t('error.contest.begins-unrated', { count: 1, names: 'Dahl, Per' }))
      .waitFor();
    await formOf(page, 'ladder-begun').getByLabel('Dahl, Per').fill('1700');
    await page.getByRole('button', { name: t('club-desk.begin') }).click();
    await page.getByRole('table', { name: t('club.list') }).waitFor();
    expect(await listOn(page)).toEqual(people.map(([name]) => name));
    expect(await faultsOn(page)).toEqual([]);
  });

  test('that was begun in an earlier year is entered with the days of then', async () => {
    const { page } = hall;
    await page.goto(`${hall.server.url}/console/club`);
    const making = formOf(page, 'make');
    await making.locator('[name=format]').selectOption('ladder');
    await making.getByLabel(t('terms.name')).fill('Gammel stige');
    await submit(page, 'make').click();
    await page.waitForURL(/\/console\/club\/gammel-stige-/);
    const entering = formOf(page, 'enter');
    const unfold = page.locator('details').filter({ has: entering });
    for (const [name, rating] of people.slice(0, 2)) {
      if ((await unfold.getAttribute('open')) === null) await unfold.locator('summary').click();
      await entering.getByLabel(t('terms.name')).fill(name);
      await entering.getByLabel(t('terms.rating'), { exact: true }).fill(rating);
      await entering.locator('[name="command.day"]').fill('2024-02-01');
      await submit(page, 'enter').click();
      await page.getByRole('listitem').filter({ hasText: name }).waitFor();
    }
    await formOf(page, 'ladder-begun').locator('[name="command.act.day"]').fill('2024-02-02');
    await page.getByRole('button', { name: t('club-desk.begin') }).click();
    await page.getByRole('table', { name: t('club.list') }).waitFor();
    expect(await page.locator('main').innerText()).toContain('2. februar 2024');
    await page.goto(desk);
  });

  test('says in a sentence why a challenge cannot be', async () => {
    const { page } = hall;
    await page.getByText(t('club-desk.challenge'), { exact: true }).click();
    const form = page
      .locator('form')
      .filter({ has: page.locator('[name="command.act.challenged"]') });
    await form.locator('[name="command.act.challenger"]').selectOption({ label: 'Dahl, Per' });
    await form.locator('[name="command.act.challenged"]').selectOption({ label: 'Dahl, Per' });
    await form.locator('button[type=submit]').click();
    await page.getByText(t('error.contest.oneself')).waitFor();
    await form.locator('[name="command.act.challenged"]').selectOption({ label: 'Alm, Ida' });
    await form.locator('[name="command.act.day"]').fill('');
    await form.locator('button[type=submit]').click();
    await page.locator('[name="command.act.day"][aria-invalid=true]').waitFor();
  });

  test('gives a player a link, with which they challenge on a phone', async () => {
    const { page } = hall;
    await page.goto(`${desk}/links`);
    const making = formOf(page, 'link');
    await making.locator('select').selectOption({ label: 'Carl, Eva' });
    await submit(page, 'link').click();
    const slip = page.getByRole('region', { name: t('links.slip') });
    address = (await slip.locator('.address').innerText()).trim();
    expect(await faultsOn(page)).toEqual([]);
    await phone.goto(address);
    await phone.getByRole('button', { name: t('links.open-player') }).click();
    await phone.waitForURL('**/me');
    const form = phone
      .locator('form')
      .filter({ has: phone.locator('[name="command.act.challenged"]') });
    await form.locator('select').selectOption({ label: 'Alm, Ida' });
    await form.locator('button[type=submit]').click();
    await noted(phone);
    await phone.getByRole('heading', { name: 'Carl, Eva – Alm, Ida' }).waitFor();
    expect(await faultsOn(phone)).toEqual([]);
    expect((await phone.goto(desk))?.status()).toBe(403);
  });

  test('is accepted and played, and the winner takes the place', async () => {
    const { page } = hall;
    await page.goto(desk);
    const card = page.getByRole('region', { name: 'Carl, Eva – Alm, Ida' });
    await card.getByRole('button', { name: t('club-desk.accept') }).click();
    await noted(page);
    // What was accepted is not asked again; the agreed day can be mended.
    await card.getByRole('button', { name: t('club-desk.agree-day') }).waitFor();
    expect(await card.getByRole('button', { name: t('club-desk.accept') }).count()).toBe(0);
    await phone.goto(`${desk}/me`);
    await phone.getByText(t('club-desk.result'), { exact: true }).first().click();
    const result = phone
      .locator('form')
      .filter({ has: phone.locator('[name="command.act.halfPoints.0"]') });
    await result.locator('[name="command.act.halfPoints.0"]').selectOption('2');
    await result.locator('button[type=submit]').click();
    await phone.getByText(t('error.contest.game-missing')).waitFor();
    await result.locator('[name="command.act.halfPoints.1"]').selectOption('1');
    await result.locator('button[type=submit]').click();
    await noted(phone);
    expect(await listOn(phone)).toEqual(['Carl, Eva', 'Alm, Ida', 'Bech, Bo', 'Dahl, Per']);
  });

  test('stands on a page for everybody, and in the history', async () => {
    const { page } = hall;
    const context = await hall.browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(desk.replace('/console/club/', '/club/'));
    expect(await listOn(visitor)).toEqual(['Carl, Eva', 'Alm, Ida', 'Bech, Bo', 'Dahl, Per']);
    await visitor.getByText(t('club.cup', { name: 'Carl, Eva' })).waitFor();
    await context.close();
    await page.goto(`${desk}/history`);
    await page.getByText('Carl, Eva – Alm, Ida: 1½ : ½', { exact: true }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('lets nobody in with a link that was revoked', async () => {
    const { page } = hall;
    await page.goto(`${desk}/links`);
    await page.getByRole('button', { name: t('links.revoke') }).click();
    await page.getByText(t('links.revoked')).waitFor();
    await phone.goto(`${desk}/me`);
    expect(phone.url()).toContain('/sign-in');
  });
});
