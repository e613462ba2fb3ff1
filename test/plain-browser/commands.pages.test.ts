import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { haveResults, makeTournament } from '../browser/begun.ts';
import { tellHere } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let id: string;

const at = (path: string) => `${hall.server.url}/console/${id}/${path}`;
const press = (name: string) =>
  hall.page.getByRole('button', { name, exact: true }).first().click();
const field = (name: string) => hall.page.locator(`[name="${name}"]`);
const arbiter = () => ({ ...arbiterAt(hall.page), base: () => at('').slice(0, -1) });
const read = async () => {
  const address = `${hall.server.url}/api/tournaments/${id}`;
  return (await hall.page.request.get(address)).json();
};
const idOf = async (name: string): Promise<string> =>
  (await read()).players.find((one: { details: { name: string } }) => one.details.name === name).id;

beforeAll(async () => {
  hall = await openPlainHall('commands');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  id = await makeTournament(hall, arbiterAt(hall.page), {
    name: 'Uden script',
    players: ['Alm, Ida', 'Bo, Åge', 'Dam, Eli', 'Eng, Siv', 'Fog, Jan', 'Gad, Ulla', 'Høj, Kim'],
  });
});
afterAll(() => hall.close());

describe('the acts of a tournament’s console, without a script', () => {
  test('close the entries and open them again', async () => {
    const { page } = hall;
    await page.goto(at('entries'));
    await press(t('console.step-close-entries'));
    await press(t('console.reopen-entries'));
    await page.getByRole('button', { name: t('console.step-close-entries') }).waitFor();
  });

  test('take the first step in two presses, of which each says what it does', async () => {
    const { page } = hall;
    await press(t('console.step-start-by-lot'));
    expect((await read()).lots.kind).toBe('drawn');
    await press(t('console.step-pair-first'));
    await page.waitForURL('**/round');
    expect((await read()).rounds).toHaveLength(1);
  });

  test('alter a draft by typed pairs: faults are named, and then it is taken', async () => {
    const { page } = hall;
    await page.goto(at('round'));
    await page.getByRole('link', { name: t('console.alter') }).click();
    await field('pairs').fill('1-2 3-3 4-x');
    await press(t('console.by-hand-keep'));
    await page.getByText(t('console.typed-no-pair', { text: '4-x' })).waitFor();
    expect(await field('pairs').inputValue()).toBe('1-2 3-3 4-x');
    await field('pairs').fill('1-2 3-4 5-6');
    await press(t('console.by-hand-keep'));
    await page.getByLabel(t('console.act-confirmed')).check();
    await page.locator('main').getByLabel(t('console.reason'), { exact: true }).fill('Som aftalt');
    await press(t('console.by-hand-keep'));
    const { players, rounds } = await read();
    const numbers = new Map<string, number>(
      players.map((one: { id: string; no: number }) => [one.id, one.no] as const),
    );
    const pairs = rounds[0].games.map((one: { white: string; black: string }) =>
      [one.white, one.black].map((player) => numbers.get(player)),
    );
    expect(pairs).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('see what somebody else did meanwhile before it is done again', async () => {
    const { page } = hall;
    await page.goto(at('round'));
    await tellHere(arbiter(), { kind: 'unpublish-round' });
    await tellHere(arbiter(), { kind: 'pair-round' });
    await press(t('console.step-publish'));
    expect((await read()).rounds[0].status).toBe('draft');
    await page.getByText(t('console.draft'), { exact: true }).first().waitFor();
    await press(t('console.step-publish'));
    await page.waitForURL('**/results');
    expect((await read()).rounds[0].status).toBe('published');
  });

  test('ask beside the button, and wait for the tick', async () => {
    const { page } = hall;
    await haveResults(arbiter(), 1, [1]);
    await page.goto(at('round/1'));
    await press(t('console.unpublish-round'));
    expect((await read()).rounds).toHaveLength(1);
    await page.getByLabel(t('console.act-confirmed')).waitFor();
    await press(t('console.unpublish-round'));
    expect((await read()).rounds).toHaveLength(1);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('set a bye and take it back, and let a player leave', async () => {
    const { page } = hall;
    const player = await idOf('Bo, Åge');
    await page.goto(at(`players/${player}`));
    await field('command.request.round').selectOption('3');
    await field('command.request.bye').selectOption('zero-point');
    await press(t('console.ask-bye'));
    await press(t('console.cancel-bye'));
    expect(await page.getByRole('button', { name: t('console.cancel-bye') }).count()).toBe(0);
    await press(t('console.withdraw-player'));
    await page.getByRole('button', { name: t('console.return-player') }).waitFor();
    await press(t('console.return-player'));
    await page.getByRole('button', { name: t('console.withdraw-player') }).waitFor();
  });

  test('give several players a place in the next round by one button', async () => {
    const { page } = hall;
    await page.goto(at('round/2'));
    for (const player of ['Dam, Eli', 'Eng, Siv']) {
      await page.getByLabel(t('console.players-choose-one', { player })).check();
    }
    await press(t('console.place-zero-point'));
    const { players } = await read();
    const away = players.filter(
      (one: { byeRequests: readonly object[] }) => one.byeRequests.length > 0,
    );
    expect(away.map((one: { details: { name: string } }) => one.details.name).sort()).toEqual([
      'Dam, Eli',
      'Eng, Siv',
    ]);
  });

  test('choose the look of the prints', async () => {
    const { page } = hall;
    await page.goto(at('prints'));
    const before = (await read()).settings.printLook;
    await page.locator('form.look button[aria-pressed="false"]').first().click();
    expect((await read()).settings.printLook).not.toBe(before);
  });

  test('plan the prizes: a fault is told with its place, and what was typed stays', async () => {
    const { page } = hall;
    const list = 'command.prizes.plan.lists.0';
    const amount = (row: number) => field(`${list}.prizes.${row}.money:money:else-zero`);
    await page.goto(at('prizes'));
    await page.getByRole('link', { name: t('prizes.preset-dsu-shared') }).click();
    await amount(0).fill('100');
    await amount(1).fill('200');
    await field(`${list}.prizes.2.honour`).fill('Pokal');
    await press(t('prizes.save'));
    await page.getByText(t('error.prize-plan.money-rises')).waitFor();
    expect(await amount(1).inputValue()).toBe('200');
    expect(await field(`${list}.prizes.2.honour`).inputValue()).toBe('Pokal');
    await amount(1).fill('50,5x');
    await press(t('prizes.save'));
    expect((await read()).prizes).toBe(null);
    await amount(1).fill('50,50');
    await press(t('prizes.save'));
    const { prizes } = await read();
    expect(prizes.plan.lists[0].prizes).toEqual([
      { money: 10_000, honour: '' },
      { money: 5050, honour: '' },
      { money: 0, honour: 'Pokal' },
    ]);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('give prizes to some only, and take the plan away', async () => {
    const { page } = hall;
    const list = 'command.prizes.plan.lists.0';
    await page.goto(at('prizes'));
    await page.getByRole('heading', { name: t('prizes.plan') }).click();
    await page
      .locator('summary')
      .filter({ hasText: t('prizes.rules') })
      .click();
    await page
      .locator('summary')
      .filter({ hasText: t('prizes.preset-main') })
      .last()
      .click();
    await field(`${list}.who.0.kind`).selectOption('juniors');
    await field(`${list}.who.0.toAge`).fill('18');
    await field('command.prizes.plan.year').fill('2026');
    await press(t('prizes.save'));
    expect((await read()).prizes.plan.lists[0].who).toEqual([{ kind: 'juniors', toAge: 18 }]);
    await page.getByRole('heading', { name: t('prizes.plan') }).click();
    await press(t('prizes.drop'));
    expect((await read()).prizes).toBe(null);
  });

  test('undo the newest act, and go back further after a look at what is lost', async () => {
    const { page } = hall;
    const { version } = await read();
    await page.goto(at('history'));
    await page.locator('form[name="undo"] button').click();
    expect((await read()).version).toBe(version + 1);
    await page.goto(at('history'));
    await page
      .getByRole('link', { name: new RegExp(`^${t('history.go-back-here')}`) })
      .nth(3)
      .click();
    await page.getByText(t('history.go-back-undoable')).waitFor();
    expect((await read()).version).toBe(version + 1);
    await press(t('history.go-back-here'));
    expect((await read()).version).toBe(version + 2);
    expect(await faultsOn(page)).toEqual([]);
  });
});
