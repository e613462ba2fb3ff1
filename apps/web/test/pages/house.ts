import { type ContestId, emptyContestValues, emptyEntryValues } from '@rokade/club';
import { type EntrantId, type EventId, emptyEventValues } from '@rokade/event';
import type { Right } from '@rokade/installation';
import {
  type DivisionId,
  emptyMemberValues,
  emptyTeamValues,
  type LeagueId,
  type MatchId,
  type TeamId,
} from '@rokade/league';
import { freeForAll } from '@rokade/rules';
import { emptySanctionValues } from '@rokade/sanctions';
import { type Api, type Application, createApplication, makeApi } from '@rokade/server';
import { emptyDetails, type Language, type TournamentId, usualSettings } from '@rokade/tournament';
import { handler } from '@rokade/web/handler';
import { carryOut, idOf } from '../memory-application.ts';

/** Whoever looks at the pages: each has one kind of right, or none. */
export const readers = [
  'nobody',
  'helper',
  'player',
  'captain',
  'arbiter',
  'officer-elsewhere',
  'owner',
] as const;
export type Reader = (typeof readers)[number];

/** What no page may show to anybody without the right to see it. */
export const secrets = {
  hiddenTournament: 'Fortrolig turnering',
  birthDate: '1961-05-17',
  email: 'kun.for.kontoret@example.org',
  reasons: 'Fortrolig begrundelse',
} as const;

/** The ids of what the house holds. */
export interface Holdings {
  readonly open: TournamentId;
  readonly hidden: TournamentId;
  readonly event: EventId;
  readonly ladder: ContestId;
  readonly season: ContestId;
  readonly league: LeagueId;
  readonly person: string;
  readonly club: string;
  readonly sanction: string;
  readonly entrant: EntrantId;
  readonly account: string;
  readonly code: string;
}

