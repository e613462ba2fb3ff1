import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type EntrantId, type EventId, emptyEventValues } from '@rokade/event';
import type { Right } from '@rokade/installation';
import type { PersonId, RegisterCommand } from '@rokade/register';
import { createApplication, sessionCookie } from '@rokade/server';
import { emptyDetails, parsePlayerId, parseTournamentId, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMirror } from '../../apps/cli/src/publish/read-mirror.ts';
import { refill, t } from '../browser/arbiter.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';

const id = parseTournamentId('autumn') ?? never();
const christmas = 'christmas' as EventId;
const [alm, twice] = ['person-1' as PersonId, 'person-2' as PersonId];
const password = 'en lang og god adgangskode';
const ida = { id: 'ida', name: 'Ida' };

/** A birthday however it may be written, and how its child is reached. */
const birthday = /2014-05-02|2014[/.]05[/.]02|0?2[./]0?5[./]2014|2\.? (?:maj|Mai|May) 2014/;
const contact = /alm@example|70 10 20 30|Stille Gade/;

let hall: PlainHall;
/** The session of an arbiter of the whole organisation, and an owner's. */
const tokens = { arbiter: '', owner: '' };

function never(): never {
  throw new Error('no id');
}

async function must<T>(
  done: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false }>,
): Promise<T> {
  const result = await done;
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

const values = {
  surname: 'Alm',
  firstName: 'Ida',
  birth: '2014-05-02',
  dsuNumber: '100900001',
  email: 'alm@example.org',
  phone: '+45 70 10 20 30',
  address: 'Stille Gade 7',
};

const people: readonly RegisterCommand[] = [
  { kind: 'enter-person', person: alm, values },
  {
    kind: 'enter-person',
    person: twice,
    values: { surname: 'Alm', firstName: 'Ida', birth: '2014' },
  },
];

/** A child who is known everywhere: in the register, on an event's entry list, and playing in public. */
async function fill(folder: string): Promise<void> {
  const app = await must(
    createApplication({
      dataDirectory: folder,
      passwordCost: { memory: 8, passes: 1, parallelism: 1 },
    }),
  );
  const confirmation = { reason: '', confirmed: true };
  for (const [basedOn, command] of people.entries()) {
    await must(app.register.execute({ ...confirmation, basedOn, command }, ida));
  }
  const details = {
    ...emptyDetails,
    name: 'Alm, Ida',
    birthDate: '2014-05-02',
    person: alm,
    nationalId: '100900001',
  };
  const names = ['', 'Bo, Åge', 'Carl, Eva', 'Dam, Ib'];
  const players = names.map((name, place) => ({
    id: parsePlayerId(`p${place + 1}`) ?? never(),
    details: place === 0 ? details : { ...emptyDetails, name },
  }));
  const visibility = {
    ...usualSettings.visibility,
    published: true,
    standings: true,
    crosstable: true,
    clubs: true,
    ratings: true,
  };
  const settings = { ...usualSettings, name: 'Efterår', visibility, roundDates: ['2026-11-21'] };
  const result = { kind: 'played', white: 2, black: 0 } as const;
  const played = [
    { kind: 'create-tournament', id, settings },
    { kind: 'enter-players', players },
    { kind: 'draw-lots', seed: 'a seed' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    ...[1, 2].map((board) => ({ kind: 'enter-result', round: 1, board, result }) as const),
  ] as const;
  let basedOn = 0;
  for (const command of played) {
    const done = await must(
      app.tournaments.execute(id, { ...confirmation, basedOn, command }, ida),
    );
    basedOn = done.state.version;
  }
  const entrant = { ...emptyDetails, name: 'Alm, Ida', birthDate: '2014-05-02', person: alm };
  const happenings = [
    {
      kind: 'make-event',
      id: christmas,
      values: { ...emptyEventValues, name: 'Juleskak', published: true },
    },
    {
      kind: 'enter-entrants',
      entrants: [{ id: 'e1' as EntrantId, values: entrant, group: null }],
    },
  ] as const;
  for (const [version, command] of happenings.entries()) {
    await must(app.events.execute(christmas, { ...confirmation, basedOn: version, command }, ida));
  }
  await must(app.accounts.setUp((await app.accounts.setupToken()) ?? '', 'owner', password));
  const right: Right = {
    role: 'chief-arbiter',
    for: { kind: 'organisation', organisation: 'own' },
  };
  await must(app.accounts.create({ name: 'arbiter', password }, right, ida));
  for (const name of ['arbiter', 'owner'] as const) {
    tokens[name] = await must(app.accounts.signIn(name, password, { address: name }));
  }
  await app.close();
}

beforeAll(async () => {
  hall = await openPlainHall('privacy', fill);
});

afterAll(() => hall.close());

/** An answer's text, '' where it is none to look through; assets have no people in them. */
async function textAt(path: string, cookie = ''): Promise<string> {
  const answer = await fetch(`${hall.server.url}${path}`, {
    headers: { cookie, accept: 'text/html,*/*' },
    redirect: 'manual',
  });
  expect([path, answer.status < 500]).toEqual([path, true]);
  return answer.text();
}

const linksIn = (text: string, page: string): readonly string[] =>
  [...text.matchAll(/\s(?:href|src|content)="([^"#]+)"/g)].flatMap(([, link = '']) => {
    if (!URL.canParse(link, hall.server.url + page)) return [];
    const url = new URL(link.replaceAll('&amp;', '&'), hall.server.url + page);
    const isHere = url.origin === hall.server.url && !url.pathname.startsWith('/_app/');
    return isHere ? [url.pathname + url.search] : [];
  });

/** Where visitors come by themselves: all that their pages lead to, what is printed, what the API says. */
async function walk(): Promise<ReadonlyMap<string, string>> {
  const { paths } = JSON.parse(await textAt('/api/openapi.json'));
  const open = Object.keys(paths).filter((path) => paths[path].get && !path.endsWith('/live'));
  const waiting = [
    ...['/', '/officers', `/e/${christmas}`, `/t/${id}`],
    ...[`/screen/${id}`, `/screen/${id}/1/now.json`],
    ...['pairings', 'standings', 'players', 'cards', 'rating'].map(
      (kind) => `/print/${id}/${kind}`,
    ),
    ...open.map((path) => {
      const of = path.includes('/events') ? christmas : id;
      const address = path.replace('{id}', of).replace('{round}', '1');
      return address.startsWith('/api') ? address : `/api${address}`;
    }),
  ];
  const seen = new Map<string, string>();
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    if (seen.has(page)) continue;
    const text = await textAt(page);
    seen.set(page, text);
    waiting.push(...linksIn(text, page));
  }
  return seen;
}

const saying = (texts: ReadonlyMap<string, string>, what: RegExp): readonly string[] =>
  [...texts].flatMap(([page, text]) => (what.test(text) ? [page] : []));

describe('what everybody can read', () => {
  test('says of nobody when they were born or how they are reached', async () => {
    const seen = await walk();
    for (const page of ['', '/players', '/standings', '/crosstable', '/round/1', '/about']) {
      expect(seen.get(`/t/${id}${page}`)).toContain('Efterår');
    }
    expect(seen.get(`/t/${id}/players`)).toContain('Alm, Ida');
    expect(saying(seen, /Alm, Ida/).length).toBeGreaterThan(8);
    expect(saying(seen, birthday)).toEqual([]);
    expect(saying(seen, /\b2014\b/)).toEqual([]);
    expect(saying(seen, contact)).toEqual([]);
  });

  test('nor does the mirror of it', async () => {
    const files = await readMirror({
      server: hall.server.url,
      address: 'https://skak.example.org',
    });
    const texts = new Map([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]));
    expect(texts.get(`t/${id}/players/index.html`)).toContain('Alm, Ida');
    for (const what of [birthday, contact]) expect(saying(texts, what)).toEqual([]);
  });
});

