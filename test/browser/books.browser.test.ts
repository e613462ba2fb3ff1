import { emptyDetails } from '@rokade/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, createTournament, setUpAccount, t } from './arbiter.ts';
import { makeTournament } from './begun.ts';
import { faultsInEachLanguage } from './each-page.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { tell, tellTournament } from './tell.ts';

/*
 * What scripts add to the desks of people, events and the installation, and what only a browser can
 * tell of their pages. What forms and links do there stands in `test/plain-browser`.
 */

let hall: Hall;
let page: Page;
/** The address of an event. */
let event = '';

const bo = { surname: 'Æblegård', firstName: 'Bo', birth: '2012', dsuNumber: '100900002' };
const aase = { surname: 'Brøndlund', firstName: 'Åse', birth: '1971', dsuNumber: '100900001' };
const ida = { surname: 'Alm', firstName: 'Ida', birth: '2001-05-02' };
const boAtBoard = { name: 'Æblegård, Bo', birthDate: '2012', nationalId: '100900002' };

const main = (): Promise<string> => page.locator('main').innerText();
const button = (name: string, where: Page = page) =>
  where.getByRole('button', { name, exact: true });
const open = (path: string) => page.goto(`${hall.server.url}${path}`);

/** How far the register has come. */
async function register(): Promise<number> {
  return (await (await page.request.get(`${hall.server.url}/api/register/people`)).json()).version;
}

async function toRegister(command: object): Promise<void> {
  await tell(hall, '/register/commands', { basedOn: await register(), command, confirmed: true });
}

beforeAll(async () => {
  hall = await openHall('books');
  page = hall.page;
  await setUpAccount(arbiterAt(page), hall.server.setupUrl ?? '');
  for (const [index, values] of [bo, aase, ida].entries()) {
    await toRegister({ kind: 'enter-person', person: `person000000000${index}`, values });
  }
});

afterAll(() => hall.close());

describe('people of the register', () => {
  test('are found while one types', async () => {
    await open('/console/people');
    const field = page.getByLabel(t('people.search'));
    await expect
      .poll(async () => {
        await field.fill('aase brond');
        return new URL(page.url()).searchParams.get('q') ?? '';
      })
      .toBe('aase brond');
    await expect.poll(() => page.locator('tbody th').allInnerTexts()).toEqual(['Brøndlund, Åse']);
  });

  test('are suggested while a player is entered, and fill the form', async () => {
    await open('/console');
    await createTournament(arbiterAt(page), 'Efterår');
    await page.locator('input[name="command.players.0.details.name"]').pressSequentially('aebl bo');
    await page.getByRole('option', { name: /Æblegård, Bo/ }).click();
    expect(
      await page.locator('input[name="command.players.0.details.birthDate"]').inputValue(),
    ).toBe('2012');
    expect(
      await page.locator('input[name="command.players.0.details.nationalId"]').inputValue(),
    ).toBe('100900002');
    await button(t('console.add-player')).click();
    await page.getByText(t('console.player-added', { name: 'Æblegård, Bo' })).waitFor();
    expect(await page.locator('input[name="command.players.0.details.name"]').inputValue()).toBe(
      '',
    );
    expect(
      await page.locator('input[name="command.players.0.details.nationalId"]').inputValue(),
    ).toBe('');
  });

  test('are kept out while they are suspended', async () => {
    const values = {
      person: 'person0000000002',
      kind: 'suspension',
      rules: 'dsu-2002',
      ground: 'absent-throughout',
      given: '2026-11-01',
      from: '2026-11-01',
      months: 6,
      weeks: 0,
      lastDay: '',
      event: '',
      eventEnds: '',
      eventId: '',
      by: 'su',
      body: '',
      reasons: 'Mødte ikke op.',
      copies: '',
    };
    const command = { kind: 'give-sanction', sanction: 'suspension1', values };
    await tell(hall, '/sanctions/commands', { basedOn: 0, command, confirmed: true });
    await page.locator('input[name="command.players.0.details.name"]').pressSequentially('alm ida');
    await page.getByRole('option', { name: /Alm, Ida/ }).click();
    await button(t('console.add-player')).click();
    await page.getByText('Alm, Ida er i karantæne til og med').waitFor();
    expect(await main()).toContain('DSU 2002 §19');
  });

  test('change what a tournament has of them in one act, until they are somebody else', async () => {
    const id = await makeTournament(hall, arbiterAt(page), {
      name: 'Vinter',
      players: [{ ...boAtBoard, person: 'person0000000000' }],
    });
    const offers = `/console/${id}/entries/changes`;
    const changes = { title: 'CM', fideId: '1490002' };
    await toRegister({ kind: 'change-person', person: 'person0000000000', changes });
    await open(offers);
    const table = page.getByRole('table', { name: t('console.offers') });
    expect(await table.getByRole('checkbox').count()).toBe(2);
    expect(await faultsOn(page)).toEqual([]);
    await button(t('console.offers-take')).click();
    await page.getByText(t('console.offers-none')).waitFor();
    const further = { title: 'FM' };
    await toRegister({ kind: 'change-person', person: 'person0000000000', changes: further });
    await open(offers);
    await table.getByRole('checkbox').uncheck();
    await page.getByLabel(t('console.offers-reason')).fill('Ikke ratificeret endnu');
    await button(t('console.offers-leave-out')).click();
    await page.getByText(t('console.offers-none')).waitFor();
    await open(`/console/${id}/history`);
    expect(await main()).toContain('Ikke ratificeret endnu');
    await open(`/console/${id}/players`);
    await page.getByRole('link', { name: 'Æblegård, Bo' }).first().click();
    await button(t('console.other-person')).click();
    await expect.poll(() => button(t('console.other-person')).count()).toBe(0);
  });
});

