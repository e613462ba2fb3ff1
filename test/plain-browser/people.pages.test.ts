import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { makeTournament } from '../browser/begun.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

const list = [
  'Nummer;Navn;Født;Klub',
  '100900001;Brøndlund, Åse;1971;Brønden',
  '100900002;Æblegård, Bo;2012;Brønden',
  '100900003;;1990;Brønden',
].join('\n');

let hall: PlainHall;
let page: PlainPage;

const main = (where: PlainPage = page): Promise<string> => where.locator('main').innerText();
const button = (name: string, where: PlainPage = page) =>
  where.getByRole('button', { name, exact: true });

async function open(path = '', where: PlainPage = page): Promise<void> {
  await where.goto(`${hall.server.url}/console/people${path}`);
}

async function search(text: string, count: number): Promise<readonly string[]> {
  await page.getByLabel(t('people.search')).fill(text);
  await page.getByLabel(t('people.search')).press('Enter');
  const names = page.locator('tbody th');
  expect(await names.count()).toBe(count);
  return names.allInnerTexts();
}

async function look(): Promise<void> {
  await open('/lists');
  await page.getByLabel(t('console.file')).setInputFiles({
    name: 'klub.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  });
  await button(t('people.list-look')).click();
  await page.getByText(t('people.columns')).waitFor();
}

beforeAll(async () => {
  hall = await openPlainHall('people');
  page = hall.page;
  await setUpAccount(arbiterAt(page), hall.server.setupUrl ?? '');
});

afterAll(() => hall.close());

describe('the desk of people', () => {
  test('begins with a person, whose name is asked for', async () => {
    await page
      .getByRole('link', { name: t('people.title'), exact: true })
      .first()
      .click();
    await page.getByText(t('people.empty')).waitFor();
    await page.getByRole('link', { name: t('people.add'), exact: true }).click();
    await page.waitForURL('**/people/new');
    await page.getByLabel(t('field.surname')).fill('Alm');
    await page.getByLabel(t('field.firstName')).fill('Ida');
    await page.getByLabel(t('field.birth')).fill('2012-02-31');
    await page.getByLabel(t('field.email')).fill('ida@example.org');
    await button(t('people.add')).click();
    await page.locator('[name="command.values.birth"][aria-invalid=true]').waitFor();
    expect(await page.getByLabel(t('field.surname')).inputValue()).toBe('Alm');
    await page.getByLabel(t('field.birth')).fill('2012-02-03');
    await button(t('people.add')).click();
    await page.getByRole('heading', { level: 1, name: 'Alm, Ida' }).waitFor();
  });

  test('shows a list row by row, takes it in once, and the same list changes nothing', async () => {
    await look();
    const text = await main();
    expect(text).toContain(t('people.count-new', { count: 2 }));
    expect(text).toContain(t('people.list-faults', { count: 1 }));
    expect(text).toContain(t('console.list-row', { row: 4 }));
    await button(t('people.list-take-in', { count: 2 })).click();
    await page.getByText(t('people.list-taken', { count: 2 })).waitFor();
    await look();
    expect(await main()).toContain(t('people.count-unchanged', { count: 2 }));
    expect(await page.getByRole('button', { name: /Indlæs/ }).count()).toBe(0);
  });

  test('finds by parts of a name in any order, by number and by club', async () => {
    await open();
    expect(await search('aase brond', 1)).toEqual(['Brøndlund, Åse']);
    expect(await search('100900002', 1)).toEqual(['Æblegård, Bo']);
    expect(await search('brønden æbl', 1)).toEqual(['Æblegård, Bo']);
    await search('ingen', 0);
    await page.getByText(t('people.none')).waitFor();
  });

  test('finds doubles, merges them side by side, and takes that back', async () => {
    await tell(hall, '/register/commands', {
      basedOn: (await (await page.request.get(`${hall.server.url}/api/register/people`)).json())
        .version,
      // A list brings her without anybody being asked whether she is not there already.
      command: {
        kind: 'take-in',
        source: 'klub 2',
        steps: [
          {
            kind: 'enter-person',
            person: 'p000000000000009',
            values: { surname: 'Brøndlund', firstName: 'Aase', birth: '1971-04-05' },
          },
        ],
      },
    });
    await open('/doubles');
    const row = page.getByRole('row').filter({ hasText: 'Brøndlund' });
    expect(await row.innerText()).toContain(t('people.reason-same-birth-year'));
    await row.getByRole('link', { name: t('people.compare') }).click();
    await page.getByRole('heading', { name: t('people.merge-title') }).waitFor();
    const born = `${t('field.birth')}: 1971-04-05`;
    await page.getByRole('radio', { name: born, exact: true }).check();
    await button(t('people.merge-do')).click();
    await page.waitForURL(/people\/[^/]+$/);
    expect(await page.getByLabel(t('field.birth'), { exact: true }).inputValue()).toBe(
      '1971-04-05',
    );
    await open();
    await search('brøndlund', 1);
    await page.locator('tbody th a').click();
    await page.getByRole('button', { name: /alligevel en anden/ }).click();
    await page.getByText(t('console.saved')).waitFor();
    await open();
    await search('brøndlund', 2);
  });

  test('remembers of two doubles that they are two people', async () => {
    await open('/doubles');
    const row = page.getByRole('row').filter({ hasText: 'Brøndlund' });
    await row.getByRole('button', { name: t('people.two-people') }).click();
    await page.getByText(t('console.saved')).waitFor();
    await page.getByText(t('people.no-doubles')).waitFor();
    expect(await row.count()).toBe(0);
  });

  test('makes a club whose name is typed with a new person, once that is confirmed', async () => {
    await open('/new');
    await page.getByLabel(t('field.surname'), { exact: true }).fill('Kildahl');
    await page.getByLabel(t('people.new-club'), { exact: true }).fill('Kilden');
    await button(t('people.add')).click();
    await page
      .getByText(t('error.register.new-club', { name: 'Kilden' }))
      .first()
      .waitFor();
    await page.getByLabel(t('people.new-club-yes')).check();
    await button(t('people.add')).click();
    await page.waitForURL(/people\/[^/]+$/);
    expect(await page.locator('main').innerText()).toContain('Kilden');
  });

  test('tells its history, a list as one line, undoes the last act, and that again', async () => {
    await open('/history');
    const lines = await page.locator('tbody tr').allInnerTexts();
    expect(lines.filter((line) => line.includes('klub.csv'))).toHaveLength(1);
    const undo = page.getByRole('button', { name: t('history.undo-what', { what: '' }).trim() });
    for (const more of [1, 2]) {
      await undo.click();
      expect(await page.locator('tbody tr').count()).toBe(lines.length + more);
    }
  });

  test('keeps clubs, and who is a member where', async () => {
    await open('/clubs');
    await page.getByRole('link', { name: 'Brønden', exact: true }).click();
    await page.getByRole('heading', { name: 'Brønden' }).waitFor();
    const members = await page.locator('section', { hasText: t('people.members') }).innerText();
    expect(members).toContain('Brøndlund, Åse');
    await page.getByText(t('people.change')).click();
    await page.getByLabel(t('field.dsuNumber')).fill('1042');
    await button(t('terms.save')).click();
    await page.locator('dd', { hasText: '1042' }).waitFor();
    await open('/clubs');
    await page.getByRole('cell', { name: '1042' }).waitFor();
    await open('?q=100900001');
    await page.locator('tbody th a').click();
    const memberships = page.locator('section', { hasText: t('people.memberships') }).first();
    await memberships.getByText(t('people.change')).first().click();
    await memberships.getByLabel(t('field.standing')).first().selectOption('member');
    await memberships
      .getByRole('button', { name: t('terms.save') })
      .first()
      .click();
    await page.getByText(t('console.saved')).waitFor();
    expect(await memberships.innerText()).toContain(t('people.standing-member'));
  });

  test('stands in a tournament as the register has them', async () => {
    const people = await (await page.request.get(`${hall.server.url}/api/register/people`)).json();
    const { person } = people.people.find(({ values }: { values: { surname: string } }) =>
      values.surname.startsWith('Æble'),
    );
    const name = 'Æblegård, Bo';
    const bo = { name, birthDate: '2012', club: 'Brønden', nationalId: '100900002', rating: 1234 };
    const id = await makeTournament(hall, arbiterAt(page), {
      name: 'Efterår',
      players: [{ ...bo, person }, 'Helt Ny'],
    });
    await page.goto(`${hall.server.url}/console/${id}/entries`);
    expect(await main()).toContain(name);
  });

  test('shows on a person’s page what they played, and with which numbers', async () => {
    await open('?q=100900002');
    await page.locator('tbody th a').click();
    const played = page.getByRole('table', { name: t('people.played') });
    await expect.poll(() => played.innerText()).toContain('Efterår');
    const numbers = page.getByRole('table', { name: t('people.numbers-over-time') });
    expect(await numbers.innerText()).toContain('1234');
    expect(await numbers.innerText()).toContain(t('people.number-by-hand'));
  });

  test('leads from a player to the person', async () => {
    await page
      .getByRole('table', { name: t('people.played') })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL('**/standings');
    await page.goto(page.url().replace('standings', 'players'));
    await page.getByRole('link', { name: 'Æblegård, Bo' }).first().click();
    await page.getByRole('heading', { name: 'Æblegård, Bo' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'Æblegård, Bo', exact: true }).click();
    await page.waitForURL('**/console/people/*');
  });

  test('enters people of the register and of a list at an event', async () => {
    await page.goto(`${hall.server.url}/console/events/new`);
    await page.locator('[name="values.name"]').first().fill('Juleskak');
    await button(t('events.make')).click();
    await page.waitForURL('**/events/juleskak-*');
    await page.goto(`${page.url()}/entries/list`);
    await page.getByLabel(t('people.search')).fill('aebl');
    await button(t('events.find')).click();
    await page.getByRole('checkbox', { name: /Æblegård, Bo/ }).check();
    await button(t('events.enter-chosen')).click();
    await page.getByText(t('console.saved')).waitFor();
    expect(await page.locator('.notice').allInnerTexts()).toEqual([
      expect.stringContaining('Æblegård, Bo'),
    ]);
    await page
      .getByRole('textbox', { name: t('console.list-text') })
      .fill('Navn;Klub\nÆblegård, Bo;Brønden\nKrog, Eva;Bakken');
    await button(t('console.list-preview')).click();
    await page.getByText(t('console.list-faults', { count: 1 })).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await button(t('console.list-enter', { count: 1 })).click();
    await page.waitForURL('**/entries');
    expect(await main()).toContain('Krog, Eva');
  });

  test('offers an entry list what changed of its people', async () => {
    const entries = page.url();
    const people = await (await page.request.get(`${hall.server.url}/api/register/people`)).json();
    const bo = people.people.find(({ values }: { values: { surname: string } }) =>
      values.surname.startsWith('Æble'),
    );
    const changes = { title: 'IM', federation: 'SWE' };
    await tell(hall, '/register/commands', {
      basedOn: people.version,
      command: { kind: 'change-person', person: bo.person, changes },
    });
    await page.goto(entries);
    await page.getByRole('link', { name: t('console.offers-n', { count: 1 }) }).click();
    const table = page.getByRole('table', { name: t('console.offers') });
    await table.getByRole('checkbox', { name: /SWE/ }).uncheck();
    expect(await faultsOn(page)).toEqual([]);
    await button(t('console.offers-take')).click();
    await page.waitForURL('**/entries');
    const row = page.getByRole('row').filter({ hasText: 'Æblegård, Bo' });
    await expect.poll(() => row.innerText()).toContain('IM');
    await page.getByRole('link', { name: t('console.offers-n', { count: 1 }) }).waitFor();
  });

  test('ends the membership of whoever a list of all members does not have', async () => {
    await open('/lists');
    await page
      .getByLabel(t('people.list-text'))
      .fill('Nummer;Navn;Klub\n100900002;Æblegård, Bo;Brønden');
    await page.locator('input[name=day]').fill('2031-01-15');
    await page.getByLabel(t('people.list-complete')).check();
    await button(t('people.list-look')).click();
    await expect.poll(() => main()).toContain(t('people.count-ended', { count: 1 }));
    await button(t('people.list-take-in', { count: 1 })).click();
    await page.getByText(t('people.list-taken', { count: 1 })).waitFor();
    await open('?q=100900001');
    await page.locator('tbody th a').click();
    const until = page.getByLabel(t('field.to'), { exact: true }).first();
    await expect.poll(() => until.inputValue()).toBe('2031-01-14');
  });

  test('says what every book keeps of somebody, and saves it', async () => {
    await open('/personal');
    await page.getByLabel(t('people.personal-who')).fill('Æblegård, Bo\n100900001');
    await button(t('terms.search')).click();
    const found = page.locator('tbody tr');
    await expect.poll(() => found.count()).toBe(4);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('people.personal-export') }).click(),
    ]);
    const file = join(hall.folder, 'kept.json');
    await download.saveAs(file);
    const saved = JSON.parse(await readFile(file, 'utf8'));
    expect(saved.books.map(({ of }: { of: { book: string } }) => of.book)).toEqual([
      'register',
      'register',
      'tournament',
      'event',
    ]);
    await found.filter({ hasText: 'Efterår' }).getByRole('checkbox').check();
    await page.getByLabel(t('people.erase-yes')).check();
    await button(t('people.personal-erase')).click();
    await page.getByText(t('people.personal-erased', { count: 1 })).waitFor();
    await expect.poll(() => found.count()).toBe(3);
  });

  test('shows an arbiter people without contact data, and changes nothing', async () => {
    const password = 'en anden lang adgangskode';
    const right = { role: 'arbiter', for: { kind: 'organisation', organisation: 'own' } };
    await tell(hall, '/accounts', { name: 'Hansen, Ida', password, right, confirmed: true });
    const hers = await hall.browser.newContext({ locale: 'da-DK' });
    await hers.request.post(`${hall.server.url}/api/session`, {
      data: { name: 'Hansen, Ida', password },
    });
    const there = await hers.newPage();
    await open('?q=100900002', there);
    await there.locator('tbody th a').click();
    await there.getByRole('heading', { level: 1, name: 'Æblegård, Bo' }).waitFor();
    expect(await main(there)).not.toContain('example.org');
    expect(await there.getByRole('button', { name: t('terms.save') }).count()).toBe(0);
    for (const path of ['/new', '/lists', '/merge']) {
      const answer = await there.goto(`${hall.server.url}/console/people${path}`);
      expect(answer?.status()).toBe(403);
    }
    const csv = await hers.request.get(`${hall.server.url}/console/people/files/people.csv`);
    expect(await csv.text()).not.toContain('example.org');
    await hers.close();
  });

  test('erases for good', async () => {
    await open('?q=100900002');
    await page.locator('tbody th a').click();
    await page.getByText(t('people.erase'), { exact: true }).first().click();
    await button(t('people.erase')).click();
    await page.getByText(t('error.register.confirm-erasing')).first().waitFor();
    await page.getByLabel(t('people.erase-yes')).check();
    await button(t('people.erase')).click();
    await page.waitForURL('**/console/people');
    await search('100900002', 0);
  });
});
