import { makeSystem } from '@rokade/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerId, withPlayers } from '../tournament/journal-driver.ts';
import { type Arbiter, arbiterAt, setUpAccount, t } from './arbiter.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { keepJournals } from './kinds-of-tournament.ts';

let hall: Hall;
let arbiter: Arbiter;
let id = '';

beforeAll(async () => {
  hall = await openHall('about', async (folder) => {
    const groups = [[playerId('p1'), playerId('p2')]];
    const forbidden = { sameClub: true, sameFederation: false, groups };
    const system = makeSystem('dutch');
    [id = ''] = await keepJournals(folder, [
      withPlayers(6, { system, forbidden, chiefArbiter: '', tieBreaks: ['BH-C1', 'DE'] }),
    ]);
  });
  arbiter = arbiterAt(hall.page);
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

const consolePage = () => `${hall.server.url}/console/${id}/about`;

test('names to the arbiter what is missing, and leads to its field', async () => {
  const { page } = arbiter;
  await page.goto(consolePage());
  const missing = page.locator('dd', { hasText: t('about.no-chief-arbiter') });
  await missing.getByRole('link', { name: t('about.say-it') }).click();
  const field = page.locator('input[name="settings.chiefArbiter"]');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('Holm, Eva');
  await page.keyboard.press('Enter');
  await page.getByText(t('console.saved')).waitFor();
  await page.goto(consolePage());
  expect(await page.locator('main').innerText()).not.toContain(t('about.no-chief-arbiter'));
});

test('tells visitors what is said, with its articles, and nothing of what is not', () =>
  hall.asVisitor(`/t/${id}/players`, async (visitor) => {
    await visitor.getByRole('link', { name: t('public.about'), exact: true }).click();
    const text = await visitor.locator('main').innerText();
    for (const fact of [
      `${t('terms.system-dutch')}, ${t('console.option-edition-fide-2026')} FIDE C.04.3 2026`,
      'Holm, Eva',
      'Ida Hansen; Jens Krüger; Anna Voß',
      'FIDE 2012 7.6',
      t('about.kept-apart', { count: 1 }),
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toContain(t('about.no-prizes'));
    expect(text).not.toContain('Spiller 01');
  }));

test('leads to what calendars, news readers and broadcasts fetch', () =>
  hall.asVisitor(`/t/${id}/about`, async (visitor) => {
    const feeds = [
      ['public.feed-calendar', 'text/calendar', 'BEGIN:VCALENDAR'],
      ['public.feed-news', 'application/atom+xml', '<?xml'],
      ['public.feed-games', 'application/x-chess-pgn', ''],
    ] as const;
    for (const [key, type, beginning] of feeds) {
      const address = await visitor.getByRole('link', { name: t(key) }).getAttribute('href');
      const answer = await visitor.request.get(`${hall.server.url}${address}`);
      expect(answer.headers()['content-type']).toBe(`${type}; charset=utf-8`);
      expect((await answer.text()).startsWith(beginning)).toBe(true);
    }
    for (const missing of ['nowhere/rounds.ics', `${id}/toString`]) {
      const answer = await visitor.request.get(`${hall.server.url}/feed/${missing}`);
      expect(answer.status()).toBe(404);
    }
  }));

test('stands on paper in the language of the sheet', async () => {
  const { page } = arbiter;
  await page.goto(`${hall.server.url}/print/${id}/about?lang=de`);
  const paper = await page.locator('main').innerText();
  expect(paper).toContain('Über dieses Turnier');
  expect(paper).toContain('Schweizer System (FIDE, holländisch)');
  expect(paper).not.toContain(t('about.no-prizes'));
});

test.each(['da', 'de', 'en'])('axe finds nothing on it in %s', async (language) => {
  const { page } = arbiter;
  await page
    .context()
    .addCookies([{ name: 'rokade_language', value: language, url: hall.server.url }]);
  for (const address of [consolePage(), `${hall.server.url}/t/${id}/about`]) {
    await page.goto(address);
    expect(await faultsOn(page)).toEqual([]);
  }
});
