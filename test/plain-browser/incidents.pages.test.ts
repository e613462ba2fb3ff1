import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { haveLots, haveRound, makeTournament } from '../browser/begun.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let id: string;

const at = (path: string) => `${hall.server.url}/console/${id}/${path}`;
const press = (name: string) => hall.page.getByRole('button', { name, exact: true }).click();
const follows = (kind: string) => t(`incidents.follows-${kind}` as 'incidents.follows-draw');

/** Chooses the first board, and what happened there to the player with the white pieces. */
async function say(situation: string): Promise<void> {
  await hall.page.goto(at('incidents?game=1+1&side=white&laws=laws-2023'));
  await press(situation);
}

const tournament = async () =>
  (await hall.page.request.get(`${hall.server.url}/api/tournaments/${id}`)).json();

beforeAll(async () => {
  hall = await openPlainHall('incidents');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  id = await makeTournament(hall, arbiterAt(hall.page), {
    name: 'Ved brættet',
    players: ['Alm, Ida', 'Bo, Åge', 'Dam, Eli', 'Eng, Siv'],
  });
  const arbiter = { ...arbiterAt(hall.page), base: () => at('').slice(0, -1) };
  await haveLots(arbiter, 'frø');
  await haveRound(arbiter);
});
afterAll(() => hall.close());

/** @article FIDE Laws 2023 7.5.5 */
describe('an arbiter says what happened, without a script', () => {
  test('from the round, and reads the article, what follows and what to say', async () => {
    const { page } = hall;
    await page.goto(at('round'));
    await page.getByRole('link', { name: t('incidents.what-happened') }).click();
    expect(await faultsOn(page)).toEqual([]);
    await say(t('incidents.situation-illegal-move'));
    await page.getByText('Laws 2023 7.5.5').waitFor();
    await page.getByText(follows('restore-position')).waitFor();
    await page.getByText(t('incidents.say-time', { minutes: 2 })).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('a clock that cannot be read stays at its field with its message', async () => {
    const { page } = hall;
    await page.getByLabel(t('incidents.clock-blackAfter')).fill('et kvarter');
    await press(t('incidents.record'));
    await page.getByText(t('console.value-wrong')).waitFor();
    const clock = page.getByLabel(t('incidents.clock-blackAfter'));
    expect(await clock.inputValue()).toBe('et kvarter');
    await clock.fill('7:30');
    await page.getByLabel(t('incidents.words')).fill('Kongen stod i skak.');
    await press(t('incidents.record'));
    await page.getByText('Kongen stod i skak.').waitFor();
    expect((await tournament()).incidents).toMatchObject([{ blackAfter: 450, count: 1 }]);
  });

  test('the second one asks whether the opponent can mate, and the game is lost with it', async () => {
    const { page } = hall;
    await say(t('incidents.situation-illegal-move'));
    await page.getByText(t('incidents.question-opponent-can-mate')).waitFor();
    await press(t('incidents.answer-yes'));
    await page.getByText(follows('lost-for-player')).waitFor();
    await press(t('incidents.record'));
    await page.getByText(t('incidents.none')).waitFor({ state: 'hidden' });
    const { incidents, rounds } = await tournament();
    expect(incidents).toMatchObject([{ count: 1 }, { count: 2 }]);
    expect(rounds[0].games[0].result).toEqual({ kind: 'played', white: 0, black: 2 });
  });
});