/** Every address of the console that answers to a link, as the folders of its pages say. */
const routes = globSync('console/**/+{page.svelte,server.ts}', {
  cwd: join(import.meta.dirname, '../../apps/web/src/routes'),
}).map((file) => `/${file.replace(/\/\+[\w.]+$/, '')}`);

/** The same with what stands in the place of their parts, the files, and what is asked in them. */
const consolePages: readonly string[] = [
  ...routes.flatMap((route) => {
    const path = route
      .replace('[event]', christmas)
      .replace('[id]', id)
      .replace('[person]', alm)
      .replace('[entrant]', 'e1')
      .replace('[player]', 'p1')
      .replace('[version]', '5')
      .replace('[appeal]', '1')
      .replace('[account]', 'none')
      .replace(/\/\[\[round\]\]/, '');
    if (!path.includes('[file]')) return [path];
    const files = path.includes('/people/')
      ? ['people.csv', 'people.json']
      : ['players.csv', 'rating.csv', 'report.trf'];
    return files.map((file) => path.replace('[file]', file));
  }),
  `/console/people/merge?stays=${twice}&goes=${alm}`,
  '/console/people?q=alm',
  `/console/events/${christmas}/entries/list?q=alm`,
  `/console/events/${christmas}/entries/suggestions.json?q=alm`,
  `/console/${id}/entries/suggestions.json?q=alm`,
];

