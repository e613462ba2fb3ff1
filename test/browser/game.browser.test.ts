import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, hearsKeys, setUpAccount, t } from './arbiter.ts';
import { haveLots, haveRound, makeTournament } from './begun.ts';
import { faultsOn, widthFaultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';

let hall: Hall;
let arbiter: Arbiter;
let address: string;

/** Knights that go out and home, so that the initial position stands a third time. */
const repeated = '1. Sf3 Sf6 2. Sg1 Sg8 3. Sf3 Sf6 4. Sg1 Sg8';

const press = (name: string) => hall.page.getByRole('button', { name, exact: true }).click();
const focused = () => hall.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

beforeAll(async () => {
  hall = await openHall('game');
  arbiter = arbiterAt(hall.page);
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
  const id = await makeTournament(hall, arbiter, {
    name: 'Ved brættet',
    players: ['Alm, Ida', 'Bo, Åge', 'Dam, Eli', 'Eng, Siv'],
  });
  address = `${hall.server.url}/console/${id}/games/1/1`;
  const begun = { ...arbiter, base: () => `${hall.server.url}/console/${id}` };
  await haveLots(begun, 'frø');
  await haveRound(begun);
});
afterAll(() => hall.close());

const windows = [
  ['the desk', 1366, 768],
  ['a tablet', 820, 1180],
  ['a phone', 390, 844],
] as const;

/** @article FIDE Laws 2023 6.9, 9.2.2 */
describe.each(windows)('the main ways at the board, on %s', (_, width, height) => {
  test('fit the window and have no faults: game, claim, flag, what happened, book, Laws', async () => {
    const { page } = hall;
    await page.setViewportSize({ width, height });
    const moves = encodeURIComponent('Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
    const incidents = address.replace('/games/1/1', '/incidents');
    for (const one of [
      address,
      `${address}?white=${moves}&claim=threefold`,
      `${address}?white=${moves}&ply=4&flag=white`,
      `${address}?set=1`,
      `${incidents}?game=1+1`,
      `${incidents}?game=1+1&situation=flag-fallen`,
      `${incidents}?game=1+1&situation=flag-fallen&answer.opponent-can-mate=yes&after=12`,
      `${hall.server.url}/laws`,
      `${hall.server.url}/laws/2023/9.2`,
      `${hall.server.url}/laws/sentences`,
      `${hall.server.url}/clock?time=90`,
    ]) {
      await page.goto(one);
      expect([one, ...(await faultsOn(page))]).toEqual([one]);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  });
});

/** @article FIDE Laws 2023 9.2.2; Laws 2001 F2 */
describe('an arbiter at a disputed board', () => {
  test('types a score sheet, walks over the squares, and keeps the moves', async () => {
    const { page } = hall;
    await page.goto(address);
    await page.getByLabel(t('game.sheet-white')).fill(repeated);
    await press(t('game.sheet-read'));
    await page.getByText(t('game.from-sheets')).waitFor();
    await hearsKeys(page);
    await page.getByRole('button', { name: 'Anna et: hvid tårn' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe('Bodil et: hvid springer');
    await page.keyboard.press('ArrowUp');
    await expect.poll(focused).toBe('Bodil to: hvid bonde');
    expect(await faultsOn(page)).toEqual([]);
    expect(await widthFaultsOn(page)).toEqual([]);
    await press(t('game.keep'));
    await page.getByText(t('game.from-sheets')).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Sg8' }).last().waitFor();
  });

  test('keeps over moves that another window kept only once told of them', async () => {
    const { page, context } = hall;
    await page.goto(address);
    const other = await context.newPage();
    await other.goto(address);
    const typed = async (window: typeof page, sheet: string) => {
      await window.getByLabel(t('game.sheet-white')).fill(sheet);
      await window.getByRole('button', { name: t('game.sheet-read'), exact: true }).click();
      await window.getByText(t('game.from-sheets')).waitFor();
    };
    const keep = (window: typeof page) =>
      window.getByRole('button', { name: t('game.keep'), exact: true });
    await typed(page, '1. e4 e5');
    await typed(other, '1. d4 d5');
    await keep(other).click();
    await other.getByText(t('game.from-sheets')).waitFor({ state: 'hidden' });
    await keep(page).click();
    await page.getByText(t('error.store.conflict')).waitFor();
    await other.goto(address);
    await other.getByRole('link', { name: 'd5' }).waitFor();
    await keep(page).click();
    await page.getByText(t('game.from-sheets')).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'e5' }).waitFor();
    await typed(other, repeated);
    await keep(other).click();
    await other.getByText(t('game.from-sheets')).waitFor({ state: 'hidden' });
    await other.close();
    await page.goto(address);
  });

  test('steps back without a journey, and checks a claim with a written move', async () => {
    const { page } = hall;
    await page.getByRole('link', { name: t('game.back'), exact: true }).click();
    await page
      .getByText(t('game.position-after', { move: '4. Sg1' }))
      .first()
      .waitFor();
    await page.getByLabel(t('game.claim-with')).fill('Sg8');
    await press(t('game.claim-check'));
    await page.getByText(t('game.claim-right-threefold')).waitFor();
    await page.getByRole('link', { name: t('game.record') }).click();
    await page.getByText(t('incidents.say-draw')).waitFor();
  });

  test('sets a position by clicks and keys, and asks who wins after a fallen flag', async () => {
    const { page } = hall;
    await page.goto(address);
    await page.getByRole('link', { name: t('game.position-set') }).click();
    await press(t('game.position-empty'));
    await page.getByRole('button', { name: 'Erik et: tomt', exact: true }).click();
    await page.getByRole('button', { name: 'Erik et: hvid konge' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('t');
    await expect.poll(focused).toBe('Frederik et: hvid tårn');
    await page.getByRole('button', { name: 'Erik otte: tomt', exact: true }).focus();
    await page.keyboard.press('Shift+K');
    expect(await faultsOn(page)).toEqual([]);
    await press(t('game.position-use'));
    await page.getByText(t('game.position-alone')).waitFor();
    await page.getByLabel(t('game.flag-whose')).selectOption('black');
    await press(t('game.flag-check'));
    await page.getByText(t('game.flag-won-white')).waitFor();
    await page.getByRole('heading', { name: t('game.flag-line') }).waitFor();
  });
});
