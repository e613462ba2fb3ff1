import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { emptyContestValues } from '@rokade/club';
import { emptyEventValues } from '@rokade/event';
import { emptyLeagueValues } from '@rokade/league';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPublicKind } from '../../src/http/public-kinds.ts';
import { type PageHandler, startServer } from '../../src/index.ts';
import { questionIn } from '../../src/readers/reader-question.ts';
import { credentialsOf, password } from '../api-client.ts';
import { passwordCost } from '../sample-tournament.ts';

/** A page that says how many books of each kind there are. */
const pages: PageHandler = {
  handle: (_, response) => response.end('made for one alone'),
  async render(_, { tournaments, events, contests, leagues }) {
    const books = [tournaments, events, contests, leagues];
    const lists = books.map((each): Promise<readonly unknown[]> => each.list());
    return Response.json((await Promise.all(lists)).map((all) => all.length));
  },
};

async function openHall() {
  const options = { port: 0, host: '127.0.0.1', dataDirectory: ':memory:', quiet: true, pages };
  const started = await startServer({ ...options, passwordCost });
  if (!started.ok) throw new Error(started.error.code);
  const { url, setupUrl, close } = started.value;
  onTestFinished(close);
  const post = (path: string, body: object, headers: object = {}) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const token = new URL(setupUrl ?? '').searchParams.get('token');
  const owner = await credentialsOf(await post('/setup', { token, name: 'Ida', password }));
  return {
    make: async (path: string, body: object) => (await post(path, body, { ...owner })).status,
    counts: async () => (await fetch(`${url}/`)).json(),
  };
}

const contest = { format: 'ladder', rules: 'tempelhof-2018', values: emptyContestValues };

describe('a page kept for readers that lists books', () => {
  it.each<[string, object, readonly number[]]>([
    ['/demo', {}, [1, 0, 0, 0]],
    ['/events', { values: { ...emptyEventValues, name: 'Juleskak' } }, [0, 1, 0, 0]],
    ['/contests', { ...contest, values: { ...emptyContestValues, name: 'Stigen' } }, [0, 0, 1, 0]],
    ['/leagues', { values: { ...emptyLeagueValues, name: 'Kredsen' } }, [0, 0, 0, 1]],
  ])('is made anew once one is made by %s', async (path, body, after) => {
    const { make, counts } = await openHall();
    expect(await counts()).toEqual([0, 0, 0, 0]);
    expect(await make(path, body)).toBe(201);
    expect(await counts()).toEqual(after);
  });
});

const web = join(import.meta.dirname, '../../../../apps/web/src');

/** The parameters that pages of a tournament read of their address. */
const parameters = new Set(
  globSync(['routes/t/**/*.ts', 'lib/server/tournaments/shared-pages.ts'], { cwd: web }).flatMap(
    (file) =>
      [
        ...readFileSync(join(web, file), 'utf8').matchAll(
          /searchParams\.(?:get|has)\('([\w-]+)'\)/g,
        ),
      ].map(([, name = '']) => name),
  ),
);

/** The page that readers get for an address. */
const keptFor = (url: string) =>
  questionIn({ method: 'GET', url, headers: {} } as IncomingMessage)?.path;

describe('a kept page of a tournament', () => {
  it('reads some parameters', () => {
    expect(parameters.size).toBeGreaterThan(2);
  });

  it.each([...parameters])('is another for each value of “%s”, where a page reads it', (name) => {
    const addresses = ['/t/hall', '/t/hall/standings', '/t/hall/what-if'];
    const isKept = (address: string) => keptFor(`${address}?${name}=a`) !== keptFor(address);
    expect(addresses.filter(isKept)).not.toEqual([]);
  });
});

it('everybody is told of no entry that arbiters alone see', () => {
  const hidden = Object.entries(isPublicKind).flatMap(([kind, isPublic]) => (isPublic ? [] : kind));
  expect(hidden.toSorted()).toEqual([
    'absences-settled',
    'appeal-carried-on',
    'appeal-decided',
    'appeal-lodged',
    'appeals-set',
    'bye-request-cancelled',
    'bye-requested',
    'check-in-undone',
    'draft-altered',
    'game-rating-decided',
    'incident-recorded',
    'late-reserve-noted',
    'month-ratings-set',
    'player-ask-declined',
    'player-ask-taken-back',
    'player-asked',
    'player-changes-declined',
    'player-excuse-removed',
    'player-excused',
    'player-kept-in',
    'players-checked-in',
    'rating-result-decided',
    'report-sent',
    'reports-settled',
    'result-reported',
    'round-paired',
    'round-verified',
  ]);
});
