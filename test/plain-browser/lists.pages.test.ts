import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { keepJournals } from '../browser/kinds-of-tournament.ts';
import { settings, started, withPlayers } from '../tournament/journal-driver.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

const many = 60;

let hall: PlainHall;

beforeAll(async () => {
  hall = await openPlainHall('lists', async (folder) => {
    const visibility = { ...settings.visibility, published: true };
    const upcoming = Array.from({ length: many }, (_, index) =>
      withPlayers(2, {
        visibility,
        name: `Klubaften ${index + 1}`,
        place: index % 2 === 0 ? 'Østerbro' : 'Aarhus',
        roundDates: [
          `2026-${index < 30 ? '10' : '11'}-${String((index % 30) + 1).padStart(2, '0')}`,
        ],
      }),
    );
    await keepJournals(folder, [...upcoming, started(4, { visibility, name: 'Påskecup' })]);
  });
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

/** A page that was clicked for comes line by line. */
const listed = (page: PlainPage, lines: number): Promise<void> =>
  expect.poll(() => page.locator('main li').count()).toBe(lines);

const search = async (page: PlainPage, words: string) => {
  await page.getByLabel(t('public.search-what')).fill(words);
  await page.getByRole('button', { name: t('public.search'), exact: true }).click();
};

test('visitors find a tournament among many, without a script', async () => {
  await hall.asVisitor('/', async (visitor) => {
    await listed(visitor, 21);
    await search(visitor, 'paskeCUP');
    await listed(visitor, 1);
    expect(await visitor.locator('main li').allInnerTexts()).toEqual([
      expect.stringContaining('Påskecup'),
    ]);
    await visitor.getByRole('link', { name: t('public.search-clear') }).click();
    await visitor.getByRole('link', { name: t('public.all-of-state', { count: many }) }).click();
    await listed(visitor, 50);
    await visitor.getByRole('link', { name: t('public.next-page') }).click();
    await listed(visitor, 10);
    await visitor.getByRole('link', { name: t('public.first-page') }).click();
    await listed(visitor, 50);
  });
});

test('visitors choose by what it is doing and by day', async () => {
  await hall.asVisitor('/?state=upcoming&search=osterbro', async (visitor) => {
    await listed(visitor, 30);
    await visitor.getByLabel(t('public.since')).fill('2026-11-01');
    await search(visitor, 'osterbro');
    await listed(visitor, 15);
    await search(visitor, 'nowhere');
    await visitor.getByText(t('public.found-none')).waitFor();
  });
});

test('the search can be used by everybody', async () => {
  const { page, server } = hall;
  await page.goto(`${server.url}/?state=upcoming&search=osterbro`);
  expect(await faultsOn(page)).toEqual([]);
});

test('the console lists a page, searches and goes on', async () => {
  const { page, server } = hall;
  await page.goto(`${server.url}/console`);
  const rows = () => page.locator('main tbody tr').count();
  expect(await rows()).toBe(50);
  await page.getByRole('link', { name: t('public.next-page') }).click();
  await expect.poll(rows).toBe(11);
  await page.getByRole('link', { name: t('public.first-page') }).click();
  await expect.poll(rows).toBe(50);
  await search(page, 'påske');
  await expect.poll(rows).toBe(1);
  expect(await faultsOn(page)).toEqual([]);
});
