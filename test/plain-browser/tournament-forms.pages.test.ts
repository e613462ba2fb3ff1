import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { haveResults, haveRound, makeTournament } from '../browser/begun.ts';
import { tell, tellHere } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
let id: string;

const at = (path: string) => `${hall.server.url}/console/${id}/${path}`;
const press = (name: string) =>
  hall.page.getByRole('button', { name, exact: true }).first().click();
const field = (name: string) => hall.page.locator(`[name="${name}"]`);
const arbiter = () => ({ ...arbiterAt(hall.page), base: () => at('').slice(0, -1) });

beforeAll(async () => {
  hall = await openPlainHall('tournament-forms');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  const register = {
    kind: 'enter-person',
    person: 'pa',
    values: { surname: 'Alm', firstName: 'Ida', title: 'WFM', fideId: '1490002' },
  };
  const request = { basedOn: 0, command: register, reason: '', confirmed: true };
  await tell(hall, '/register/commands', request);
  id = await makeTournament(hall, arbiterAt(hall.page), {
    name: 'Uden script',
    players: [{ name: 'Alm, Ida', person: 'pa' }, 'Bo, Åge', 'Dam, Eli'],
  });
});
afterAll(() => hall.close());

describe('the forms of a tournament’s desks, without a script', () => {
  test('enter a player; a wrong number stays at its field, a namesake is asked about', async () => {
    const { page } = hall;
    const details = 'command.players.0.details';
    await page.goto(at('entries'));
    await field(`${details}.name`).fill('Eng,  Siv');
    await field(`${details}.rating`).fill('18x2');
    await press(t('console.add-player'));
    await page.getByText(t('console.value-wrong')).waitFor();
    expect(await field(`${details}.rating`).inputValue()).toBe('18x2');
    expect(await field(`${details}.name`).inputValue()).toBe('Eng,  Siv');
    await field(`${details}.rating`).fill('1812');
    await press(t('console.add-player'));
    await page.getByText(t('console.player-added', { name: 'Eng, Siv' })).waitFor();
    expect(await field(`${details}.name`).inputValue()).toBe('');
    await field(`${details}.name`).fill('Eng, Siv');
    await press(t('console.add-player'));
    await page.getByLabel(t('console.act-confirmed')).check();
    await press(t('console.add-player'));
    await page.getByText(t('console.player-added', { name: 'Eng, Siv' })).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('change what differs of a player, and nothing else', async () => {
    const { page } = hall;
    await page.goto(at('players/p2/edit'));
    await field('command.changes.birthDate').fill('2001-02-31');
    await press(t('terms.save'));
    expect(await field('command.changes.birthDate').getAttribute('aria-invalid')).toBe('true');
    await field('command.changes.birthDate').fill('2001-02-03');
    await field('command.changes.federation:capitals').fill('ger');
    await press(t('terms.save'));
    await page.waitForURL('**/players/p2');
    const address = `${hall.server.url}/api/tournaments/${id}`;
    const { players } = await (await page.request.get(address)).json();
    expect(players[1].details).toMatchObject({ birthDate: '2001-02-03', federation: 'GER' });
  });

  test('take over what is ticked of what is offered, and leave out the rest', async () => {
    const { page } = hall;
    await page.goto(at('entries/changes'));
    await page.getByRole('checkbox', { name: /Titel|Title/ }).uncheck();
    await press(t('console.offers-take'));
    await page.getByRole('checkbox', { name: /WFM/ }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(1);
    await page.getByRole('checkbox').uncheck();
    await page.getByLabel(t('console.offers-reason')).fill('Ikke ratificeret');
    await press(t('console.offers-leave-out'));
    await page.getByText(t('console.offers-none')).waitFor();
  });

  test('draw the numbers by a seed, and again with a reason', async () => {
    const { page } = hall;
    await page.goto(at('lots'));
    const seed = page.getByLabel(t('console.seed'), { exact: true });
    expect(await seed.inputValue()).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
    await seed.fill('uden script');
    await press(t('console.step-draw-lots'));
    await page.getByText('uden script').first().waitFor();
    await page.getByLabel(t('console.seed'), { exact: true }).fill('igen');
    await press(t('console.draw-again'));
    expect(await page.getByLabel(t('console.seed'), { exact: true }).inputValue()).toBe('igen');
    await page.getByLabel(t('console.reason'), { exact: true }).fill('Fejl i listen');
    await page.getByLabel(t('console.act-confirmed')).check();
    await press(t('console.draw-again'));
    await page.getByText('igen').first().waitFor();
  });

  test('name a committee in lines, of which empty ones are none', async () => {
    const { page } = hall;
    await page.goto(at('appeals'));
    await page.getByLabel(t('appeals.member-n', { number: 3 }), { exact: true }).fill('Siv Krog');
    await page.getByLabel(t('appeals.licensed-n', { number: 3 })).check();
    await page.getByLabel(t('appeals.until'), { exact: true }).fill('en time efter runden');
    await press(t('appeals.terms-save'));
    expect(
      await page.getByLabel(t('appeals.member-n', { number: 1 }), { exact: true }).inputValue(),
    ).toBe('Siv Krog');
    expect(await page.getByLabel(t('appeals.until'), { exact: true }).inputValue()).toBe(
      'en time efter runden',
    );
  });

  test('draw lots between those who share a place', async () => {
    const { page } = hall;
    await haveRound(arbiter());
    await haveResults(arbiter(), 1, [5, 5]);
    await page.goto(at('standings'));
    await page.getByText(t('console.equal-places', { count: 1 })).click();
    await page.getByLabel(t('console.seed'), { exact: true }).first().fill('delt');
    await press(t('cup.draw-lots'));
    await page.getByText('delt').first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('order those who share a place by hand and by values from outside, and expel, with reasons', async () => {
    const { page } = hall;
    const own = await makeTournament(hall, arbiterAt(page), {
      name: 'Delte pladser',
      players: ['Alm, Ida', 'Bo, Åge', 'Dam, Eli', 'Eng, Siv'],
    });
    const base = `${hall.server.url}/console/${own}`;
    const arbiterOfIt = { ...arbiterAt(page), base: () => base };
    await tellHere(arbiterOfIt, { kind: 'draw-lots', seed: 'plads' });
    await haveRound(arbiterOfIt);
    await haveResults(arbiterOfIt, 1, [5, 5]);
    const give = async (button: string) => {
      await press(button);
      await page.getByLabel(t('console.reason'), { exact: true }).fill('Omkamp');
      await page.getByLabel(t('console.act-confirmed')).check();
      await press(button);
    };
    await page.goto(`${base}/standings`);
    await page.getByText(t('console.equal-places', { count: 1 })).click();
    await page.getByText(t('order-given.values'), { exact: true }).click();
    await page.getByLabel(t('order-given.values-name')).fill('Armageddon');
    for (const [index, value] of ['1,5', '0', '0', '0'].entries()) {
      await field(`command.values.hundredths.${index}:hundredths`).fill(value);
    }
    await give(t('order-given.values-give'));
    await page.getByText('Armageddon: Bo, Åge 1½', { exact: false }).waitFor();
    await page.getByText(t('console.equal-places', { count: 1 })).click();
    await page.getByText(t('order-given.by-hand'), { exact: true }).click();
    await give(t('order-given.give'));
    await page.getByText(t('public.place-given', { first: 2, last: 4 })).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.goto(`${base}/players/p4`);
    await page.getByText(t('console.expel-player'), { exact: true }).first().click();
    await field('command.words').fill('Motor i telefonen');
    await press(t('console.expel-player'));
    await page.getByLabel(t('console.act-confirmed')).check();
    await press(t('console.expel-player'));
    await page.getByText('Motor i telefonen', { exact: false }).first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.goto(`${base}/standings`);
    await page.getByText(t('public.expelled'), { exact: false }).first().waitFor();
  });
});
