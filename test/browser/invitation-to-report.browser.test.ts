import type { Right } from '@rokade/installation';
import { plusDays } from '@rokade/rules';
import { emptyDetails } from '@rokade/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, setUpAccount, t } from './arbiter.ts';
import { haveLots, haveResults, haveRound } from './begun.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { tell, tellTournament } from './tell.ts';

const password = 'en lang og god adgangskode';
const everywhere = { kind: 'organisation', organisation: 'own' } as const;
const players = ['Hansen, Ida', 'Møller, Bo', 'Krüger, Jens', 'Voß, Anna'];

/** The event was yesterday and the day before, so that nothing of it is waited for by a clock. */
const today = new Date().toISOString().slice(0, 10);
const days = { firstDay: plusDays(today, -2), lastDay: plusDays(today, -1) };

let hall: Hall;
let organiser: Page;
let officer: Page;
let arbiter: Arbiter;
/** The event's id, and its group's. */
let event = '';
let group = '';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openEvent = (page: Page, path = '') =>
  page.goto(`${hall.server.url}/console/events/${event}${path}`);

/** Somebody with a right, in a browser of their own, signed in by the form. */
async function signedIn(name: string, right: Right): Promise<Page> {
  await tell(hall, '/accounts', { name, password, right, confirmed: true });
  const context = await hall.browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'da-DK',
  });
  const page = await context.newPage();
  await page.goto(`${hall.server.url}/sign-in`);
  await page.getByLabel(t('terms.name')).fill(name);
  await page.getByLabel(t('console.password'), { exact: true }).fill(password);
  await button(page, t('console.sign-in')).click();
  await page.waitForURL('**/console');
  return page;
}

/** The federation has a number of each of them. */
async function openRatings(): Promise<void> {
  const people = players.map((name, index) => ({
    person: `rated${index}`,
    values: {
      name,
      nationalId: `${1001 + index}`,
      fideId: '',
      club: 'K41',
      federation: '',
      sex: '',
      birth: '',
    },
  }));
  const numbers = people.map(({ person }, index) => ({
    person,
    rating: 1800 - 50 * index,
    lastResult: '',
  }));
  const opening = { id: 'opening1', day: plusDays(today, -60), source: 'DSU', numbers };
  const command = { kind: 'open-list', opening, people };
  await tell(hall, '/ratings/commands', { basedOn: 0, command });
}

/** Everybody enters: that is not what this test looks at. */
async function enterAll(): Promise<void> {
  const seen = await hall.page.request.get(`${hall.server.url}/api/events/${event}`);
  const { version, groups } = await seen.json();
  const entrants = players.map((name, index) => ({
    id: `entrant${index}`,
    group: groups[0],
    values: {
      ...emptyDetails,
      name,
      nationalId: `${1001 + index}`,
      club: 'K41',
      birthDate: '1999-05-01',
    },
  }));
  const command = { kind: 'enter-entrants', entrants };
  await tell(hall, `/events/${event}/commands`, { basedOn: version, command });
  await tellTournament(hall, groups[0], {
    kind: 'change-settings',
    changes: { roundsPlanned: 2 },
  });
  group = groups[0];
}

beforeAll(async () => {
  hall = await openHall('invitation-to-report');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  await openRatings();
  organiser = await signedIn('Dahl, Per', { role: 'chief-arbiter', for: everywhere });
  officer = await signedIn('Holm, Eva', { role: 'federation-officer', for: everywhere });
});
afterAll(() => hall.close());

