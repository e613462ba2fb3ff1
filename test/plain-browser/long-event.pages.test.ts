import { makeSystem, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { enterPlayers, haveResults, haveRound } from '../browser/begun.ts';
import { tell, tellHere } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let id = '';

const arbiter = () => ({
  ...arbiterAt(hall.page),
  base: () => `${hall.server.url}/console/${id}`,
});
const press = (name: string) => hall.page.getByRole('button', { name, exact: true }).click();
const field = (name: string) => hall.page.locator(`[name="${name}"]`);
const kept = async () =>
  (await hall.page.request.get(`${hall.server.url}/api/tournaments/${id}`)).json();

beforeAll(async () => {
  hall = await openPlainHall('long-event');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  const settings = {
    ...usualSettings,
    name: 'Vinterturnering',
    system: makeSystem('monrad'),
    startPositions: 'chess960',
    roundDates: ['2026-11-23', '2026-12-07', '2027-01-11'],
    roundsPlanned: 3,
    visibility: { ...usualSettings.visibility, published: true },
  };
  ({ id } = await (await tell(hall, '/tournaments', { settings })).json());
  await enterPlayers(arbiter(), ['Alm, Ida', 'Bo, Åge', 'Dam, Eli', 'Eng, Siv']);
  await tellHere(arbiter(), { kind: 'number-by-strength' });
  await haveRound(arbiter());
});
afterAll(() => hall.close());

describe('a long event of Chess960, without a script', () => {
  test('draws the start position of a round, which visitors see with its seed', async () => {
    const { page } = hall;
    await page.goto(`${arbiter().base()}/round/1`);
    await page.getByText(t('console.start-position-none')).waitFor();
    await page.getByLabel(t('console.seed'), { exact: true }).fill('Aalborg');
    await press(t('console.start-position-draw'));
    const [start] = (await kept()).startPositions;
    expect(start).toMatchObject({ round: 1, seed: 'Aalborg' });
    await page.goto(`${hall.server.url}/t/${id}/round/1`);
    await page.getByText('Aalborg', { exact: false }).first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('and keeps it once a game of the round has a result', async () => {
    const { page } = hall;
    await haveResults(arbiter(), 1, [5, 5]);
    await page.goto(`${arbiter().base()}/round/1`);
    await page.getByText('Aalborg', { exact: false }).first().waitFor();
    expect(await page.getByText(t('console.start-position-again')).count()).toBe(0);
  });

  test('takes the ratings of a later month, and leaves those of the first', async () => {
    const { page } = hall;
    await page.goto(`${arbiter().base()}/reports`);
    await page.getByText(t('reports.month-ratings-open', { month: '2026-12' })).click();
    await field('command.ratings.0.values.rating:over').first().fill('2222');
    await press(t('reports.month-ratings-take', { month: '2026-12' }));
    await page.getByText(t('reports.month-ratings-set', { month: '2026-12' })).waitFor();
    const { monthRatings, players } = await kept();
    expect(monthRatings[0].month).toBe('2026-12');
    expect(monthRatings[0].ratings[0]).toMatchObject({
      player: players[0].id,
      values: { rating: 2222 },
    });
    expect(players[0].details.rating).not.toBe(2222);
    expect(await faultsOn(page)).toEqual([]);
  });
});
