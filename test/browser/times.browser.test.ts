import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Arbiter,
  allSaved,
  arbiterAt,
  choose,
  confirmWith,
  openDesk,
  refill,
  shownResult,
  t,
} from './arbiter.ts';
import { haveLots, haveRound, openTournament } from './begun.ts';
import { type Hall, openHall } from './hall.ts';

const players = [
  { name: 'Møller, Bo', rating: 1800 },
  { name: 'Holm, Eva', rating: 1750 },
  { name: 'Krüger, Jens', rating: 1700 },
  { name: 'Voß, Anna', rating: 1650 },
];

let hall: Hall;
let arbiter: Arbiter;

beforeAll(async () => {
  hall = await openHall('times');
  arbiter = arbiterAt(hall.page);
});
afterAll(() => hall.close());

test('a round has its own thinking time, a date gone by and a waiting time', async () => {
  const { page } = arbiter;
  await openTournament(hall, arbiter, { name: 'Klubturnering', players });
  await page.goto(`${arbiter.base()}/settings?all`);
  await refill(page.locator('input[name="settings.waitingMinutes"]'), '30');
  await page.locator('input[name="settings.roundDates.0"]').fill('2026-01-05');
  await page.locator('input[name="settings.roundDates.0:clock"]').fill('19:00');
  await page.getByText(t('field.roundPlay'), { exact: true }).click();
  await refill(
    page.locator('input[name="settings.roundPlay.0.timeControl:time-control"]'),
    '15+10s',
  );
  await page.locator('input[name="settings.roundPlay.0.finishBy"]').fill('2099-01-12');
  await page.getByRole('button', { name: t('terms.save'), exact: true }).click();
  await page.getByText(t('console.saved')).waitFor();
  await haveLots(arbiter, 'tid');
  await haveRound(arbiter);
  await page.goto(`${arbiter.base()}/round/1`);
  const text = await page.locator('main').innerText();
  for (const part of [
    '15 min + 10 s',
    'ventetid 15 min. (FIDE Laws 2001 6.7)',
    '12. januar 2099',
  ]) {
    expect(text).toContain(part);
  }
});

test('the public reads them, and they stand on list and slips', async () => {
  const { page } = arbiter;
  const console = arbiter.base();
  const id = console.split('/').at(-1);
  await hall.asVisitor(`/t/${id}/round/1`, async (visitor) => {
    expect(await visitor.locator('main').innerText()).toContain('betænkningstid 15 min + 10 s');
  });
  for (const kind of ['pairings', 'slips']) {
    await page.goto(`${hall.server.url}/print/${id}/${kind}?round=1`);
    expect(await page.locator('main').innerText()).toContain('ventetid 15 min.');
  }
  await page.goto(console);
});

test('the desk offers the forfeits when the waiting time is over', async () => {
  const { page } = arbiter;
  await openDesk(arbiter, 1);
  await page.getByText(/^Ventetiden er udløbet/).click();
  const offers = page.getByRole('listitem').filter({ hasText: t('terms.board-n', { board: 2 }) });
  await offers.getByRole('button', { name: t('terms.black-absent') }).click();
  await expect.poll(() => shownResult(arbiter, 2)).toContain('+');
  await choose(arbiter, 1);
  await page.keyboard.press('1');
  await allSaved(arbiter);
  await expect.poll(() => page.getByText(/^Ventetiden er udløbet/).count()).toBe(0);
});

test('the report says which games are not rated, and why', async () => {
  const { page } = arbiter;
  await page.goto(`${arbiter.base()}/reports`);
  const text = await page.locator('main').innerText();
  expect(text).toContain(t('times.left-out', { count: 2 }));
  expect(text).toContain('DSU 2002 4.5.3');
});

test('the report says of each number how it came about, when asked', async () => {
  const { page } = arbiter;
  await page
    .locator('main')
    .getByRole('button', { name: t('terms.why') })
    .first()
    .click();
  await page.getByRole('complementary').locator('li').first().waitFor();
  await page.keyboard.press('Escape');
});

test('a round that has begun is taken back only with a reason (§11d)', async () => {
  const { page } = arbiter;
  await page.goto(`${arbiter.base()}/round/1`);
  await page.getByRole('button', { name: t('console.unpublish-round') }).click();
  expect(await confirmWith(arbiter, 'forkert lodtrækning')).toContain('DSU 2002 §11d');
});
