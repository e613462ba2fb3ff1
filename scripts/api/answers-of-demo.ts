import { type Application, createApplication, makeApi } from '@rokade/server';

/** The moment at which the examples were asked for. */
const now = new Date('2026-11-23T18:00:00Z');

/** The longest list in an example. */
const mostShown = 2;

/** An answer with its lists cut short. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostShown).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}

/** An application in memory with the demo, and its API. */
async function withDemo() {
  const created = await createApplication({ dataDirectory: ':memory:', clock: () => now });
  if (!created.ok) throw new Error(created.error.code);
  const app: Application = created.value;
  const made = await app.tournaments.createDemo({ id: 'demo', name: 'Demo' });
  if (!made.ok) throw new Error(made.error.code);
  const api = makeApi(app, console.error);
  return { app, api, id: made.value };
}

/**
 * What public routes answer about the demo, with lists cut short, by method and path; and the API's
 * description with these answers. Random ids are replaced, so that it is the same every time.
 */
export async function answersOfDemo(keys: readonly string[]): Promise<Record<string, unknown>> {
  const { app, api, id } = await withDemo();
  const examples: Record<string, unknown> = {};
  for (const key of keys) {
    const path = key
      .slice('get '.length)
      .replace('/tournaments/{id}', `/tournaments/${id}`)
      .replace('{round}', '4');
    if (path.includes('{')) continue;
    const answer = await api.hono.request(`http://localhost/api${path}`);
    if (!answer.ok) continue;
    const text = JSON.stringify(shortened(await answer.json()))
      .replaceAll(id, 'demo')
      .replaceAll(/"(\d+)-[0-9a-f]{8}"/g, '"$1-0f1e2d3c"')
      .replaceAll(/"key":"[^"]{22}"/g, '"key":"3q2-7wAbCdEfGhIjKlMnOp"');
    examples[key] = JSON.parse(text);
  }
  await app.close();
  return examples;
}
