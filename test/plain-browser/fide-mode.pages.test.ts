import { makeSystem, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { enterPlayers, haveRound } from '../browser/begun.ts';
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
const kept = async () =>
  (await hall.page.request.get(`${hall.server.url}/api/tournaments/${id}`)).json();

beforeAll(async () => {
  hall = await openPlainHall('fide-mode');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  const settings = {
    ...usualSettings,
    name: 'FIDE Open',
    system: makeSystem('dutch', { initialColour: 'white' }),
    tieBreaks: ['BH'],
    roundsPlanned: 3,
  };
  ({ id } = await (await tell(hall, '/tournaments', { settings })).json());
  await enterPlayers(arbiter(), [
    'Alm, Ida',
    'Bo, Åge',
    'Dam, Eli',
    'Eng, Siv',
    'Fog, Per',
    'Gad, Ea',
  ]);
  await tellHere(arbiter(), { kind: 'number-by-strength' });
  await haveRound(arbiter());
});
afterAll(() => hall.close());

describe('a tournament in FIDE mode, without a script', () => {
  test('is refused another number of rounds, with the way out (level 5)', async () => {
    const { page } = hall;
    await page.goto(`${arbiter().base()}/settings?all`);
    await page.getByText(t('fide-mode.on-what')).first().waitFor();
    await page.getByText(t('console.fide-mode-now')).waitFor();
    await page.locator('[name="settings.roundsPlanned"]').fill('4');
    await press(t('terms.save'));
    await page.getByText(t('fideAct.rounds'), { exact: false }).first().waitFor();
    const wrong = page.locator('[name="settings.roundsPlanned"][aria-invalid="true"]');
    expect(await wrong.count()).toBe(1);
    expect((await kept()).settings.roundsPlanned).toBe(3);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('asks once before numbers are given anew, with a reason (level 3)', async () => {
    const { page } = hall;
    await page.goto(`${arbiter().base()}/lots`);
    const before = (await kept()).version;
    await press(t('console.number-by-strength'));
    await page.getByText(t('consequence.numbers-redrawn')).waitFor();
    expect((await kept()).version).toBe(before);
    await page.getByLabel(t('console.reason'), { exact: true }).fill('A rating was wrong');
    await page.getByLabel(t('console.act-confirmed')).check();
    await press(t('console.number-by-strength'));
    await page.getByLabel(t('console.act-confirmed')).waitFor({ state: 'detached' });
    expect((await kept()).version).toBe(before + 1);
  });

  test('tells that missing results become adjourned games (level 2)', async () => {
    const { page } = hall;
    await page.goto(`${arbiter().base()}/round/2`);
    await press(t('console.pair-all-the-same'));
    await page.getByLabel(t('console.act-confirmed')).waitFor();
    expect((await kept()).rounds).toHaveLength(1);
    await page.getByLabel(t('console.act-confirmed')).check();
    await press(t('console.pair-all-the-same'));
    await page.getByText(t('console.draft')).first().waitFor();
    const { rounds } = await kept();
    expect(rounds).toHaveLength(2);
    expect(rounds[0].games[0].result).toMatchObject({ kind: 'pending' });
  });

  test('is left by two questions and a reason, and cannot be entered again (level 4)', async () => {
    const { page } = hall;
    await page.goto(`${arbiter().base()}/settings`);
    await press(t('console.leave-fide-mode'));
    await page.getByLabel(t('console.act-confirmed')).check();
    await press(t('console.leave-fide-mode'));
    await page.getByText(t('console.reason-missing')).first().waitFor();
    await page.getByLabel(t('console.reason'), { exact: true }).fill('Klubbens egen');
    await page.getByLabel(t('console.act-confirmed')).check();
    await press(t('console.leave-fide-mode'));
    await page.getByText(t('consequence.fide-mode-no-way-back')).waitFor();
    expect((await kept()).fideMode.kind).toBe('on');
    await page.getByRole('checkbox').check();
    await press(t('console.leave-fide-mode'));
    await page
      .getByText(t('fide-mode.left', { round: 1 }), { exact: false })
      .first()
      .waitFor();
    expect((await kept()).fideMode).toMatchObject({ kind: 'left', round: 1 });
    expect(await page.getByRole('button', { name: t('console.enter-fide-mode') }).count()).toBe(0);
  });
});
