import type { EntrantId, EventId } from '@rokade/event';
import { emptyEventValues } from '@rokade/event';
import type { PersonId, RegisterCommand } from '@rokade/register';
import { emptySanctionValues, type SanctionId, type SanctionsCommand } from '@rokade/sanctions';
import { type Command, emptyDetails, type PlayerDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import type { Application } from '../src/index.ts';
import { daysToPlay } from '../src/sanctions/kept-out.ts';
import { applicationForTest, ida, playerId, settings, tournamentId } from './sample-tournament.ts';

const alm = 'p1' as PersonId;
const open = tournamentId('open');

const say = (app: Application, command: RegisterCommand) =>
  app.register.execute(
    { basedOn: app.register.now().version, command, reason: '', confirmed: true },
    ida,
  );

const tell = (app: Application, command: SanctionsCommand) =>
  app.sanctions.execute(
    { basedOn: app.sanctions.now().version, command, reason: '', confirmed: true },
    ida,
  );

const suspend = (from: string, months: number, issuedOn = from): SanctionsCommand => ({
  kind: 'give-sanction',
  sanction: `s${from}` as SanctionId,
  values: {
    ...emptySanctionValues,
    person: alm,
    rules: 'dsu-2002',
    kind: 'suspension',
    ground: 'unsporting',
    given: issuedOn,
    from,
    months,
    by: 'tk',
    reasons: 'Fordi.',
  },
});

async function play(app: Application, command: Command, confirmed = true) {
  const state = await app.tournaments.get(open);
  const basedOn = state.ok ? state.value.version : 0;
  return app.tournaments.execute(open, { basedOn, command, reason: '', confirmed }, ida);
}

const details = (more: Partial<PlayerDetails>): PlayerDetails => ({
  ...emptyDetails,
  name: 'Alm, I.',
  ...more,
});

const enter = (more: Partial<PlayerDetails>, place = 1): Command => ({
  kind: 'enter-players',
  players: [{ id: playerId(place), details: details(more) }],
});

/** An installation on 21 November 2026 with one person and a tournament on some days. */
async function founded(...roundDates: readonly string[]): Promise<Application> {
  const app = await applicationForTest();
  await say(app, {
    kind: 'enter-person',
    person: alm,
    values: {
      surname: 'Alm',
      firstName: 'Ida',
      dsuNumber: '1001',
      fideId: '1401',
      birth: '1990-05-04',
    },
  });
  const id = open;
  await play(app, { kind: 'create-tournament', id, settings: { ...settings, roundDates } });
  return app;
}

const refused = {
  ok: false,
  error: {
    code: 'player.suspended',
    name: 'Alm, I.',
    lastDay: '2026-12-31',
    article: 'DSU 2002 §19',
  },
};

describe('who is suspended', () => {
  it.each<[string, Partial<PlayerDetails>, boolean]>([
    ['points to the person', { person: alm }, true],
    ['has the person’s number of the federation', { nationalId: '1001' }, true],
    ['has the person’s FIDE id', { fideId: '1401' }, true],
    ['has the name and the birth date', { name: 'Ida Alm', birthDate: '1990-05-04' }, true],
    ['has the name and the year', { name: 'Alm, Ida', birthDate: '1990' }, true],
    ['was born on another day', { name: 'Alm, Ida', birthDate: '1990-05-05' }, false],
    [
      'has a number of somebody else',
      { name: 'Alm, Ida', birthDate: '1990-05-04', nationalId: '1002' },
      false,
    ],
    ['has another number', { nationalId: '1002' }, false],
    [
      'points into another register, and has that number',
      { person: 'p9', nationalId: '1001' },
      true,
    ],
    ['has the name alone', { name: 'Alm, Ida' }, false],
  ])('is not entered where the player %s: %j', async (_, more, isOut) => {
    const app = await founded('2026-11-28');
    await tell(app, suspend('2026-10-01', 3));
    const done = await play(app, enter(more));
    expect(done.ok).toBe(!isOut);
    const { name = refused.error.name } = more;
    if (isOut) expect(done).toMatchObject({ error: { code: refused.error.code, name } });
  });

  it.each([
    ['on its first day', ['2026-12-31', '2027-01-07'], true],
    ['on its last day', ['2026-11-21', '2026-11-28'], true],
    ['no longer when it begins', ['2027-01-01'], false],
    ['on no day of it', ['2027-02-01', '2027-02-08'], false],
    ['today, where no day is said', [], true],
  ] as const)('is kept out of an event where it holds %s', async (_, days, isOut) => {
    const app = await founded(...days);
    await tell(app, suspend('2026-10-01', 3));
    expect((await play(app, enter({ person: alm }))).ok).toBe(!isOut);
  });

  it('stays in what is made of a tournament that they were in before', async () => {
    const app = await founded('2026-11-28');
    expect((await play(app, enter({ person: alm }))).ok).toBe(true);
    await tell(app, suspend('2026-10-01', 3));
    const stage = tournamentId('stage');
    const origin = { kind: 'stage', tournaments: [open] } as const;
    const made = {
      kind: 'create-tournament',
      id: stage,
      settings: { ...settings, roundDates: ['2026-11-28'], origin },
    } as const;
    const send = (command: Command, basedOn: number) =>
      app.tournaments.execute(stage, { basedOn, command, reason: '', confirmed: true }, ida);
    expect((await send(made, 0)).ok).toBe(true);
    expect(await send(enter({ person: alm }, 2), 1)).toMatchObject(refused);
    expect((await send(enter({ person: alm }), 1)).ok).toBe(true);
  });

  it('is let in late when the suspension is over, though the event had begun before', () => {
    const event = { first: '2026-09-01', last: '2027-04-01' };
    expect(daysToPlay(event, '2027-01-01')).toEqual({ from: '2027-01-01', to: '2027-04-01' });
    expect(daysToPlay(event, '2026-08-01')).toEqual({ from: '2026-09-01', to: '2027-04-01' });
    expect(daysToPlay(event, '2027-05-01')).toEqual({ from: '2026-09-01', to: '2027-04-01' });
    expect(daysToPlay({ first: '', last: '' }, '2026-11-21')).toEqual({
      from: '2026-11-21',
      to: '2026-11-21',
    });
  });

  it('is let in once the suspension is lifted, and by nobody’s confirming', async () => {
    const app = await founded('2026-11-28');
    await tell(app, suspend('2026-10-01', 3));
    expect(await play(app, enter({ person: alm }), true)).toMatchObject(refused);
    const values = { day: '2026-11-21', endedBy: 'Skaknævnet', endedFor: 'Omstødt.' };
    await tell(app, {
      kind: 'lift-sanction',
      sanction: 's2026-10-01' as SanctionId,
      values,
    });
    expect((await play(app, enter({ person: alm }))).ok).toBe(true);
  });

  it('stays where they were entered before it began, and is shown', async () => {
    const app = await founded('2026-11-28');
    await play(app, enter({ person: alm }));
    await tell(app, suspend('2026-11-21', 3));
    const state = await app.tournaments.get(open);
    const players = state.ok ? state.value.players.map((one) => one.details) : [];
    const days = { first: '2026-11-28', last: '2026-11-28' };
    expect(app.sanctions.keptOut(players, days)).toMatchObject([{ lastDay: '2027-02-20' }]);
    const changed = { kind: 'change-player', player: playerId(1), changes: { name: 'Alm, Ida' } };
    expect((await play(app, changed as Command)).ok).toBe(true);
  });

  it('does not come in by a change of who a player is, or by returning', async () => {
    const app = await founded('2026-11-28');
    await play(app, enter({}));
    await tell(app, suspend('2026-10-01', 3));
    const changes = { person: alm };
    const change = { kind: 'change-player', player: playerId(1), changes } as const;
    expect(await play(app, change)).toMatchObject(refused);
    await play(app, enter({ name: 'Bo', nationalId: '1' }, 2));
    const both = {
      kind: 'change-players',
      players: [{ player: playerId(2), changes: { fideId: '1401' } }],
    } as const;
    expect(await play(app, both)).toMatchObject({ error: { code: 'player.suspended' } });
  });

  it('is kept off the list of an event', async () => {
    const app = await founded('2026-11-28');
    await tell(app, suspend('2026-10-01', 3));
    const id = 'easter' as EventId;
    const on = (basedOn: number, command: Parameters<typeof app.events.execute>[1]['command']) =>
      app.events.execute(id, { basedOn, command, reason: '', confirmed: true }, ida);
    const values = {
      ...emptyEventValues,
      name: 'Påske',
      firstDay: '2026-12-27',
      lastDay: '2027-01-02',
    };
    await on(0, { kind: 'make-event', id, values });
    const entrant = 'e1' as EntrantId;
    const entered = { id: entrant, values: { ...emptyDetails, name: 'Alm, I.' }, group: null };
    const withNumber = { ...entered, values: { ...entered.values, nationalId: '1001' } };
    const suspended = { error: { code: 'event.suspended', lastDay: '2026-12-31' } };
    const enterAll = { kind: 'enter-entrants', entrants: [withNumber] } as const;
    expect(await on(1, enterAll)).toMatchObject(suspended);
    expect(await on(1, { kind: 'enter-entrants', entrants: [entered] })).toMatchObject({
      ok: true,
    });
    const changes = { person: alm };
    expect(await on(2, { kind: 'change-entrant', entrant, changes })).toMatchObject(suspended);
  });

  it('is asked for under every id of a person who was merged', async () => {
    const app = await founded('2026-11-28');
    const twice = 'p2' as PersonId;
    await say(app, { kind: 'enter-person', person: twice, values: { surname: 'Alm' } });
    await tell(app, suspend('2026-10-01', 3));
    expect((await play(app, enter({ person: twice }))).ok).toBe(true);
    await say(app, { kind: 'merge-people', stays: twice, goes: alm, values: {}, leftOut: [] });
    const other = enter({ name: 'Alm, J.', person: twice }, 2);
    expect(await play(app, other)).toMatchObject({ error: { code: 'player.suspended' } });
  });
});
