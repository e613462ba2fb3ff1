import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, setUpAccount, t } from './arbiter.ts';
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

/** @article FIDE Laws 2023 9.2.2; Laws 2001 F2 */
describe('an arbiter at a disputed board', () => {
  test('types a score sheet, walks over the squares, and keeps the moves', async () => {
    const { page } = hall;
    await page.goto(address);
    await page.getByLabel(t('game.sheet-white')).fill(repeated);
    await press(t('game.sheet-read'));
    await page.getByText(t('game.from-sheets')).waitFor();
    await page.getByRole('button', { name: 'Anna et: hvid tårn' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Bodil et: hvid springer');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Bodil to: hvid bonde');
    expect(await faultsOn(page)).toEqual([]);
    expect(await widthFaultsOn(page)).toEqual([]);
    await press(t('game.keep'));
    await page.getByText(t('game.from-sheets')).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Sg8' }).last().waitFor();
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
    expect(await focused()).toBe('Frederik et: hvid tårn');
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