/** All that somebody sees at the console, and what they print from it. */
async function consoleAs(who: keyof typeof tokens): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const waiting = [...consolePages];
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    if (texts.has(page)) continue;
    const text = await textAt(page, `${sessionCookie}=${tokens[who]}`);
    texts.set(page, text);
    waiting.push(...linksIn(text, page).filter((link) => link.startsWith('/print/')));
  }
  return texts;
}

/** What the register says of the child's birth. */
async function birthOf(person: PersonId): Promise<string> {
  const answer = await textAt('/api/register/people', `${sessionCookie}=${tokens.owner}`);
  return JSON.parse(answer).people.find((one: { person: string }) => one.person === person).values
    .birth;
}

describe('the desk', () => {
  test('shows whoever sees no contact data the year alone of a child, wherever they look', async () => {
    const seen = await consoleAs('arbiter');
    expect(saying(seen, birthday)).toEqual([]);
    expect(saying(seen, contact)).toEqual([]);
    expect(saying(seen, /\b2014\b/)).toEqual(
      expect.arrayContaining([
        `/console/people/${alm}`,
        `/console/${id}/entries`,
        `/console/${id}/players/p1`,
        `/console/${id}/players/p1/edit`,
        `/console/${id}/files/players.csv`,
        `/console/events/${christmas}/entries/e1`,
        '/console/people/files/people.csv',
      ]),
    );
  });

  test('shows the day to whoever does', async () => {
    const seen = await consoleAs('owner');
    expect(saying(seen, birthday)).toEqual(
      expect.arrayContaining([
        `/console/people/${alm}`,
        `/console/${id}/entries`,
        `/console/${id}/files/players.csv`,
        '/console/people/files/people.csv',
      ]),
    );
  });

  test('keeps the day when the year that stands for it is sent back', async () => {
    const { hostname } = new URL(hall.server.url);
    const cookie = { name: sessionCookie, value: tokens.arbiter, domain: hostname, path: '/' };
    await hall.context.addCookies([cookie]);
    const { page } = hall;
    await page.goto(`${hall.server.url}/console/people/${alm}`);
    await page.getByText(t('people.change')).first().click();
    expect(await page.getByLabel(t('field.birth')).inputValue()).toBe('2014');
    await refill(page.getByLabel(t('field.firstName')), 'Ida Marie');
    await page
      .getByRole('button', { name: t('terms.save'), exact: true })
      .first()
      .click();
    await page.getByText(t('console.saved'), { exact: true }).waitFor();
    expect(await birthOf(alm)).toBe('2014-05-02');
    await page.goto(`${hall.server.url}/console/people/merge?stays=${twice}&goes=${alm}`);
    await page.getByRole('button', { name: t('people.merge-do') }).click();
    await page.waitForURL(`**/people/${twice}`);
    expect(await birthOf(twice)).toBe('2014-05-02');
  });
});
