import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../src/index.ts';
import { makeQuotaCounter, usualQuotas } from '../src/serve/request-quota.ts';
import { passwordCost } from './sample-tournament.ts';

const small = {
  visitors: { name: 'visitors', quota: 3, window: 60 },
  programs: { name: 'programs', quota: 2, window: 60 },
} as const;

async function serving() {
  const started = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDirectory: ':memory:',
    quiet: true,
    passwordCost,
    quotas: small,
  });
  if (!started.ok) throw new Error(started.error.code);
  onTestFinished(() => started.value.close());
  const { url } = started.value;
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers });
}

const statuses = async (all: readonly Promise<Response>[]) =>
  (await Promise.all(all)).map(({ status }) => status);

describe('a quota of requests to the API', () => {
  it('is said in the headers of every answer, remembered ones too, and then ends it', async () => {
    const ask = await serving();
    const said: unknown[] = [];
    for (const path of [
      '/api/health',
      '/api/tournaments',
      '/api/tournaments',
      '/api/tournaments',
    ]) {
      const { status, headers } = await ask(path);
      expect(headers.get('ratelimit-policy')).toBe('"visitors";q=3;w=60');
      said.push([status, headers.get('ratelimit')?.replace(/t=\d+/, 't=N')]);
    }
    expect(said).toEqual([
      [200, '"visitors";r=2;t=N'],
      [200, '"visitors";r=1;t=N'],
      [200, '"visitors";r=0;t=N'],
      [429, '"visitors";r=0;t=N'],
    ]);
    const refused = await ask('/api/health');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refused.json()).toMatchObject({ code: 'request.too-often' });
  });

  it('is one for each program, and none for people who are signed in or for streams', async () => {
    const ask = await serving();
    const as = (token: string) => ask('/api/health', { authorization: `Bearer ${token}` });
    expect(await statuses([as('one'), as('one'), as('two')])).toEqual([200, 200, 200]);
    expect((await as('one')).status).toBe(429);
    expect((await as('two')).status).toBe(200);
    const cookie = { cookie: 'rokade_session=somebody' };
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await ask('/api/health', cookie)).status).toBe(200);
      expect((await ask('/api/tournaments/none/live')).status).toBe(404);
    }
  });
});

describe('counting', () => {
  it('begins anew when a window is over', () => {
    const counter = makeQuotaCounter();
    const { visitors } = usualQuotas;
    const first = counter.count(visitors, 'a', 0);
    expect(first).toMatchObject({ isWithin: true, remaining: 5999, resetSeconds: 60 });
    expect(counter.count(visitors, 'a', 59_500)).toMatchObject({
      remaining: 5998,
      resetSeconds: 1,
    });
    expect(counter.count(visitors, 'a', 60_000)).toMatchObject({
      remaining: 5999,
      resetSeconds: 60,
    });
    expect(counter.count(visitors, 'b', 60_000)).toMatchObject({ remaining: 5999 });
  });
});