describe('an event', () => {
  test('keeps what is typed while another changes it, and shows what the other did', async () => {
    await open('/console/events/new');
    const field = (name: string, where: Page = page) =>
      where.locator(`form :is([name="${name}"], [name$=".${name}"]):not([type=hidden])`).first();
    await field('name').fill('Juleskak');
    await button(t('events.make')).click();
    await page.waitForURL('**/events/juleskak-*');
    event = new URL(page.url()).pathname;
    await open(`${event}/settings`);
    const other = await hall.context.newPage();
    await other.goto(page.url());
    await field('organiser', other).fill('K41');
    await button(t('terms.save'), other).click();
    await other.getByText(t('console.saved')).waitFor();
    await field('place').fill('Viborg');
    await button(t('terms.save')).click();
    await page.getByText(t('error.store.conflict')).waitFor();
    await expect.poll(() => field('organiser').inputValue()).toBe('K41');
    // Nor does it go once the page shows what the other wrote.
    expect(await page.getByText(t('error.store.conflict')).isVisible()).toBe(true);
    expect(await field('place').inputValue()).toBe('Viborg');
    await button(t('terms.save')).click();
    await page.getByText(t('console.saved')).waitFor();
    await other.close();
  });

  test('suggests people for its entry list', async () => {
    await open(`${event}/entries`);
    const field = (name: string) => page.locator(`input[name="command.entrants.0.values.${name}"]`);
    await field('name').pressSequentially('broend aas');
    await page.getByRole('option', { name: /Brøndlund, Åse/ }).click();
    expect(await field('name').inputValue()).toBe('Brøndlund, Åse');
    expect(await field('nationalId').inputValue()).toBe('100900001');
  });
});

describe('a group of an event', () => {
  test('begins and shows its first round from the page of the event', async () => {
    await open(event);
    await page.getByLabel(t('field.group'), { exact: true }).fill('Mester');
    await button(t('events.new-group')).click();
    const group = page.getByRole('row').filter({ hasText: 'Mester' });
    const address = await group
      .getByRole('link', { name: 'Mester', exact: true })
      .getAttribute('href');
    const players = ['Bech, Pia', 'Dahl, Per'].map((name, index) => ({
      id: `p${index}`,
      details: { ...emptyDetails, name },
    }));
    await tellTournament(hall, address?.split('/')[2] ?? '', { kind: 'enter-players', players });
    await open(event);
    await group.getByRole('button', { name: t('console.step-start-by-lot') }).click();
    const publish = group.getByRole('button', { name: t('console.step-publish') });
    await publish.click();
    await publish.waitFor({ state: 'hidden' });
    expect(page.url()).toContain(event);
  });
});

describe('a history', () => {
  test('goes back to any earlier state, after a question', async () => {
    await open('/console/people/history');
    const lines = await page.locator('tbody tr').count();
    const before = page.getByRole('row').filter({ hasText: 'Alm, Ida' }).first();
    await before.getByRole('button', { name: t('history.go-back-here') }).click();
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: t('history.go-back-here') })
      .click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(lines + 1);
    await open('/console/people/person0000000000');
    expect(await page.locator('[name="command.changes.title"]').inputValue()).toBe('');
  });
});

test('axe finds nothing on the pages of these books in any language', async () => {
  const below = ['', '/new', '/clubs', '/doubles', '/lists', '/history', '/person0000000000'];
  const merge = '/merge?stays=person0000000000&goes=person0000000001';
  const paths = [
    ...[...below, merge, '/personal?who=100900001'].map((path) => `/console/people${path}`),
    '/console/events',
    '/console/events/new',
    ...['', '/entries', '/results', '/history', '/settings'].map((path) => `${event}${path}`),
    event.replace('/console/events/', '/e/'),
    '/console/installation',
    '/console/installation/copies',
  ];
  const unfold = async (there: Page) => {
    if (!there.url().includes('/installation')) return;
    for (const part of await there.locator('main summary').all()) await part.click();
  };
  expect(await faultsInEachLanguage(hall, paths, unfold)).toEqual([]);
});
