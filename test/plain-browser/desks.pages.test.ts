import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { haveLots, haveRound, makeTournament } from '../browser/begun.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let id: string;

const at = (path: string) => `${hall.server.url}/console/${id}/${path}`;
const press = (name: string) =>
  hall.page.getByRole('button', { name, exact: true }).first().click();
const field = (name: string) => hall.page.locator(`[name="${name}"]`);
const fold = (text: string) => hall.page.locator('summary', { hasText: text }).click();
const tournament = async () =>
  (await hall.page.request.get(`${hall.server.url}/api/tournaments/${id}`)).json();
const won = { kind: 'played', white: 2, black: 0 };
const lost = { kind: 'played', white: 0, black: 2 };

beforeAll(async () => {
  hall = await openPlainHall('desks');
  const arbiter = arbiterAt(hall.page);
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
  id = await makeTournament(hall, arbiter, {
    name: 'Uden script',
    players: ['Alm, Ida', 'Bo, Åge', 'Dam, Eli', 'Eng, Siv'],
  });
});
afterAll(() => hall.close());

describe('the desks of a round, without a script', () => {
  test('results are entered one by one, and corrected', async () => {
    const { page } = hall;
    const arbiter = { ...arbiterAt(page), base: () => at('').slice(0, -1) };
    await haveLots(arbiter, 'frø');
    await haveRound(arbiter);
    await page.goto(at('results'));
    await fold(t('console.step-results', { count: 2 }));
    await field('command.board').selectOption('2');
    await field('command.result:json').selectOption(JSON.stringify(won));
    await press(t('desk.other-enter'));
    expect((await tournament()).rounds[0].games[1].result).toEqual(won);
    await fold(t('console.step-results', { count: 1 }));
    await field('command.result:json').last().selectOption(JSON.stringify(lost));
    await press(t('appeals.correct'));
    expect((await tournament()).rounds[0].games[1].result).toEqual(lost);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('who is here is said at the door, and who is not after all', async () => {
    const { page } = hall;
    await page.goto(at('check-in'));
    await fold(t('check-in.missing-n', { count: 4 }));
    await press(t('check-in.confirm-one', { player: 'Alm, Ida' }));
    await fold(t('check-in.missing-n', { count: 3 }));
    await press(t('check-in.confirm-one', { player: 'Eng, Siv' }));
    await page.getByText(t('check-in.here-of', { here: 2, expected: 4 })).waitFor();
    await fold(t('check-in.here-n', { count: 2 }));
    await press(t('check-in.not-here-one', { player: 'Alm, Ida' }));
    await page.getByText(t('check-in.here-of', { here: 1, expected: 4 })).waitFor();
    const { checkIns } = await tournament();
    expect(checkIns[0].seen.map(({ player }: { player: string }) => player)).toEqual(['p4']);
    expect(await faultsOn(page)).toEqual([]);
  });
});
