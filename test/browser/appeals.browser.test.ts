/** @regulation DSU 2002 */
import { emptyDetails, usualSettings } from '@rokade/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { tell as tellApi, tellTournament } from './tell.ts';

const names = ['Møller, Bo', 'Holm, Eva', 'Krüger, Jens', 'Voß, Anna'];

let hall: Hall;
let desk: Page;
let id = '';

const tell = (command: object): Promise<void> =>
  tellTournament(hall, id, command, { confirmed: true, reason: 'Prøve' });

const at = (page: string) => `${hall.server.url}/console/${id}/${page}`;
const button = (name: string) => desk.getByRole('button', { name, exact: true });

/** A form is sent by the page itself, once its script runs. */
async function press(name: string): Promise<void> {
  await expect.poll(() => button(name).isEnabled()).toBe(true);
  await button(name).click();
}

beforeAll(async () => {
  hall = await openHall('appeals');
  desk = hall.page;
  await setUpAccount(arbiterAt(desk), hall.server.setupUrl ?? '');
  const settings = {
    ...usualSettings,
    name: 'Byturnering',
    chiefArbiter: 'Dam, Eli',
    committee: ['Ida Hansen', 'Ole Lund'],
    roundsPlanned: 3,
    roundDates: ['2026-01-05', '2026-01-12', '2026-01-19'],
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

/** @article DSU 2002 4.1.2 §17, §18 */
describe('a protest', () => {
  test('begins with a committee of three, all licensed', async () => {
    await desk.goto(at('round/1'));
    await desk.getByRole('link', { name: t('appeals.title'), exact: true }).click();
    await desk.getByText(t('appeals.committee-too-few', { count: 2, of: 3 })).waitFor();
    await desk.getByLabel(t('appeals.member-n', { number: 3 }), { exact: true }).fill('Siv Krog');
    for (const number of [1, 2, 3]) {
      await desk.getByLabel(t('appeals.licensed-n', { number })).check();
    }
    await press(t('appeals.terms-save'));
    await desk.getByText(t('appeals.committee-too-few', { count: 2, of: 3 })).waitFor({
      state: 'detached',
    });
    expect(await faultsOn(desk)).toEqual([]);
  });

  test('is noted with its game; the ruling stands, and the page of the round says so', async () => {
    const appellant = desk.getByLabel(t('appeals.appellant'), { exact: true });
    await appellant.selectOption({ index: 1 });
    await desk.getByLabel(t('field.ruledOn')).fill('2026-01-05');
    await desk.getByLabel(t('field.lodgedOn')).fill('2026-01-16');
    await desk.getByLabel(t('field.words')).fill('Telefonen var slukket.');
    await press(t('appeals.lodge-submit'));
    await desk.getByText('§17').first().waitFor();
    await desk.getByRole('link', { name: /Protest 1, / }).waitFor();
    await desk.goto(at('round/1'));
    await desk.getByRole('link', { name: t('appeals.open-n', { count: 1 }) }).click();
    await desk.getByRole('link', { name: /Protest 1, / }).click();
    await desk.getByText(/har ikke opsættende virkning: .*§17/).waitFor();
    await desk.getByText(/Indgivet efter sidste dag, 15\..*§17/).waitFor();
  });

  test('is asked about where the arbiter himself decides, and decided by others', async () => {
    await desk.getByLabel(t('field.decidedOn')).fill('2026-01-20');
    const outcome = desk.getByLabel(t('appeals.outcome'), { exact: true });
    expect(await outcome.inputValue()).toBe('');
    await outcome.selectOption('dismissed');
    await desk.getByLabel(t('appeals.fate'), { exact: true }).selectOption('kept');
    const panel = desk.getByLabel(t('appeals.panel'));
    expect(await panel.inputValue()).toBe('Ida Hansen\nOle Lund\nSiv Krog');
    await panel.fill('Ida Hansen\nOle Lund\nEli Dam');
    await desk.getByLabel(t('appeals.reasons')).fill('Den ringede.\nPartiet er tabt.');
    await press(t('appeals.decide-submit'));
    await desk.getByRole('listitem').getByText('Eli Dam').waitFor();
    await desk.getByLabel(t('console.act-confirmed')).waitFor();
    await panel.fill('Ida Hansen\nOle Lund\nSiv Krog');
    await press(t('appeals.decide-submit'));
    // Each member has a line of their own to sign, below the name of the tournament.
    const lines = desk.getByRole('list', { name: t('appeals.signatures') });
    await lines.waitFor();
    expect(await lines.getByRole('listitem').allInnerTexts()).toEqual([
      'Ida Hansen',
      'Ole Lund',
      'Siv Krog',
    ]);
    await desk.getByText('Byturnering', { exact: true }).first().waitFor();
    expect(await faultsOn(desk)).toEqual([]);
  });

  test('goes on to the tribunal, on paper and in the history, and to nobody outside', async () => {
    await press(t('appeals.carry-on-submit'));
    await desk
      .getByText(/Skaknævnet/)
      .first()
      .waitFor();
    await button(t('appeals.decide-submit')).waitFor();
    await desk.emulateMedia({ media: 'print' });
    expect(await button(t('appeals.decide-submit')).isVisible()).toBe(false);
    await desk.emulateMedia({ media: null });
    await desk.goto(at('history'));
    await desk.getByText(/^Protest 1 fra .* går videre$/).waitFor();
    const shown = await fetch(`${hall.server.url}/api/tournaments/${id}/appeals`);
    expect(shown.ok).toBe(false);
  });
});
