import { emptyContestValues, emptyEntryValues } from '@rokade/club';
import { emptyDetails, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { tell, tellTournament } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';

let hall: PlainHall;

beforeAll(async () => {
  hall = await openPlainHall('series');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

/** A tournament of one round between somebody of the blitz year and somebody who is a guest there. */
async function evening(): Promise<string> {
  const settings = { ...usualSettings, name: 'Lynaften', roundsPlanned: 1 };
  const { id } = await (await tell(hall, '/tournaments', { settings })).json();
  const players = ['Alm, Ida', 'Gran, Ole'].map((name, index) => ({
    id: `p${index}`,
    details: { ...emptyDetails, name },
  }));
  for (const command of [
    { kind: 'enter-players', players },
    { kind: 'set-draw-numbers', order: players.map((player) => player.id) },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    { kind: 'enter-result', round: 1, board: 1, result: { kind: 'played', white: 2, black: 0 } },
  ]) {
    await tellTournament(hall, id, command, { confirmed: true, reason: 'Prøve' });
  }
  return id;
}

test('a guest of an evening stays in the form, with what was typed, after a refusal', async () => {
  const { page, server } = hall;
  const values = { ...emptyContestValues, name: 'Lynåret', published: true };
  const rules = { format: 'blitz-year', rules: 'tempelhof-2018', values };
  const { id } = await (await tell(hall, '/contests', rules)).json();
  const ida = { ...emptyEntryValues, name: 'Alm, Ida' };
  const enter = { kind: 'enter-entry', entry: 'ida', values: ida, rating: null, day: '2026-01-01' };
  await tell(hall, `/contests/${id}/commands`, { basedOn: 1, command: enter });
  const planned = { leg: 'l1', day: '2026-01-01', what: 'monthly', name: '', organiser: null };
  const act = { kind: 'leg-planned', ...planned, on: '2026-03-06', votesFor: 0, votesAgainst: 0 };
  await tell(hall, `/contests/${id}/commands`, { basedOn: 2, command: { kind: 'note-act', act } });
  await page.goto(`${server.url}/console/club/${id}?take=l1&from=${await evening()}`);
  const guest = page.getByLabel(t('club-desk.leg-stranger', { name: 'Gran, Ole' }), {
    exact: true,
  });
  await guest.fill('1½');
  await page.getByRole('button', { name: t('club-desk.leg-results-do'), exact: true }).click();
  await page.getByText(t('error.contest.score-invalid', { name: 'Gran, Ole' })).waitFor();
  expect(await guest.inputValue()).toBe('1½');
});
