import { createApplication, makeApi } from '@rokade/server';
import { handler } from '@rokade/web/handler';
import { expect, it } from 'vitest';

const host = 'hall.local';
const visitor = { address: '192.0.2.1', host, isSecure: false, agent: '' };
/** Weak on purpose: nobody attacks the accounts of a test. */
const passwordCost = { memory: 8, passes: 1, parallelism: 1 };

/** The ticks "everybody may see it" on the pages where books are made, in an installation set up for a purpose. */
async function publishedTicks(purpose: string): Promise<readonly boolean[]> {
  const created = await createApplication({ dataDirectory: ':memory:', passwordCost });
  if (!created.ok) throw new Error(created.error.code);
  const app = created.value;
  const api = makeApi(app, () => {});
  const answers = { purpose, federation: 'DEN', language: 'da' };
  const body = { token: await app.accounts.setupToken(), name: 'Ida Hansen', ...answers };
  const answer = await api.hono.request(`http://${host}/api/setup`, {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, password: 'correct horse battery' }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ticks: boolean[] = [];
  for (const path of ['/console/events/new', '/console/club']) {
    const request = new Request(`http://${host}${path}`, {
      headers: { host, accept: 'text/html', cookie },
    });
    const html = await (await handler.render(request, app, { visitor, api })).text();
    const [tick] =
      /<input(?=[^>]*type="checkbox")[^>]*name="values\.published"[^>]*>/.exec(html) ?? [];
    if (tick === undefined) throw new Error(`${path} has no such tick`);
    ticks.push(/\bchecked\b/.test(tick));
  }
  await app.close();
  return ticks;
}

it('a new event or competition begins as private as the house’s tournaments', async () => {
  expect(await publishedTicks('federation')).toEqual([false, false]);
  expect(await publishedTicks('club-year')).toEqual([true, true]);
});
