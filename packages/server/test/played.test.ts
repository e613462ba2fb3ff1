import type { PersonId, RegisterCommand } from '@rokade/register';
import { whoStays } from '@rokade/register';
import { type Command, emptyDetails, type PlayerDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { type Application, keysOfPerson, playedBy } from '../src/index.ts';
import {
  applicationForTest,
  carryOut,
  ida,
  playerId,
  result,
  settings,
  tournamentId,
} from './sample-tournament.ts';

const person = 'ida' as PersonId;

async function tellRegister({ register }: Application, ...commands: readonly RegisterCommand[]) {
  for (const command of commands) {
    const basedOn = register.now().version;
    const done = await register.execute({ basedOn, command, reason: '', confirmed: true }, ida);
    expect(done).toMatchObject({ ok: true });
  }
}

/** A tournament of two, the first of whom is described. */
async function hold(
  app: Application,
  id: string,
  first: Partial<PlayerDetails>,
  ...more: readonly Command[]
) {
  const day = `2026-11-${String(id.length).padStart(2, '0')}`;
  await carryOut(
    app,
    tournamentId(id),
    {
      kind: 'create-tournament',
      id: tournamentId(id),
      settings: { ...settings, name: id, federation: 'DEN', roundDates: [day] },
    },
    {
      kind: 'enter-players',
      players: [
        { id: playerId(1), details: { ...emptyDetails, name: 'Alm, Ida', ...first } },
        { id: playerId(2), details: { ...emptyDetails, name: 'Bo, Jens' } },
      ],
    },
    ...more,
  );
}

async function played(app: Application) {
  const register = app.register.now();
  const who = whoStays(register, person);
  if (who === undefined) throw new Error('nobody');
  const found = await playedBy(app.tournaments, keysOfPerson(register, who), null);
  return found.map(({ t, rank, halfPoints }) => [t.settings.name, rank, halfPoints]);
}

async function withIda(): Promise<Application> {
  const app = await applicationForTest();
  const values = { surname: 'Alm', firstName: 'Ida', fideId: '1490001', dsuNumber: '100900001' };
  await tellRegister(app, { kind: 'enter-person', person, values });
  return app;
}

describe('what a person played here', () => {
  it('is what points to them, and what has their number and points to nobody', async () => {
    const app = await withIda();
    await hold(app, 'aaa', { person });
    await hold(app, 'bb', { fideId: '1490001' });
    await hold(app, 'c', { nationalId: '100900001' });
    await hold(app, 'dddd', { fideId: '1490001', person: 'somebody-else' });
    await hold(app, 'eeeee', { fideId: '149000' });
    expect(await played(app)).toEqual([
      ['aaa', null, 0],
      ['bb', null, 0],
      ['c', null, 0],
    ]);
  });

  it('comes with place and points', async () => {
    const app = await withIda();
    const numbers: Command = { kind: 'set-draw-numbers', order: [playerId(1), playerId(2)] };
    const pair: Command = { kind: 'pair-round' };
    const publish: Command = { kind: 'publish-round' };
    await hold(app, 'a', { person }, numbers, pair, publish, result(1, 1, 0, 2));
    expect(await played(app)).toEqual([['a', 1, 2]]);
  });

  it('is theirs whoever they are merged with, and again their own when that is undone', async () => {
    const app = await withIda();
    await hold(app, 'a', { person: 'other' });
    const stays = person;
    const goes = 'other' as PersonId;
    await tellRegister(
      app,
      { kind: 'enter-person', person: goes, values: { surname: 'Alm' } },
      { kind: 'merge-people', stays, goes, values: {}, leftOut: [] },
    );
    expect(await played(app)).toEqual([['a', null, 0]]);
    await tellRegister(app, { kind: 'undo-merging', goes });
    expect(await played(app)).toEqual([]);
  });

  it('is found in a file that was taken in, and no more once the player is erased', async () => {
    const app = await withIda();
    await hold(app, 'a', { person });
    const exported = await app.tournaments.exportJson(tournamentId('a'));
    const other = await withIda();
    const taken = await other.tournaments.importJson(exported.ok ? exported.value : '');
    expect(taken).toMatchObject({ ok: true });
    expect(await played(other)).toEqual([['a', null, 0]]);
    await carryOut(other, tournamentId('a'), { kind: 'erase-player', player: playerId(1) });
    expect(await played(other)).toEqual([]);
  });
});
