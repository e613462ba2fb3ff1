import { emptyDetails, usualSettings } from '@rokade/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import { type Hall, openHall } from './hall.ts';
import { tell as tellApi, tellTournament } from './tell.ts';

const names = ['Møller, Bo', 'Holm, Eva', 'Krüger, Jens', 'Voß, Anna'];

let hall: Hall;
let desk: Page;
let id = '';

/** The clock on the wall so many minutes from now, `2026-11-21T19:05`. */
function onTheWall(minutes: number): string {
  const moment = new Date(Date.now() + minutes * 60_000);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16);
}

const tell = (command: object): Promise<void> =>
  tellTournament(hall, id, command, { confirmed: true, reason: 'Prøve' });

const at = (page: string) => `${hall.server.url}/console/${id}/${page}`;
const button = (name: string) => desk.getByRole('button', { name, exact: true });

beforeAll(async () => {
  hall = await openHall('between-rounds');
  desk = hall.page;
  await setUpAccount(arbiterAt(desk), hall.server.setupUrl ?? '');
  const settings = {
    ...usualSettings,
    name: 'Klubmesterskab',
    roundsPlanned: 3,
    roundDates: [onTheWall(4), onTheWall(7 * 24 * 60).slice(0, 10)],
    system: {
      code: 'tempelhof',
      edition: 'tempelhof-2018',
      firstRound: 'lot',
      withdrawals: 'fide-2012',
    },
  };
  ({ id } = await (await tellApi(hall, '/tournaments', { settings })).json());
  const players = names.map((name, index) => ({
    id: `p${index}`,
    details: { ...emptyDetails, name },
  }));
  await tell({ kind: 'enter-players', players });
  await tell({ kind: 'set-draw-numbers', order: players.map((player) => player.id) });
  await tell({ kind: 'pair-round' });
  await tell({ kind: 'publish-round' });
});
afterAll(() => hall.close());

describe('before the round', () => {
  test('the desk and a phone call five minutes', async () => {
    await desk.goto(at('results'));
    const call = t('times.five-minutes', { round: 1 });
    await desk.getByText(call).waitFor();
    const phone = await (
      await hall.browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'da-DK' })
    ).newPage();
    await phone.goto(`${hall.server.url}/t/${id}`);
    await phone.getByText(call).waitFor();
    await phone.close();
  });

  test('the arbiter says that it begins, and the waiting time runs', async () => {
    await button(t('times.begin-now')).click();
    await desk.getByText(/Ventetid: \d+:\d\d/).waitFor();
    await button(t('times.not-begun')).click();
    await desk.getByText(t('times.five-minutes', { round: 1 })).waitFor();
  });
});

describe('an excuse', () => {
  test('is asked about where it lacks something, and puts the game off', async () => {
    await desk.goto(at('results'));
    await desk.getByRole('link', { name: t('desk.put-off-n', { count: 0 }) }).click();
    await desk.waitForURL('**/open');
    await button(t('excuses.note')).waitFor();
    await expect.poll(() => button(t('excuses.note')).isEnabled()).toBe(true);
    await desk.getByLabel(t('excuses.told-arbiter')).fill(onTheWall(-2 * 24 * 60).slice(0, 10));
    await button(t('excuses.note')).click();
    await desk.getByRole('listitem').getByText('III.A.9').first().waitFor();
    await desk.getByLabel(t('console.act-confirmed')).check();
    await desk.getByLabel(t('console.reason')).fill('Syg, ringede selv');
    await button(t('excuses.note')).click();
    await desk.getByRole('cell', { name: t('public.due-postponed') }).waitFor();
    await desk.getByText(t('excuses.count-of', { counted: 1, most: 2 })).waitFor();
  });

  test('is nobody else’s to see; the game put off is', async () => {
    await hall.asVisitor(`/t/${id}/open`, async (visitor) => {
      const text = await visitor.locator('main').innerText();
      expect(text).toContain(t('public.due-postponed'));
      expect(text).not.toContain(t('public.due-excused'));
    });
    const answer = await fetch(`${hall.server.url}/api/tournaments/${id}/open-games`);
    expect((await answer.json()).due).toMatchObject([{ round: 1, why: 'postponed', excuses: [] }]);
  });

  test('is taken away again', async () => {
    await desk.getByRole('button', { name: /Slet .*afbud/ }).click();
    await desk.getByText(t('excuses.nobody')).waitFor();
  });
});
