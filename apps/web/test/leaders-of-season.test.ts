import { type ContestCommand, type ContestId, emptyContestValues } from '@rokade/club';
import type { Application, Session } from '@rokade/server';
import { emptyDetails, type GameResult, type PlayerId, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { carryOut, ida, idOf, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

const season = 'aar' as ContestId;
const cup = idOf('pokal');
const day = '2026-03-06';
const rights = [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }] as const;
const session: Session = { accountId: 'ida', name: 'Ida Hansen', csrf: 'a token', rights };

const item = (id: string, book: object | null) => ({
  item: id,
  what: 'cup',
  name: id,
  days: [],
  at: '',
  note: '',
  book,
});

/** A season of two members with a tournament whose first game went so, and one thing that is planned. */
async function begun(result: GameResult): Promise<Application> {
  const app = await memoryApplication();
  const players = ['Alm, Ida', 'Gran, Ole'].map((name, index) => ({
    id: `p${index}` as PlayerId,
    details: { ...emptyDetails, name },
  }));
  await carryOut(
    app,
    cup,
    { kind: 'create-tournament', id: cup, settings: { ...usualSettings, name: 'Pokal' } },
    { kind: 'enter-players', players },
    { kind: 'set-draw-numbers', order: players.map(({ id }) => id) },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    { kind: 'enter-result', round: 1, board: 1, result },
  );
  const values = {
    ...emptyContestValues,
    name: 'År 2026',
    firstDay: '2026-01-01',
    lastDay: '2026-12-31',
  };
  const items = [item('pokal', { kind: 'tournament', id: cup }), item('fest', null)];
  const commands = [
    {
      kind: 'make-contest',
      id: season,
      format: 'season',
      rules: 'tempelhof-2018',
      seed: '',
      values,
    },
    ...['Alm, Ida', 'Bech, Bo'].map((name, at) => ({
      kind: 'enter-entry',
      entry: `m${at}`,
      values: { name, born: '', person: '' },
      rating: null,
      day,
    })),
    { kind: 'note-act', act: { kind: 'programme-planned', items, day } },
  ];
  for (const command of commands) await tell(app, command);
  return app;
}

async function tell(app: Application, command: object): Promise<void> {
  const found = await app.contests.get(season);
  const basedOn = found.ok ? found.value.version : 0;
  const request = { basedOn, command: command as ContestCommand, reason: '', confirmed: true };
  expect(await app.contests.execute(season, request, ida)).toMatchObject({ ok: true });
}

const leadersIn = async (app: Application) =>
  (await loadPage(app, session, { route: '/console/club/[contest]', params: { contest: season } }))
    .data['leaders'];

const white: GameResult = { kind: 'played', white: 2, black: 0 };
const black: GameResult = { kind: 'played', white: 0, black: 2 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };

describe('who stands first in the books of a season', () => {
  it.each([
    ['a member', black, ['Alm, Ida'], ['m0']],
    ['nobody’s member', white, ['Gran, Ole'], []],
    ['two who share it', draw, ['Alm, Ida', 'Gran, Ole'], ['m0']],
  ])('%s', async (_, result, names, entries) => {
    const leaders = await leadersIn(await begun(result));
    expect(leaders).toEqual({ pokal: { names, entries } });
  });

  it('is not said once a winner is noted', async () => {
    const app = await begun(black);
    const act = { kind: 'champion-named', item: 'pokal', champions: ['m1'], day };
    await tell(app, { kind: 'note-act', act });
    expect(await leadersIn(app)).toEqual({});
  });
});
