import { type EventCommand, type EventId, emptyEventValues, type GroupId } from '@rokade/event';
import type { Right } from '@rokade/installation';
import { describe, expect, it } from 'vitest';
import {
  apiClient,
  type Credentials,
  credentialsOf,
  password,
  setUpArbiter,
} from './api-client.ts';
import {
  applicationForTest,
  ida,
  result,
  startTournament,
  tournamentId,
} from './sample-tournament.ts';

const christmas = 'christmas' as EventId;
const forChristmas = (role: Right['role']): Right => ({
  role,
  for: { kind: 'event', event: christmas },
});

/** An event with two groups in their first round, a tournament beside it, and Bo with one right. */
async function withRight(right: Right) {
  const app = await applicationForTest();
  const api = apiClient(app);
  const asIda = await setUpArbiter(app, api);
  for (const name of ['open', 'juniors', 'elsewhere']) await startTournament(app, name);
  const tell = async (command: EventCommand) => {
    const found = await app.events.get(christmas);
    const basedOn = found.ok ? found.value.version : 0;
    const request = { basedOn, command, reason: '', confirmed: true };
    const done = await app.events.execute(christmas, request, ida);
    if (!done.ok) throw new Error(done.error.code);
  };
  await tell({
    kind: 'make-event',
    id: christmas,
    values: { ...emptyEventValues, name: 'Juleskak' },
  });
  for (const group of ['open', 'juniors'])
    await tell({ kind: 'add-group', group: group as GroupId });
  const made = await app.accounts.create({ name: 'Bo', password }, right, ida);
  expect(made.ok).toBe(true);
  const asBo = await credentialsOf(await api.post('/session', { name: 'Bo', password }));
  const send = async (id: string, command: object, who: Partial<Credentials>) => {
    const found = await app.tournaments.get(tournamentId(id));
    const basedOn = found.ok ? found.value.version : 0;
    return api.post(`/tournaments/${id}/commands`, { basedOn, command, confirmed: true }, who);
  };
  return { app, api, asIda, asBo, tell, send };
}

describe('a right for an event', () => {
  it('counts in each of its tournaments, as long as they are its groups, and in no other', async () => {
    const { api, asBo, tell, send } = await withRight(forChristmas('arbiter'));
    const pairs = async (id: string) => (await send(id, result(1, 1, 2, 0), asBo)).status;
    expect([await pairs('open'), await pairs('juniors'), await pairs('elsewhere')]).toEqual([
      ...[200, 200, 403],
    ]);
    expect((await api.get('/tournaments/elsewhere/export', asBo)).status).toBe(403);
    await tell({ kind: 'remove-group', group: 'juniors' as GroupId });
    expect((await send('juniors', result(1, 2, 2, 0), asBo)).status).toBe(403);
    await tell({ kind: 'add-group', group: 'elsewhere' as GroupId });
    expect(await pairs('elsewhere')).toBe(200);
  });

  it('is kept and listed as it was given', async () => {
    const { app, asBo, api } = await withRight(forChristmas('results-only'));
    const bo = (await app.accounts.list()).find(({ name }) => name === 'Bo');
    expect(bo?.rights).toEqual([forChristmas('results-only')]);
    const { session } = await (await api.get('/session', asBo)).json();
    expect(session.rights.map((right: Right) => Object(right.for).event)).toEqual([
      ...['christmas', 'open', 'juniors'],
    ]);
  });

  it('takes no other tournament into the event', async () => {
    const { api, asIda, asBo } = await withRight(forChristmas('chief-arbiter'));
    const add = async (who: Partial<Credentials>) => {
      const command = { kind: 'add-group', group: 'elsewhere' };
      return (await api.post('/events/christmas/commands', { basedOn: 3, command }, who)).status;
    };
    expect(await add(asBo)).toBe(403);
    expect(await add(asIda)).toBe(200);
  });
});

describe('a helper’s link for an event', () => {
  it('lets enter results at its boards in each group, and nothing else', async () => {
    const { api, app, asIda, asBo, send } = await withRight(forChristmas('check-in-only'));
    const wish = { name: 'Eva', rounds: null, boards: { first: 1, last: 2 }, hours: 4 };
    expect((await api.post('/events/christmas/links', wish, asBo)).status).toBe(403);
    const made = await api.post('/events/christmas/links', wish, asIda);
    const { token, link } = await made.json();
    const opened = await api.post('/session/link', { token });
    const asEva = await credentialsOf(opened);
    const at = async (id: string, board: number) =>
      (await send(id, result(1, board, 2, 0), asEva)).status;
    expect([await at('open', 1), await at('juniors', 2)]).toEqual([200, 200]);
    expect([await at('open', 3), await at('elsewhere', 1)]).toEqual([403, 403]);
    expect(await (await api.get('/events/christmas/links', asIda)).json()).toMatchObject({
      links: [{ name: 'Eva', role: 'results-only' }],
    });
    expect(await app.accounts.linksOf('open')).toEqual([]);
    const revoke = `/events/christmas/links/${link.id}`;
    expect((await api.send('DELETE', revoke, undefined, { ...asIda })).status).toBe(204);
    expect(await at('open', 2)).toBe(401);
  });
});
