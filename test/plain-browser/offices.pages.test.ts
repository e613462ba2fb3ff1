import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actForm } from '../browser/act-form.ts';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { enterPerson } from '../browser/people.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

const club = 'club000000000001';

let hall: PlainHall;
let person: string;

const open = (path: string) => hall.page.goto(`${hall.server.url}${path}`);
const button = (name: string) => hall.page.getByRole('button', { name, exact: true });

async function command(of: object): Promise<void> {
  const answer = await hall.page.request.get(`${hall.server.url}/api/register/people`);
  const { version } = await answer.json();
  await tell(hall, '/register/commands', { basedOn: version, command: of });
}

beforeAll(async () => {
  hall = await openPlainHall('offices');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  person = await enterPerson(hall);
  await command({
    kind: 'enter-association',
    association: club,
    level: 'club',
    values: { name: 'Tempelhof', federation: 'GER' },
    above: null,
  });
});

afterAll(() => hall.close());

describe('offices', () => {
  test('are given on a person’s page; what is wrong stands at its field', async () => {
    const { page } = hall;
    await open(`/console/people/${person}`);
    await page.getByText(t('offices.give')).first().click();
    const form = actForm(page, 'begin-office');
    await form.getByLabel(t('field.office')).selectOption('tempelhof-2018 spielleiter');
    await form.getByLabel(t('field.competition')).fill('Pokal');
    await form.getByLabel(t('field.from'), { exact: true }).fill('2026-03-01');
    await form.getByRole('button').click();
    await page.getByText(t('error.register.office-of-competition')).waitFor();
    await form.getByLabel(t('field.competition')).fill('');
    await form.getByRole('button').click();
    await page.getByText(t('console.saved')).waitFor();
    const section = page.locator('section', { has: page.locator('#offices') });
    expect(await section.innerText()).toContain('Spielleiter');
  });

  test('stand on the list of a day, with what is vacant', async () => {
    const { page } = hall;
    await open('/console/people/offices?day=2026-11-22');
    const table = page.getByRole('table', { name: 'Tempelhof' });
    expect(await table.innerText()).toContain('Alm, Ida');
    expect(await table.innerText()).toContain(t('offices.says-vacant', { count: 1, of: 1 }));
    await page.getByLabel(t('offices.day')).fill('2026-02-28');
    await button(t('terms.search')).click();
    await page.waitForURL('**day=2026-02-28');
    expect(await table.innerText()).not.toContain('Alm, Ida');
    expect(await faultsOn(page)).toEqual([]);
  });

  test('are public where that is said, and nowhere else', async () => {
    const { page } = hall;
    await open('/officers');
    await page.getByText(t('public.no-officers')).waitFor();
    await open('/console/people/offices');
    await page.getByLabel(t('offices.show-public', { club: 'Tempelhof' })).check();
    await button(t('terms.save')).click();
    await page.getByText(t('console.saved')).waitFor();
    await open('/officers');
    await page
      .getByRole('cell', { name: 'Spielleiter' })
      .or(page.getByText('Alm, Ida'))
      .first()
      .waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('and contact data are written down when somebody looks', async () => {
    const { page } = hall;
    await command({ kind: 'change-person', person, changes: { phone: '+45 70 00' } });
    await open('/console/people/looks');
    await page.getByText(t('people.looks-none')).waitFor();
    await open(`/console/people/${person}`);
    await open('/console/people/looks');
    await page.getByText(t('people.looks-place-person')).first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('are changed, and undone with a line in the history', async () => {
    const { page } = hall;
    await open(`/console/people/${person}`);
    await page.getByText(t('console.edit'), { exact: true }).click();
    const form = actForm(page, 'change-office');
    await form.getByLabel(t('field.ended')).fill('2026-10-31');
    await form.getByRole('button', { name: t('terms.save') }).click();
    await page.getByText(t('console.saved')).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await open('/console/people/history');
    await page
      .getByText(t('history.office-changed', { person: 'Alm, Ida' }))
      .first()
      .waitFor();
  });
});
