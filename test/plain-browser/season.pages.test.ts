import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let desk = '';

const noted = () => hall.page.getByText(t('console.saved')).waitFor();

/** The form that plans something new. */
const planForm = () =>
  hall.page.locator('form').filter({ has: hall.page.locator('[name="wish.weekly.first"]') });

/** The form with a hidden field that says where it is sent. */
const formTo = (ending: string) =>
  hall.page.locator('form').filter({ has: hall.page.locator(`[name=to][value$="${ending}"]`) });

/** Plans something, in the form below what is planned. */
async function plan(what: string, first: string, times: string): Promise<void> {
  await hall.page.goto(desk);
  const form = planForm();
  const details = hall.page.locator('details').filter({ has: form });
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  await form.locator('[name="wish.item.what"]').selectOption(what);
  await form.locator('[name="wish.weekly.first"]').fill(first);
  await form.locator('[name="wish.weekly.times"]').fill(times);
  await form.locator('button[type=submit]').click();
}

beforeAll(async () => {
  hall = await openPlainHall('season');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

describe('a season', () => {
  test('is begun once', async () => {
    const { page } = hall;
    for (const name of ['Klubår 2027', 'Klubår igen']) {
      await page.goto(`${hall.server.url}/console/club`);
      const making = formTo('/contests');
      await making.locator('[name=format]').selectOption('season');
      await making.locator('[name="values.name"]').fill(name);
      await making.locator('[name="values.firstDay"]').fill('2027-01-01');
      await making.locator('[name="values.lastDay"]').fill('2027-12-31');
      await making.locator('button[type=submit]').click();
      if (desk === '') {
        await page.waitForURL(/\/console\/club\/[^?]+-[a-z0-9]+$/);
        desk = page.url();
      }
    }
    const begun = { name: 'Klubår 2027', first: '2027-01-01', last: '2027-12-31' };
    await page.getByText(t('error.contest.season-begun', begun)).waitFor();
  });

  test('is planned, and tells of two on one day with both', async () => {
    const { page } = hall;
    await plan('championship', '2027-01-08', '11');
    await noted();
    await plan('cup', '2027-03-19', '1');
    const clash = {
      day: '2027-03-19',
      name: t('club.section-cup'),
      other: t('club.section-championship'),
    };
    await page.getByText(t('error.contest.clash', clash)).waitFor();
    await planForm().locator('[name=confirmed]').check();
    await planForm().locator('button[type=submit]').click();
    await noted();
    await page.getByText(t('club-desk.clashes')).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('names what is missing, each with its plan', async () => {
    const { page } = hall;
    await page.goto(desk);
    await page.getByRole('link', { name: t('club.section-skat'), exact: true }).click();
    expect(await planForm().locator('[name="wish.item.what"]').inputValue()).toBe('skat');
  });

  test('makes the tournament of what is planned, on its days, and leads there', async () => {
    const { page } = hall;
    await page.goto(desk);
    const name = t('club.section-championship');
    await page.getByRole('link', { name: t('club-desk.begin-item', { name }) }).click();
    expect(await page.locator('[name="settings.name"]').inputValue()).toBe(`${name} 2027`);
    expect(await page.locator('[name="days.first"]').inputValue()).toBe('2027-01-08');
    await page.getByRole('button', { name: t('console.create') }).click();
    await page.waitForURL(/\/console\/[^/]+\/entries/);
    await page.goto(desk);
    await page.locator('summary', { hasText: name }).first().click();
    await page.getByRole('link', { name: t('club-desk.programme-open', { name }) }).waitFor();
    // Nobody has entered yet, so that nobody can have won: that is said where winners are noted.
    const members = t('club-desk.members');
    await page
      .getByRole('region', { name: `${name}: ${t('club-desk.winners')}` })
      .getByText(t('club-desk.winners-no-members', { members }))
      .waitFor();
  });

  test('shows everybody the year, also as a calendar', async () => {
    const path = new URL(desk).pathname.replace('/console', '');
    await hall.asVisitor(path, async (visitor) => {
      const table = visitor.getByRole('table', { name: t('club.programme') });
      expect(await table.locator('tbody tr').count()).toBe(2);
      await visitor
        .getByText(t('club.nth', { name: t('club.section-championship'), number: 11, count: 11 }))
        .waitFor();
      const calendar = await visitor.request.get(`${hall.server.url}${path}/season.ics`);
      expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(12);
    });
    await hall.page.goto(`${hall.server.url}${path}`);
    expect(await faultsOn(hall.page)).toEqual([]);
  });

  test('notes who won, and tells everybody of champions and members', async () => {
    const { page } = hall;
    await page.goto(desk);
    const entering = page
      .locator('form')
      .filter({ has: page.locator('[name="command.values.name"]') });
    await page.locator('details').filter({ has: entering }).locator('summary').click();
    await entering.locator('[name="command.values.name"]').fill('Alm, Ida');
    await entering.locator('button[type=submit]').click();
    await noted();
    await page.goto(desk);
    const summary = page.locator('summary', { hasText: t('club.section-cup') });
    const cup = page.locator('details').filter({ has: summary });
    await cup.locator('summary').first().click();
    const won = cup
      .locator('form')
      .filter({ has: page.locator('[name^="command.act.champions"]') });
    await won
      .locator('[name^="command.act.champions"]')
      .first()
      .selectOption({ label: 'Alm, Ida' });
    await won.locator('button[type=submit]').click();
    await noted();
    const path = new URL(desk).pathname.replace('/console', '');
    await hall.asVisitor(`${path}/champions`, async (visitor) => {
      await visitor.getByRole('rowheader', { name: 'Alm, Ida' }).waitFor();
    });
    for (const further of ['champions', 'year']) {
      await page.goto(`${hall.server.url}${path}/${further}`);
      expect(await faultsOn(page)).toEqual([]);
    }
  });

  test('is followed by the next year, each day on the same weekday', async () => {
    const { page } = hall;
    await page.goto(desk);
    await page
      .locator('details', { has: formTo('/copy') })
      .locator('summary')
      .click();
    await formTo('/copy').locator('button[type=submit]').click();
    await page.getByRole('heading', { level: 1, name: 'Klubår 2028' }).waitFor();
    await page.getByText('2028', { exact: false }).first().waitFor();
    const days = page.locator('[name="wish.item.days:days"]').first();
    expect((await days.inputValue()).split('\n')[0]).toBe('2028-01-07');
  });
});
