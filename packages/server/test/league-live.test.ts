import { emptyLeagueValues, type LeagueCommand, type LeagueId } from '@rokade/league';
import { expect, it } from 'vitest';
import type { Application } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const id = 'liga' as LeagueId;

async function tell(app: Application, command: LeagueCommand): Promise<void> {
  const found = command.kind === 'make-league' ? null : await app.leagues.get(id);
  const basedOn = found?.ok ? found.value.version : 0;
  const request = { basedOn, command, reason: '', confirmed: true };
  const done = await app.leagues.execute(id, request, ida);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

const changed = (changes: Partial<typeof emptyLeagueValues>): LeagueCommand => ({
  kind: 'change-league',
  changes,
});

/** The next part of a stream, as text. */
async function heard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const { value } = await reader.read();
  return new TextDecoder().decode(value);
}

it('tells readers of a league that something is new, and not what', async () => {
  const app = await applicationForTest();
  const api = apiClient(app);
  const signedIn = await setUpArbiter(app, api);
  await tell(app, { kind: 'make-league', id, values: { ...emptyLeagueValues, name: 'Kredsen' } });
  const path = `/leagues/${id}/live`;
  expect((await api.get(path)).status).toBe(404);
  expect((await api.get(path, signedIn)).status).toBe(200);
  await tell(app, changed({ published: true }));
  const stream = (await api.get(path)).body?.getReader();
  if (stream === undefined) throw new Error('no stream');
  expect(await heard(stream)).toContain('event: hello');
  const next = heard(stream);
  await tell(app, changed({ season: '2026/27' }));
  expect(await next).toContain('{"version":3,"kinds":[],"fromRound":0,"within":0}');
  await tell(app, changed({ published: false }));
  expect((await stream.read()).done).toBe(true);
  api.endStreams();
});
