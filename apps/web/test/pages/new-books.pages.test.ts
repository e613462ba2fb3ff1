import { createApplication, makeApi } from '@rokade/server';
import { handler } from '@rokade/web/handler';
import { expect, it } from 'vitest';

const host = 'hall.local';
const visitor = { address: '192.0.2.1', host, isSecure: false, agent: '' };
/** Weak on purpose: nobody attacks the accounts of a test. */
const passwordCost = { memory: 8, passes: 1, parallelism: 1 };

/** An installation that was set up for a purpose by a federation's rules, and its pages as its owner sees them. */
async function houseFor(purpose: string, federation: string) {
  const created = await createApplication({ dataDirectory: ':memory:', passwordCost });
  if (!created.ok) throw new Error(created.error.code);
  const app = created.value;
  const api = makeApi(app, () => {});
  const answers = { purpose, federation, language: 'da' };
  const body = { token: await app.accounts.setupToken(), name: 'Ida Hansen', ...answers };
  const answer = await api.hono.request(`http://${host}/api/setup`, {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, password: 'correct horse battery' }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = async (path: string): Promise<string> => {
    const request = new Request(`http://${host}${path}`, {
      headers: { host, accept: 'text/html', cookie },
    });
    return (await handler.render(request, app, { visitor, api })).text();
  };
  return { app, page };
}

/** The ticks "everybody may see it" on the pages where books are made, in an installation set up for a purpose. */
async function publishedTicks(purpose: string): Promise<readonly boolean[]> {
  const { app, page } = await houseFor(purpose, 'DEN');
  const ticks: boolean[] = [];
  for (const path of ['/console/events/new', '/console/club']) {
    const html = await page(path);
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

it('a new tournament has the presets of the only club in the register, as long as the house has no name', async () => {
  const { app, page } = await houseFor('club-year', 'GER');
  const enter = (basedOn: number, association: string, name: string) =>
    app.register.execute(
      {
        basedOn,
        command: {
          kind: 'enter-association',
          association,
          level: 'club',
          values: { name, federation: 'GER', zps: '' },
          above: null,
        },
        reason: '',
        confirmed: false,
      } as never,
      { id: 'a', name: 'Ida' } as never,
    );
  expect(await page('/console/new')).not.toContain('preset=tempelhof-cup');
  expect(await enter(0, 'skt', 'SK Tempelhof 1931')).toMatchObject({ ok: true });
  expect(await page('/console/new')).toContain('preset=tempelhof-cup');
  expect(await enter(1, 'other', 'SK Süd')).toMatchObject({ ok: true });
  expect(await page('/console/new')).not.toContain('preset=tempelhof-cup');
  await app.close();
});
