import { createHash } from 'node:crypto';
import { emptyEventValues, parseEventId } from '@rokade/event';
import { expect, it } from 'vitest';
import type { PublicChanges } from '../src/http/public-changes.ts';
import { apiClient } from './api-client.ts';
import {
  applicationForTest,
  carryOut,
  ida,
  result,
  settings,
  startTournament,
} from './sample-tournament.ts';

async function atApi() {
  const app = await applicationForTest();
  const api = apiClient(app);
  const told = async (query = ''): Promise<PublicChanges> =>
    (await (await api.get(`/changes${query}`)).json()) as PublicChanges;
  return { app, api, told };
}

const keyOf = (kind: string, id: string): string =>
  createHash('sha256').update(`${kind}/${id}`).digest('base64url').slice(0, 22);

it('tells whoever mirrors what changed, and nothing of it', async () => {
  const { app, told } = await atApi();
  const start = await told();
  expect(start).toMatchObject({ everything: true, changes: [], more: false });
  const id = await startTournament(app);
  const made = await told(`?since=${start.next}`);
  expect(made.changes).toContainEqual({
    kind: 'tournament',
    id,
    key: keyOf('tournament', id),
    lookAgainAt: '',
  });
  await carryOut(app, id, result(1, 1, 2, 0));
  const after = await told(`?since=${made.next}`);
  expect(after.changes).toEqual([expect.objectContaining({ id })]);
  expect((await told(`?since=${after.next}`)).changes).toEqual([]);
});

it('tells of what is not public any more by its key alone', async () => {
  const { app, told } = await atApi();
  const id = await startTournament(app);
  const { next } = await told();
  const visibility = { ...settings.visibility, published: false };
  await carryOut(app, id, { kind: 'change-settings', changes: { visibility } });
  const { changes } = await told(`?since=${next}`);
  expect(changes).toEqual([
    { kind: 'tournament', id: null, key: keyOf('tournament', id), lookAgainAt: '' },
  ]);
});

it('does not name an event that was never public', async () => {
  const { app, told } = await atApi();
  const { next } = await told();
  const hidden = parseEventId('hidden-open');
  if (hidden === null) throw new Error('an id');
  const values = { ...emptyEventValues, name: 'Hidden open' };
  await app.events.execute(
    hidden,
    {
      basedOn: 0,
      command: { kind: 'make-event', id: hidden, values },
      reason: '',
      confirmed: true,
    },
    ida,
  );
  const text = JSON.stringify(await told(`?since=${next}`));
  expect(text).not.toContain('hidden');
});

it('asks for everything again where a cursor is unknown, and refuses a limit that is none', async () => {
  const { api, told } = await atApi();
  expect(await told('?since=77-00112233')).toMatchObject({ everything: true, changes: [] });
  for (const limit of ['0', '101', 'all', '-1', '1.5']) {
    const answer = await api.get(`/changes?since=0&limit=${limit}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'request.invalid', at: 'limit' });
  }
});

it('gives lists page by page, in an order in which none is missed', async () => {
  const { app, api } = await atApi();
  for (const name of ['cc', 'aa', 'bb']) {
    const id = parseEventId(name);
    if (id === null) throw new Error('an id');
    const values = { ...emptyEventValues, name, published: true };
    const command = { kind: 'make-event', id, values } as const;
    await app.events.execute(id, { basedOn: 0, command, reason: '', confirmed: true }, ida);
  }
  const page = async (query: string) => {
    const { events, next } = (await (await api.get(`/events${query}`)).json()) as {
      events: readonly { id: string }[];
      next: string | null;
    };
    return { ids: events.map(({ id }) => id), next };
  };
  expect(await page('?limit=2')).toEqual({ ids: ['aa', 'bb'], next: 'bb' });
  expect(await page('?limit=2&after=bb')).toEqual({ ids: ['cc'], next: null });
  expect((await page('')).ids.toSorted()).toEqual(['aa', 'bb', 'cc']);
});
