import {
  type ContestCommand,
  type ContestId,
  type EntryId,
  emptyContestValues,
  emptyEntryValues,
  parseContestId,
} from '@rokade/club';
import { type EventId, emptyEventValues } from '@rokade/event';
import type { TournamentId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { membersToEnter } from '../src/acts/contests/season-members.ts';
import { apiClient, credentialsOf, password, setUpArbiter } from './api-client.ts';
import { applicationForTest, carryOut, ida, settings } from './sample-tournament.ts';

const [season, ladder] = ['aar', 'stige'].map(parseContestId) as [ContestId, ContestId];
const open = 'hurtig' as TournamentId;
const pinse = 'pinse' as EventId;
const at = { organisation: 'own', day: '2026-11-21' };

const enter = (id: string, name: string, rating: number | null = null): ContestCommand => ({
  kind: 'enter-entry',
  entry: id as EntryId,
  values: { ...emptyEntryValues, name },
  rating,
  day: '2026-11-01',
});

/** A season of three members, a ladder in which one of them is, and a tournament without players. */
async function year(firstDay = '2026-01-01') {
  const app = await applicationForTest();
  const tell = async (id: ContestId, ...commands: readonly ContestCommand[]) => {
    for (const command of commands) {
      const found = await app.contests.get(id);
      const basedOn = found.ok ? found.value.version : 0;
      const request = { basedOn, command, reason: '', confirmed: true };
      expect(await app.contests.execute(id, request, ida)).toMatchObject({ ok: true });
    }
  };
  const make = (id: ContestId, format: 'season' | 'ladder', more: object = {}): ContestCommand => ({
    kind: 'make-contest',
    id,
    format,
    rules: 'tempelhof-2018',
    seed: 'x',
    values: { ...emptyContestValues, name: id, ...more },
  });
  const members = [enter('a', 'Voß, Ada'), enter('b', 'Lind, Bo'), enter('c', 'Krog, Cai', 1640)];
  await tell(season, make(season, 'season', { firstDay, lastDay: '2026-12-31' }), ...members);
  await tell(ladder, make(ladder, 'ladder'), enter('x', 'voss, ada'));
  await carryOut(app, open, { kind: 'create-tournament', id: open, settings });
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  const send = async (path: string, body: object) =>
    (await client.post(path, { season, entries: ['b', 'c'], ...body }, headers)).status;
  return { app, client, send };
}

describe('the members of a season', () => {
  it('are offered in its competitions as long as they are not entered', async () => {
    const { app } = await year();
    const offered = await membersToEnter(app, { kind: 'contest', id: ladder }, at);
    expect(offered?.members.map(({ values }) => values.name)).toEqual(['Lind, Bo', 'Krog, Cai']);
    const all = await membersToEnter(app, { kind: 'tournament', id: open }, at);
    expect(all?.members).toHaveLength(3);
  });

  it('are offered neither in the season itself nor by one that is not on', async () => {
    const { app } = await year();
    expect(await membersToEnter(app, { kind: 'contest', id: season }, at)).toBeNull();
    const other = (await year('2026-12-01')).app;
    expect(await membersToEnter(other, { kind: 'contest', id: ladder }, at)).toBeNull();
  });

  it('are entered in a competition at once; who is there is passed over', async () => {
    const { app, send } = await year();
    const body = { basedOn: 2, day: '2026-11-21', entries: ['a', 'b', 'c'] };
    expect(await send(`/contests/${ladder}/members`, body)).toBe(200);
    const found = await app.contests.get(ladder);
    expect(found.ok && found.value.entries.map(({ values }) => values.name)).toEqual([
      'voss, ada',
      'Lind, Bo',
      'Krog, Cai',
    ]);
    expect(await membersToEnter(app, { kind: 'contest', id: ladder }, at)).toBeNull();
  });

  it('bring the rating of the season’s book where the register does not know them', async () => {
    const { app, send } = await year();
    const body = { basedOn: 2, day: '2026-11-21', entries: ['b', 'c'] };
    expect(await send(`/contests/${ladder}/members`, body)).toBe(200);
    const inLadder = await app.contests.get(ladder);
    expect(
      inLadder.ok && inLadder.value.acts.flatMap((act) => ('rating' in act ? [act.rating] : [])),
    ).toEqual([null, null, 1640]);
    expect(await send(`/tournaments/${open}/members`, { basedOn: 1 })).toBe(200);
    const inOpen = await app.tournaments.get(open);
    expect(inOpen.ok && inOpen.value.players.map(({ details }) => details.rating)).toEqual([
      null,
      1640,
    ]);
  });

  it('are entered in a tournament at once', async () => {
    const { app, send } = await year();
    expect(await send(`/tournaments/${open}/members`, { basedOn: 1 })).toBe(200);
    const found = await app.tournaments.get(open);
    expect(found.ok && found.value.players.map(({ details }) => details.name)).toEqual([
      'Lind, Bo',
      'Krog, Cai',
    ]);
  });

  it('are entered in an event at once, in the group they are to play in', async () => {
    const { app, send } = await year();
    const values = { ...emptyEventValues, name: 'Pinse', firstDay: '2026-11-22' };
    const make = { kind: 'make-event', id: pinse, values } as const;
    const request = { basedOn: 0, command: make, reason: '', confirmed: false };
    expect(await app.events.execute(pinse, request, ida)).toMatchObject({ ok: true });
    const offered = await membersToEnter(app, { kind: 'event', id: pinse }, at);
    expect(offered?.members).toHaveLength(3);
    expect(await send(`/events/${pinse}/members`, { basedOn: 1 })).toBe(200);
    const found = await app.events.get(pinse);
    expect(
      found.ok && found.value.entrants.map(({ values, group }) => [values.name, group]),
    ).toEqual([
      ['Lind, Bo', null],
      ['Krog, Cai', null],
    ]);
    const left = await membersToEnter(app, { kind: 'event', id: pinse }, at);
    expect(left?.members.map(({ values }) => values.name)).toEqual(['Voß, Ada']);
  });

  it('of a season that is not there are nobody', async () => {
    const { send } = await year();
    expect(await send(`/tournaments/${open}/members`, { basedOn: 1, season: 'intet' })).toBe(404);
  });

  it('are nobody for whom the season is closed, whatever else they may do', async () => {
    const { app, client } = await year();
    const right = { role: 'chief-arbiter', for: { kind: 'event', event: open } } as const;
    expect(await app.accounts.create({ name: 'Bo', password }, right, ida)).toMatchObject({
      ok: true,
    });
    const bo = await credentialsOf(await client.post('/session', { name: 'Bo', password }));
    const body = { season, entries: ['b'], basedOn: 1 };
    expect((await client.post(`/tournaments/${open}/members`, body, bo)).status).toBe(404);
    const found = await app.tournaments.get(open);
    expect(found.ok && found.value.players).toEqual([]);
  });
});