describe('an event, from its invitation to its report', () => {
  test('is made and announced by its organiser', async () => {
    const page = organiser;
    await page.goto(`${hall.server.url}/console/events/new`);
    await page.getByLabel(t('field.name'), { exact: true }).fill('Juleskak');
    await page.getByLabel(t('field.firstDay')).fill(days.firstDay);
    await page.getByLabel(t('field.lastDay')).fill(days.lastDay);
    await page.getByLabel(t('events.published')).check();
    await button(page, t('events.make')).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/new'));
    event = new URL(page.url()).pathname.split('/')[3] ?? '';
    await page.getByLabel(t('field.group'), { exact: true }).fill('A');
    await button(page, t('events.new-group')).click();
    await page.getByRole('link', { name: 'A', exact: true }).first().waitFor();

    await openEvent(page, '/invitation');
    await page.getByLabel(t('invitation.field-kind')).selectOption('open');
    await page.getByLabel(t('invitation.field-publication')).selectOption('public');
    await button(page, t('terms.save')).click();
    await page.getByText(t('console.saved')).waitFor();
    await hall.asVisitor(`/e/${event}/invitation?lang=da`, async (visitor) => {
      expect(await visitor.locator('article').innerText()).toContain('Juleskak');
    });
  });

  test('has a list of entries, which the organiser sends', async () => {
    await enterAll();
    const page = organiser;
    await openEvent(page, '/entries/office');
    const way = page.getByRole('table', { name: t('entry-list.way-of') });
    const what = t('timeline.point-dsu-2002-list-sent');
    await way.getByRole('button', { name: `${t('timeline.done')}: ${what}` }).click();
    await way.getByRole('button', { name: `${t('timeline.not-done')}: ${what}` }).waitFor();
    // Its return is the rating officer's.
    expect(await page.getByText(t('entry-list.return'), { exact: true }).count()).toBe(0);
  });

  test('is one of those that wait for the rating officer, who returns the list with numbers', async () => {
    const page = officer;
    await page.goto(`${hall.server.url}/console/events/lists`);
    const waiting = page
      .getByRole('row', { name: t('timeline.point-dsu-2002-list-returned') })
      .getByRole('link', { name: 'Juleskak' });
    await waiting.click();
    await page.waitForURL('**/entries/office');
    await page.getByText(t('entry-list.return'), { exact: true }).first().click();
    const number = page.getByLabel(t('entry-list.rating-of', { name: 'Voß, Anna' }));
    await expect.poll(() => number.inputValue()).toBe('1650');
    await button(page, t('entry-list.return')).click();
    await page.getByText(t('entry-list.returned'), { exact: true }).waitFor();
    await page.goto(`${hall.server.url}/console/events/lists`);
    await page.getByRole('heading', { name: t('entry-list.all') }).waitFor();
    expect(await waiting.count()).toBe(0);
  });

  test('is filled by its organiser with who is on the list', async () => {
    const page = organiser;
    await openEvent(page, '/entries');
    await button(page, t('events.take-over')).click();
    await page.getByText(t('events.taken-over')).waitFor();
  });

  test('is paired and played by its arbiter, who sends the report', async () => {
    const right = { role: 'arbiter', for: { kind: 'event', event } } as const;
    arbiter = arbiterAt(await signedIn('Lund, Ole', right));
    const { page } = arbiter;
    await page.goto(`${hall.server.url}/console/${group}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await haveLots(arbiter, 'jul');
    for (const round of [1, 2]) {
      await haveRound(arbiter);
      await haveResults(arbiter, round, [1, 1]);
    }
    await page.goto(`${arbiter.base()}/reports`);
    await button(page, t('reports.note-sent')).first().click();
    await page.getByText(/ noteret af Lund, Ole$/).waitFor();
    // Numbers are the rating officer's.
    expect((await page.goto(`${hall.server.url}/console/ratings/report`))?.status()).toBe(403);
  });

  test('gives new numbers, by the rating officer, in one step from its page', async () => {
    const page = officer;
    await openEvent(page);
    await page.getByRole('link', { name: t('ratings.report-this') }).click();
    await page.waitForURL('**/ratings/report?event=*');
    await button(page, t('ratings.look')).click();
    await page
      .getByText(t('ratings.would-change', { count: 4 }))
      .first()
      .waitFor();
    await button(page, t('ratings.do-report')).click();
    await page.waitForURL('**/ratings/events/*');
    await page.getByRole('row').filter({ hasText: 'Hansen, Ida' }).first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('is seen by its organiser with what is still to be done', async () => {
    const page = organiser;
    await openEvent(page, '/timeline');
    const table = page.getByRole('table', { name: t('timeline.title') });
    const line = (key: Parameters<typeof t>[0]) => table.getByRole('row', { name: t(key) });
    const back = line('timeline.point-dsu-2002-list-returned');
    expect(await back.innerText()).toContain('Holm, Eva');
    expect(await line('timeline.point-dsu-2002-report').innerText()).toContain(
      t('timeline.state-soon'),
    );
    expect(await faultsOn(page)).toEqual([]);
  });
});
