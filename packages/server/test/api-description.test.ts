import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import described from '../src/http/answers/answers.json' with { type: 'json' };
import { apiClient } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

async function withDemo() {
  const app = await applicationForTest();
  const made = await app.tournaments.createDemo(ida);
  if (!made.ok) throw new Error(made.error.code);
  return { app, api: apiClient(app), id: made.value };
}

/** The schema of an answer with all that it refers to, as a shape. */
const shapeOf = (schema: object): z.ZodType => {
  const whole = { ...schema, $defs: described.schemas };
  const text = JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/');
  return z.fromJSONSchema(JSON.parse(text));
};

const answers: Readonly<Record<string, object>> = described.answers;

describe('the description of the API', () => {
  it('says of real answers what they are', async () => {
    const { api, id } = await withDemo();
    const tried: string[] = [];
    for (const [key, schema] of Object.entries(answers)) {
      const path = key.slice(4).replace('/tournaments/{id}', `/tournaments/${id}`);
      const answer = await api.get(path.replace('{round}', '3'));
      if (answer.status !== 200) continue;
      const read = shapeOf(schema).safeParse(await answer.json());
      expect(read.error?.issues.slice(0, 3), key).toBeUndefined();
      tried.push(key);
    }
    expect(tried.length).toBeGreaterThanOrEqual(11);
  });

  it('tells a wrong answer', () => {
    const shape = shapeOf(answers['get /tournaments/{id}/standings'] ?? {});
    expect(shape.safeParse({ rows: [{ rank: 'first' }] }).success).toBe(false);
  });

  it('has an answer for each public route that is read, but for streams and itself', async () => {
    const { api } = await withDemo();
    const read = api.routes.filter(({ method, act }) => method === 'get' && act === 'read-public');
    const without = read.map(({ path }) => path).filter((path) => !(`get ${path}` in answers));
    expect(without).toEqual([
      '/entry-lists',
      '/tournaments/{id}/live',
      '/leagues/{id}/live',
      '/tournaments/{id}/screens/live',
      '/events/{id}/screens/live',
      '/openapi.json',
    ]);
  });

  it('has examples of what is answered, and of requests that are taken', async () => {
    const { api } = await withDemo();
    const examples: Readonly<Record<string, unknown>> = described.examples;
    for (const [key, example] of Object.entries(examples)) {
      expect(shapeOf(answers[key] ?? {}).safeParse(example).success, key).toBe(true);
    }
    expect(Object.keys(examples)).toContain('get /tournaments/{id}/standings');
    const withExample = api.routes.filter(({ example }) => example !== undefined);
    expect(withExample.length).toBeGreaterThanOrEqual(4);
    for (const { path, body, example } of withExample) {
      expect(body?.safeParse(example).error?.issues, path).toBeUndefined();
    }
  });

  it('tells each error by its code', () => {
    const shape = shapeOf(described.schemas['ApiError']);
    const late = { code: 'request.too-often', retryAfterSeconds: 7 };
    expect(shape.safeParse(late).success).toBe(true);
    expect(shape.safeParse({ ...late, retryAfterSeconds: 'soon' }).success).toBe(false);
    expect(shape.safeParse({ code: 'nothing.like-it' }).success).toBe(false);
  });

  it('keeps every route and parameter of version 1', async () => {
    const { api } = await withDemo();
    const file = join(import.meta.dirname, 'fixtures/api-1.0.txt');
    const kept = readFileSync(file, 'utf8').trim().split('\n');
    const present = new Set(
      api.routes.map(({ method, path, query = {} }) =>
        [method, path, ...Object.keys(query)].join(' '),
      ),
    );
    const lost = kept.filter((line) => {
      const [method = '', path = '', ...names] = line.split(' ');
      const now = [...present].find((one) => `${one} `.startsWith(`${method} ${path} `));
      return now === undefined || names.some((name) => !now.split(' ').includes(name));
    });
    expect(lost).toEqual([]);
  });
});