/** An application in memory with one book of each kind, and a session for each reader. */
export interface House {
  readonly app: Application;
  /** The API that the forms of its pages are passed on to. */
  readonly api: Api;
  readonly holdings: Holdings;
  readonly rights: Readonly<Record<Reader, readonly Right[]>>;
  /** Asks for a page as a reader does; `form` is posted. */
  readonly ask: (
    reader: Reader,
    path: string,
    form?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  /** Asks for a page as a reader does whose browser speaks a language. */
  readonly askIn: (language: Language, reader: Reader, path: string) => Promise<Response>;
  /** Posts to a page what is no form that it knows, as a program does that gets forms wrong. */
  readonly post: (reader: Reader, path: string, sent: SentBody) => Promise<Response>;
  /** The token that a reader's forms carry; '' for nobody. */
  readonly csrfOf: (reader: Reader) => string;
  /** How often each book was written to, by kind and id. */
  readonly versions: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A body as it is sent, and what its sender says it is. */
export interface SentBody {
  readonly type: string;
  readonly body: string | Buffer<ArrayBuffer>;
}

/** What a browser sends along once somebody is signed in. */
interface Credentials {
  readonly cookie: string;
  readonly 'x-rokade-csrf': string;
}

/** Posts JSON to the API as a browser does. */
type Post = (path: string, body: object, credentials?: Credentials) => Promise<Response>;

const password = 'correct horse battery';
const host = 'hall.local';

const posting =
  ({ hono }: Api): Post =>
  async (path, body, credentials) =>
    hono.request(`http://${host}/api${path}`, {
      method: 'POST',
      headers: { host, 'content-type': 'application/json', ...credentials },
      body: JSON.stringify(body),
    });

/** The cookie and the token of an answer to somebody who signs in. */
async function credentialsOf(answer: Response): Promise<Credentials> {
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { session } = (await answer.json()) as { session: { csrf: string } };
  return { cookie, 'x-rokade-csrf': session.csrf };
}
const visitor = { address: '192.0.2.1', host, isSecure: false, agent: '' };

/** Weak on purpose: nobody attacks the accounts of a test. */
const passwordCost = { memory: 8, passes: 1, parallelism: 1 };

const organisation = (id: string) => ({ kind: 'organisation', organisation: id }) as const;

/** Posts to the API and reads the answer; anything but success is a fault of the test. */
async function made(post: Post, credentials: Credentials, path: string, body: object) {
  const answer = await post(path, body, credentials);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const text = await answer.text();
  return text === '' ? {} : JSON.parse(text);
}

/** A tournament of six whose first round is being played. */
async function beginTournament(app: Application, id: TournamentId, published: boolean) {
  const name = published ? 'Efterårsturnering' : secrets.hiddenTournament;
  const visibility = { ...usualSettings.visibility, published };
  const settings = { ...usualSettings, name, visibility, phoneReports: 'by-table' as const };
  const players = Array.from({ length: 6 }, (_, index) => ({
    id: `p${index + 1}` as never,
    details: {
      ...emptyDetails,
      name: `Spiller${index + 1}, Åse`,
      birthDate: secrets.birthDate,
      club: 'Brønden',
    },
  }));
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings },
    { kind: 'enter-players', players },
    { kind: 'draw-lots', seed: 'frø' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
  );
}

/** An event with somebody on its list whom the register knows. */
async function makeEvent(post: Post, owner: Credentials): Promise<EventId> {
  const { id } = await made(post, owner, '/events', {
    values: {
      ...emptyEventValues,
      name: 'Juleskak',
      firstDay: '2026-12-27',
      lastDay: '2026-12-29',
    },
  });
  const values = { ...emptyDetails, name: 'Alm, Ida', person: 'person1' };
  const entrants = [{ id: 'entrant1', values, group: null }];
  const command = { kind: 'enter-entrants', entrants };
  await made(post, owner, `/events/${id}/commands`, { basedOn: 1, command });
  const fees = [{ ...freeForAll, name: 'Indskud', amount: 40_000 }];
  const money = { kind: 'change-money', changes: { currency: 'DKK', fees } };
  await made(post, owner, `/events/${id}/money/commands`, { basedOn: 0, command: money });
  return id;
}

/** A competition of a club's year with one on it, who is `e1`. */
async function makeContest(
  post: Post,
  owner: Credentials,
  format: 'ladder' | 'season',
): Promise<ContestId> {
  const days = format === 'season' ? { firstDay: '2026-01-01', lastDay: '2026-12-31' } : {};
  const values = { ...emptyContestValues, name: `Årets ${format}`, published: true, ...days };
  const { id } = await made(post, owner, '/contests', {
    format,
    rules: 'tempelhof-2018',
    values,
  });
  const entry = { ...emptyEntryValues, name: 'Alm, Ida' };
  const command = {
    kind: 'enter-entry',
    entry: 'e1',
    values: entry,
    rating: format === 'ladder' ? 1800 : null,
    day: '2026-01-02',
  };
  await made(post, owner, `/contests/${id}/commands`, { basedOn: 1, command });
  return id;
}

/** A league with a match of two teams; `a` has a squad. */
async function makeLeague(post: Post, owner: Credentials): Promise<LeagueId> {
  const values = { name: 'Kredsholdturnering', season: '2026/27', published: true };
  const { id } = await made(post, owner, '/leagues', { values });
  const [division, a, b] = ['top' as DivisionId, 'a' as TeamId, 'b' as TeamId];
  const match = 'm1' as MatchId;
  const teams = [a, b].map((team) => ({
    id: team,
    values: { ...emptyTeamValues, name: `Team ${team}` },
  }));
  const named = { ...emptyMemberValues, name: 'Alm, Ida', born: '1961' };
  const meeting = { day: '2026-12-05', time: '13:00', place: 'Salen' };
  const row = { name: '1. række', level: 1, boards: 2, promoted: 1, relegated: 1 };
  const players = [{ id: 'q1', values: named }];
  const commands = [
    { kind: 'add-division', division, values: row },
    { kind: 'enter-teams', division, teams },
    { kind: 'name-players', team: a, seat: 'regular', leave: '', players },
    { kind: 'plan-match', match, division, round: 1, home: a, away: b, values: meeting },
  ];
  let basedOn = 1;
  for (const command of commands) {
    const answer = await made(post, owner, `/leagues/${id}/commands`, { basedOn, command });
    basedOn = answer.version;
  }
  return id;
}

/** Somebody of the register with an address of their own, and a warning of theirs. */
async function keepPeople(post: Post, owner: Credentials): Promise<void> {
  const values = {
    surname: 'Alm',
    firstName: 'Ida',
    email: secrets.email,
    birth: secrets.birthDate,
  };
  const command = { kind: 'enter-person', person: 'person1', values };
  await made(post, owner, '/register/commands', { basedOn: 0, command });
  const club = {
    kind: 'enter-association',
    association: 'club1',
    level: 'club',
    values: { name: 'Skakklubben Tårnet' },
    above: null,
  };
  await made(post, owner, '/register/commands', { basedOn: 1, command: club });
  const sanction = {
    ...emptySanctionValues,
    person: 'person1',
    rules: 'dsu-2002',
    ground: 'unsporting',
    given: '2026-09-01',
    eventEnds: '2026-09-01',
    by: 'tk',
    reasons: secrets.reasons,
  };
  await made(post, owner, '/sanctions/commands', {
    basedOn: 0,
    command: { kind: 'give-sanction', sanction: 'warning1', values: sanction },
    confirmed: true,
  });
}

/** Makes an account with one right; gives what its browser sends. */
async function signedIn(post: Post, owner: Credentials, name: string, right: Right) {
  await made(post, owner, '/accounts', { name, password, right, confirmed: true });
  return credentialsOf(await post('/session', { name, password }));
}

/** A link for one task; gives what the browser of whoever opened it sends. */
async function linked(app: Application, event: string, wish: object): Promise<Credentials> {
  const link = { name: 'Hjælper', rounds: null, boards: null, hours: 4, ...wish };
  const { accounts } = app;
  const opened = await accounts.makeLink(event, link as never, 'Ida Hansen');
  if (!opened.ok) throw new Error(opened.error.code);
  const { token } = opened.value;
  const session = await accounts.session(token);
  return { cookie: `rokade_session=${token}`, 'x-rokade-csrf': session?.csrf ?? '' };
}

const asForm = (fields: Readonly<Record<string, string>>): SentBody => ({
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(fields).toString(),
});

/** What a browser sends to a page: a form where there is one, else nothing. */
function requestFor(
  path: string,
  cookie: string,
  sent?: SentBody,
  language: Language = 'en',
): Request {
  const address = `http://${host}${path}`;
  const headers = {
    host,
    accept: 'text/html',
    'accept-language': language,
    ...(cookie === '' ? {} : { cookie }),
  };
  if (sent === undefined) return new Request(address, { headers });
  const { type, body } = sent;
  return new Request(address, {
    method: 'POST',
    headers: {
      ...headers,
      origin: `http://${host}`,
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  });
}

/** A page without its scripts, which hold further data. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');

/** Makes a house with one of everything and one reader of each kind, by the machine's clock or a given one. */
export async function openHouse(clock = () => new Date()): Promise<House> {
  const created = await createApplication({ dataDirectory: ':memory:', passwordCost, clock });
  if (!created.ok) throw new Error(created.error.code);
  const app = created.value;
  const api = makeApi(app, () => {});
  const post = posting(api);
  const token = await app.accounts.setupToken();
  const owner = await credentialsOf(await post('/setup', { token, name: 'Ida Hansen', password }));
  await made(post, owner, '/organisations', { address: 'taarnet', name: 'Tårnet' });
  const [open, hidden] = [idOf('open'), idOf('hidden')];
  await beginTournament(app, open, true);
  await beginTournament(app, hidden, false);
  await keepPeople(post, owner);
  const event = await makeEvent(post, owner);
  const ladder = await makeContest(post, owner, 'ladder');
  const season = await makeContest(post, owner, 'season');
  const league = await makeLeague(post, owner);
  const arbiterRight: Right = { role: 'arbiter', for: organisation('own') };
  const elsewhereRight: Right = { role: 'club-officer', for: organisation('taarnet') };
  const credentials: Readonly<Record<Reader, Credentials | null>> = {
    nobody: null,
    helper: await linked(app, open, { role: 'results-only' }),
    player: await linked(app, ladder, { role: 'player', player: 'e1' }),
    captain: await linked(app, league, { role: 'captain', player: 'a' }),
    arbiter: await signedIn(post, owner, 'Bo Voß', arbiterRight),
    'officer-elsewhere': await signedIn(post, owner, 'Eva Lund', elsewhereRight),
    owner,
  };
  const tokenOf = (reader: Reader): string =>
    /rokade_session=([^;]+)/.exec(credentials[reader]?.cookie ?? '')?.[1] ?? '';
  const rightsOf = async (reader: Reader): Promise<readonly Right[]> =>
    (await app.accounts.session(tokenOf(reader)))?.rights ?? [];
  const rights = Object.fromEntries(
    await Promise.all(readers.map(async (reader) => [reader, await rightsOf(reader)])),
  ) as House['rights'];
  const [code = ''] = await app.accounts.codesOf(open, [{ kind: 'table', table: 1, round: null }]);
  const versions = async (): Promise<string> => {
    const books = [
      ...(await Promise.all([open, hidden].map((id) => app.tournaments.get(id)))),
      await app.events.get(event),
      await app.money.of(event),
      ...(await Promise.all([ladder, season].map((id) => app.contests.get(id)))),
      await app.leagues.get(league),
    ];
    const numbers = books.map((book) => (book.ok ? book.value.version : book.error.code));
    const own = [app.installation, app.register, app.ratings, app.sanctions].map(
      (book) => book.now().version,
    );
    return [...numbers, ...own].join(' ');
  };
  const send = (reader: Reader, path: string, sent?: SentBody): Promise<Response> =>
    handler.render(requestFor(path, credentials[reader]?.cookie ?? '', sent), app, {
      visitor,
      api,
    });
  return {
    app,
    api,
    rights,
    holdings: {
      open,
      hidden,
      event,
      ladder,
      season,
      league,
      code,
      person: 'person1',
      club: 'club1',
      sanction: 'warning1',
      entrant: 'entrant1' as EntrantId,
      account: (await app.accounts.idOf('Bo Voß')) ?? '',
    },
    ask: (reader, path, form) => send(reader, path, form === undefined ? form : asForm(form)),
    askIn: (language, reader, path) =>
      handler.render(
        requestFor(path, credentials[reader]?.cookie ?? '', undefined, language),
        app,
        {
          visitor,
          api,
        },
      ),
    post: send,
    csrfOf: (reader) => credentials[reader]?.['x-rokade-csrf'] ?? '',
    versions,
    close: () => app.close(),
  };
}
