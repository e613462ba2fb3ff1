import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, createTournament, setUpAccount, t } from './arbiter.ts';
import { faultsInEachLanguage } from './each-page.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { tell } from './tell.ts';

const list = [
  'Nummer;Navn;Født;Klub',
  '100900001;Brøndlund, Åse;1971;Brønden',
  '100900002;Æblegård, Bo;2012;Brønden',
  '100900003;;1990;Brønden',
].join('\n');

let hall: Hall;
let page: Page;

const main = (where: Page = page): Promise<string> => where.locator('main').innerText();
const button = (name: string, where: Page = page) =>
  where.getByRole('button', { name, exact: true });

async function open(path = '', where: Page = page): Promise<void> {
  await where.goto(`${hall.server.url}/console/people${path}`);
}

async function search(text: string, count: number): Promise<readonly string[]> {
  const field = page.getByLabel(t('people.search'));
  await expect
    .poll(async () => {
      await field.fill(text);
      return new URL(page.url()).searchParams.get('q') ?? '';
    })
    .toBe(text);
  const names = page.locator('tbody th');
  await expect.poll(() => names.count()).toBe(count);
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
  hall = await openHall('people');
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
    const said = await main();
    expect(said).toContain(t('people.count-new', { count: 2 }));
    expect(said).toContain(t('people.list-faults', { count: 1 }));
    expect(said).toContain(t('console.list-row', { row: 4 }));
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
      command: {
        kind: 'enter-person',
        person: 'p000000000000009',
        values: { surname: 'Brøndlund', firstName: 'Aase', birth: '1971-04-05' },
      },
      // It is asked whether she is not there already.
      confirmed: true,
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

  test('tells its history, a list as one line, and goes back', async () => {
    await open('/history');
    const lines = await page.locator('tbody tr').allInnerTexts();
    expect(lines.filter((line) => line.includes('klub.csv'))).toHaveLength(1);
    const before = page.getByRole('row').filter({ hasText: 'Alm, Ida' }).first();
    await before.getByRole('button', { name: t('history.go-back-here') }).click();
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: t('history.go-back-here') })
      .click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(lines.length + 1);
    await open();
    expect(await page.locator('tbody th').allInnerTexts()).toEqual(['Alm, Ida']);
    await open('/history');
    await page.getByRole('button', { name: t('history.undo-what', { what: '' }).trim() }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(lines.length + 2);
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

  test('is suggested while a player is entered, and fills the form', async () => {
    await page.goto(`${hall.server.url}/console`);
    await createTournament(arbiterAt(page), 'Efterår');
    await page.locator('input[name=name]').pressSequentially('aebl bo');
    await page.getByRole('option', { name: /Æblegård, Bo/ }).click();
    expect(await page.locator('input[name=birthDate]').inputValue()).toBe('2012');
    expect(await page.locator('input[name=club]').inputValue()).toBe('Brønden');
    expect(await page.locator('input[name=nationalId]').inputValue()).toBe('100900002');
    await page.locator('input[name=rating]').fill('1234');
    await button(t('console.add-player')).click();
    await page.getByText(t('console.player-added', { name: 'Æblegård, Bo' })).waitFor();
    expect(await page.locator('input[name=name]').inputValue()).toBe('');
    expect(await page.locator('input[name=nationalId]').inputValue()).toBe('');
    await page.locator('input[name=name]').pressSequentially('Helt Ny');
    await button(t('console.add-player')).click();
    await page.getByText(t('console.player-added', { name: 'Helt Ny' })).waitFor();
    expect(await main()).toContain('Æblegård, Bo');
  });

  test('offers a tournament what changed of its players, and takes it over in one act', async () => {
    const people = await (await page.request.get(`${hall.server.url}/api/register/people`)).json();
    const bo = people.people.find(({ values }: { values: { surname: string } }) =>
      values.surname.startsWith('Æble'),
    );
    const change = async (basedOn: number, title: string) =>
      tell(hall, '/register/commands', {
        basedOn,
        command: {
          kind: 'change-person',
          person: bo.person,
          changes: { title, fideId: '1490002' },
        },
      });
    await change(people.version, 'CM');
    await page.reload();
    await page.getByRole('link', { name: t('console.offers-n', { count: 1 }) }).click();
    const table = page.getByRole('table', { name: t('console.offers') });
    await expect
      .poll(() => table.innerText())
      .toContain(t('console.offer-changed', { name: 'Æblegård, Bo' }));
    expect(await table.getByRole('checkbox').count()).toBe(2);
    expect(await faultsOn(page)).toEqual([]);
    await button(t('console.offers-take')).click();
    await page.getByText(t('console.offers-none')).waitFor();
    await change(people.version + 1, 'FM');
    await page.reload();
    await table.getByRole('checkbox').uncheck();
    await page.getByLabel(t('console.offers-reason')).fill('Ikke ratificeret endnu');
    await button(t('console.offers-leave-out')).click();
    await page.getByText(t('console.offers-none')).waitFor();
    await page.goto(page.url().replace('entries/changes', 'history'));
    expect(await main()).toContain('Ikke ratificeret endnu');
    expect(await main()).toContain(
      t('history.player-changes-declined', { player: 'Æblegård, Bo', fields: t('field.title') }),
    );
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

  test('leads from a player to the person, until somebody says they are two', async () => {
    await page
      .getByRole('table', { name: t('people.played') })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL('**/standings');
    await page.goto(page.url().replace('standings', 'players'));
    await page.getByRole('link', { name: 'Æblegård, Bo' }).first().click();
    await page.getByRole('heading', { name: 'Æblegård, Bo' }).waitFor();
    const card = page.url();
    await page.locator('main').getByRole('link', { name: 'Æblegård, Bo', exact: true }).click();
    await page.waitForURL('**/console/people/*');
    await page.goto(card);
    await button(t('console.other-person')).click();
    await expect.poll(() => button(t('console.other-person')).count()).toBe(0);
    await page.goto(card.replace(/players\/.*/, 'entries/changes'));
    await page.getByText(t('console.offers-none')).waitFor();
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
    await page.waitForURL('**/entries');
    expect(await main()).toContain('Æblegård, Bo');
    await page.getByRole('link', { name: t('events.enter-many') }).click();
    await page.waitForURL('**/entries/list');
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

  test('suggests people for an entry list, and offers it what changed of them', async () => {
    const entries = page.url();
    const field = (name: string) => page.locator(`input[name="command.entrants.0.values.${name}"]`);
    await field('name').pressSequentially('broend aas');
    await page.getByRole('option', { name: /Brøndlund, Åse/ }).click();
    expect(await field('name').inputValue()).toBe('Brøndlund, Åse');
    expect(await field('nationalId').inputValue()).toBe('100900001');
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

  test('axe finds nothing on its pages in any language', async () => {
    await open('?q=100900001');
    const address = await hall.page.locator('tbody th a').getAttribute('href');
    const stays = address?.split('/').at(-1);
    const merge = `/merge?stays=${stays}&goes=p000000000000009`;
    const below = ['', '/new', '/clubs', '/doubles', '/lists', '/history', merge, `/${stays}`];
    const paths = [...below, '/personal?who=100900001'].map((path) => `/console/people${path}`);
    expect(await faultsInEachLanguage(hall, paths)).toEqual([]);
  });
});
