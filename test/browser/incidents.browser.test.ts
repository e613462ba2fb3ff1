import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, setUpAccount, t } from './arbiter.ts';
import { haveLots, haveRound, makeTournament } from './begun.ts';
import { faultsOn, widthFaultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';

let hall: Hall;
let arbiter: Arbiter;
let id: string;

const press = (name: string) => hall.page.getByRole('button', { name, exact: true }).click();
const tournament = async () =>
  (await hall.page.request.get(`${hall.server.url}/api/tournaments/${id}`)).json();
const waiting = (count: number) => hall.page.getByText(t('desk.waiting', { count }));
const isKept = () =>
  hall.page.evaluate(async () => (await caches.match(location.pathname)) !== undefined);

beforeAll(async () => {
  hall = await openHall('incidents');
  arbiter = arbiterAt(hall.page);
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
  id = await makeTournament(hall, arbiter, {
    name: 'Ved brættet',
    players: ['Alm, Ida', 'Bo, Åge', 'Dam, Eli', 'Eng, Siv'],
  });
  const begun = { ...arbiter, base: () => `${hall.server.url}/console/${id}` };
  await haveLots(begun, 'frø');
  await haveRound(begun);
  hall.page.on('dialog', (dialog) => dialog.accept());
});
afterAll(() => hall.close());

/** @article FIDE Laws 2023 7.5.5 */
describe('an arbiter with a phone says what happened', () => {
  test('in two touches', async () => {
    const { page } = hall;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${hall.server.url}/console/${id}/incidents?game=1+1`);
    const common = page.getByRole('group', { name: t('incidents.common') });
    expect(await widthFaultsOn(page)).toEqual([]);
    await common.getByRole('button').first().click();
    await press(t('incidents.record'));
    await page.getByText(t('incidents.none')).waitFor({ state: 'hidden' });
    await common.waitFor();
    expect((await tournament()).incidents).toMatchObject([{ situation: 'illegal-move', count: 1 }]);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('without the server, from the first question to the record, also after a reload', async () => {
    const { page, context } = hall;
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    const common = page.getByRole('group', { name: t('incidents.common') });
    await common.getByRole('button').first().click();
    await page.getByText(t('incidents.question-opponent-can-mate')).waitFor();
    await press(t('incidents.answer-yes'));
    await page.getByText(t('incidents.follows-lost-for-player')).waitFor();
    await page.getByLabel(t('incidents.words')).fill('Kongen stod i skak.');
    await press(t('incidents.record'));
    await waiting(1).waitFor();
    await page.reload();
    await waiting(1).waitFor();
    await press(t('incidents.situation-telephone'));
    await page.getByText(t('incidents.what-follows')).waitFor();
    await press(t('incidents.record'));
    await waiting(2).waitFor();
  });

  test('and finds it in the book once the server answers', async () => {
    const { page, context } = hall;
    await context.setOffline(false);
    await page.getByText('Kongen stod i skak.').waitFor();
    await expect.poll(async () => (await tournament()).incidents).toHaveLength(3);
    const { incidents, rounds } = await tournament();
    expect(incidents).toMatchObject([
      { count: 1 },
      { situation: 'illegal-move', count: 2, words: 'Kongen stod i skak.' },
      { situation: 'telephone' },
    ]);
    expect(rounds[0].games[0].result.kind).toBe('played');
  });
});
