import { makeSystem } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { mostStreams } from '../src/http/live-route.ts';
import { apiClient, credentialsOf, password, setUpArbiter } from './api-client.ts';
import {
  applicationForTest,
  arbiter,
  carryOut,
  enterPlayers,
  result,
  settings,
  startTournament,
  tournamentId,
} from './sample-tournament.ts';

async function signedIn() {
  const app = await applicationForTest();
  const api = apiClient(app);
  const ida = await setUpArbiter(app, api);
  return { app, api, ida };
}

const json = async (response: Response): Promise<Record<string, unknown>> => ({
  status: response.status,
  ...((await response.json()) as object),
});

describe('commands over the API', () => {
  it('make a tournament and play in it', async () => {
    const { api, ida } = await signedIn();
    const created = await json(await api.post('/tournaments', { settings }, ida));
    expect(created).toMatchObject({ status: 201, version: 1 });
    const path = `/tournaments/${created['id']}`;
    const entered = await api.post(
      `${path}/commands`,
      // All four have the numbers of one player: that is asked about.
      { basedOn: 1, command: enterPlayers(4), confirmed: true },
      ida,
    );
    expect(await json(entered)).toMatchObject({
      status: 200,
      version: 5,
      entries: [{ version: 2, actor: { name: 'Ida Hansen' } }, {}, {}, {}],
    });
  });

  it.each([
    ['a conflict', 409, 'store.conflict', { basedOn: 11, command: result(1, 1, 0, 2) }],
    ['a refusal', 422, 'board.unknown', { basedOn: 12, command: result(1, 9, 2, 0) }],
    ['a question', 428, 'command.needs-confirmation', { basedOn: 12, command: result(1, 2, 1, 0) }],
    ['a malformed request', 400, 'request.invalid', { basedOn: 12, command: { kind: 'resign' } }],
    ['a missing version', 400, 'request.invalid', { command: { kind: 'pair-round' } }],
    ['a missing command', 400, 'request.invalid', { basedOn: 12 }],
    ['no JSON', 400, 'request.malformed-json', '{"basedOn":'],
    ['nothing at all', 400, 'request.malformed-json', ''],
  ])('answers %s with %i', async (_, status, code, body) => {
    const { app, api, ida } = await signedIn();
    const id = await startTournament(app);
    await carryOut(app, id, result(1, 1, 2, 0));
    const answer = await json(await api.post(`/tournaments/${id}/commands`, body, ida));
    expect(answer).toMatchObject({ status, code });
  });

  it('can be called by the name they had before', async () => {
    const { app, api, ida } = await signedIn();
    const path = `/tournaments/${await startTournament(app)}/commands`;
    const sent = {
      basedOn: 11,
      command: { kind: 'withdraw-round' },
      confirmed: true,
      reason: 'wrong lots',
    };
    const done = await json(await api.post(path, sent, ida));
    expect(done).toMatchObject({ entries: [{ event: { kind: 'round-withdrawn', round: 1 } }] });
  });

  it('tell what a conflict and a question are about', async () => {
    const { app, api, ida } = await signedIn();
    const id = await startTournament(app);
    await carryOut(app, id, result(1, 1, 2, 0));
    const send = async (body: object) =>
      json(await api.post(`/tournaments/${id}/commands`, body, ida));
    expect(await send({ basedOn: 11, command: result(1, 1, 0, 2) })).toMatchObject({
      actualVersion: 12,
      since: [{ version: 12, event: { kind: 'result-entered', board: 1 } }],
    });
    expect(await send({ basedOn: 12, command: result(1, 2, 1, 0) })).toMatchObject({
      consequences: [{ code: 'consequence.unusual-score' }],
      reasonNeeded: true,
    });
    const confirmed = { confirmed: true, reason: 'mobile phone' };
    expect(await send({ basedOn: 12, command: result(1, 2, 1, 0), ...confirmed })).toMatchObject({
      status: 200,
      entries: [{ reason: 'mobile phone' }],
    });
  });

  it('take the answer to a second question', async () => {
    const { app, api, ida } = await signedIn();
    const path = `/tournaments/${await startTournament(app)}/commands`;
    const answered = { confirmed: 'twice', reason: 'agreed', basedOn: 11 };
    const command = { kind: 'unpublish-round' };
    expect(await json(await api.post(path, { command, ...answered }, ida))).toMatchObject({
      status: 200,
    });
  });

  it('of two who leave FIDE mode at once, one does, and the other is told', async () => {
    const { api, ida } = await signedIn();
    const dutch = makeSystem('dutch', { initialColour: 'white' });
    const created = await json(
      await api.post('/tournaments', { settings: { ...settings, system: dutch } }, ida),
    );
    const path = `/tournaments/${created['id']}`;
    const leaving = {
      basedOn: 1,
      command: { kind: 'leave-fide-mode' },
      confirmed: 'twice',
      reason: 'A club evening',
    };
    const answers = await Promise.all(
      [1, 2].map(async () => await json(await api.post(`${path}/commands`, leaving, ida))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const exported = await json(await api.get(`${path}/export`, ida));
    expect(JSON.stringify(exported).match(/"fide-mode-left"/gu)).toHaveLength(1);
  });

  it('answers 404 for a tournament that is not there', async () => {
    const { api, ida } = await signedIn();
    const body = { basedOn: 1, command: { kind: 'pair-round' } };
    for (const id of ['nowhere', 'No%20Id', '..%2F..']) {
      expect(await json(await api.post(`/tournaments/${id}/commands`, body, ida))).toMatchObject({
        status: 404,
      });
    }
  });
});

describe('who may write', () => {
  const command = { basedOn: 11, command: result(1, 1, 2, 0) };

  it('nobody without a session', async () => {
    const { app, api } = await signedIn();
    const id = await startTournament(app);
    for (const path of [
      `/tournaments/${id}/commands`,
      '/tournaments',
      '/import',
      '/demo',
      '/accounts',
    ]) {
      expect(await json(await api.post(path, command))).toEqual({
        status: 401,
        code: 'request.not-signed-in',
      });
    }
    const made = { cookie: 'rokade_session=made-up', 'x-rokade-csrf': 'made-up' };
    expect((await api.post(`/tournaments/${id}/commands`, command, made)).status).toBe(401);
    expect((await api.get(`/tournaments/${id}/export`)).status).toBe(401);
    expect((await api.get(`/tournaments/${id}/salvage`)).status).toBe(401);
  });

  it('nobody without the session’s token', async () => {
    const { app, api, ida } = await signedIn();
    const id = await startTournament(app);
    const forged = { status: 403, code: 'request.forged' };
    for (const csrf of [{}, { 'x-rokade-csrf': '' }, { 'x-rokade-csrf': 'x'.repeat(43) }]) {
      const sent = await api.post(`/tournaments/${id}/commands`, command, {
        cookie: ida.cookie,
        ...csrf,
      });
      expect(await json(sent)).toEqual(forged);
    }
  });

  it('no page of another site, and no form that pretends to be JSON', async () => {
    const { app, api, ida } = await signedIn();
    const id = await startTournament(app);
    const path = `/tournaments/${id}/commands`;
    const send = (headers: Record<string, string>) =>
      api.send('POST', path, command, { ...ida, ...headers });
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ origin: 'null' })).status).toBe(403);
    expect((await send({ origin: 'http://hall.local' })).status).toBe(200);
    const signIn = { name: 'Ida Hansen', password };
    const asForm = { 'content-type': 'text/plain' };
    expect((await api.send('POST', '/session', signIn, asForm)).status).toBe(415);
  });

  it('accounts are made by owners alone', async () => {
    const { api, ida } = await signedIn();
    const bo = { name: 'Bo Voß', password, right: arbiter };
    expect((await api.post('/accounts', bo, ida)).status).toBe(201);
    const signedInBo = await credentialsOf(
      await api.post('/session', { name: 'Bo Voß', password }),
    );
    const refused = await api.post('/accounts', { ...bo, name: 'Eva' }, signedInBo);
    expect(await json(refused)).toEqual({ status: 403, code: 'request.not-allowed' });
    expect(await json(await api.post('/accounts', bo, ida))).toMatchObject({ status: 409 });
  });
});

describe('live updates', () => {
  it('are for so many of the public at once, and for whoever is signed in', async () => {
    const { app, api, ida } = await signedIn();
    const path = `/tournaments/${await startTournament(app)}/live`;
    const open: Response[] = [];
    for (let number = 0; number < mostStreams.fromOneAddress; number++) {
      open.push(await api.get(path));
    }
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await api.get(path);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await json(refused)).toEqual({ status: 503, code: 'request.too-many-streams' });
    expect((await api.get(path, ida)).status).toBe(200);
    await open[0]?.body?.cancel();
    await open[1]?.body?.cancel();
    expect((await api.get(path)).status).toBe(200);
    api.endStreams();
  });
});

describe('the session', () => {
  it('comes as a cookie that no script reads and no other site sends', async () => {
    const { app, api } = await signedIn();
    const signIn = { name: 'Ida Hansen', password };
    const plain = await api.post('/session', signIn);
    expect(plain.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^rokade_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^rokade_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(await app.accounts.needsSetup()).toBe(false);
  });

  it('says who is signed in, and ends', async () => {
    const { api, ida } = await signedIn();
    expect(await json(await api.get('/session', ida))).toEqual({
      status: 200,
      needsSetup: false,
      session: {
        accountId: expect.any(String),
        name: 'Ida Hansen',
        rights: [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }],
        csrf: ida['x-rokade-csrf'],
      },
    });
    expect((await api.send('DELETE', '/session', undefined, { ...ida })).status).toBe(204);
    expect(await json(await api.get('/session', ida))).toMatchObject({ session: null });
  });

  it('makes who guesses wait', async () => {
    const { api } = await signedIn();
    const guess = () => api.post('/session', { name: 'Ida Hansen', password: 'wrong password' });
    for (let failure = 0; failure < 4; failure++) expect((await guess()).status).toBe(401);
    const throttled = await guess();
    expect(throttled.status).toBe(429);
    expect(throttled.headers.get('retry-after')).toBe('1');
  });
});

describe('reports and lists over the API', () => {
  it('which were sent, what changed since, and what lists say otherwise', async () => {
    const { app, api, ida } = await signedIn();
    const id = await startTournament(app);
    const day = '2026-11-20';
    await carryOut(
      app,
      id,
      result(1, 1, 2, 0),
      { kind: 'note-report-sent', report: 'fide', month: null, day },
      { kind: 'correct-result', round: 1, board: 1, result: null },
    );
    const sent = await json(await api.get(`/tournaments/${id}/sent-reports`, ida));
    expect(sent).toMatchObject({
      status: 200,
      ratedOtherwise: [],
      sent: [
        {
          report: 'fide',
          day,
          by: 'Ida Hansen',
          changes: [{ kind: 'result', round: 1, board: 1, before: { white: 2 }, after: null }],
        },
      ],
    });
    expect(JSON.stringify(sent)).not.toContain('birthDate');
    const changes = await json(await api.get(`/tournaments/${id}/list-changes`, ida));
    expect(changes).toEqual({ status: 200, changes: [] });
    for (const path of ['sent-reports', 'list-changes']) {
      expect((await api.get(`/tournaments/${id}/${path}`)).status).toBe(401);
    }
  });
});

describe('what the public sees', () => {
  const secrets = /birthDate":"[^"]|4711|1234567|ISL|"draft"/;

  it('no birth dates, numbers or drafts, in any answer', async () => {
    const { app, api } = await signedIn();
    const id = await startTournament(app);
    await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 2, 0), result(1, 3, 2, 0), {
      kind: 'pair-round',
    });
    for (const path of ['', '/rounds/1', '/standings', '/crosstable']) {
      const response = await api.get(`/tournaments/${id}${path}`);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(secrets);
    }
    expect((await api.get(`/tournaments/${id}/rounds/2`)).status).toBe(404);
  });

  it('the whole of it is for who is signed in', async () => {
    const { app, api, ida } = await signedIn();
    const id = await startTournament(app);
    await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 2, 0), result(1, 3, 2, 0), {
      kind: 'pair-round',
    });
    expect(await (await api.get(`/tournaments/${id}`, ida)).text()).toMatch(
      /"birthDate":"2001-02-03"/,
    );
    const draft = await api.get(`/tournaments/${id}/rounds/2`, ida);
    expect(await draft.json()).toMatchObject({ round: 2, status: 'draft' });
  });

  it('the list by pages, as it is searched for', async () => {
    const { app, api, ida } = await signedIn();
    for (let n = 1; n <= 102; n++) {
      const id = tournamentId(`t-${n}`);
      const name = n === 7 ? 'Påskecup' : `Turnering ${n}`;
      await carryOut(app, id, { kind: 'create-tournament', id, settings: { ...settings, name } });
    }
    const first = await (await api.get('/tournaments')).json();
    expect(first).toMatchObject({ total: 102, next: expect.any(String) });
    expect(first.tournaments).toHaveLength(100);
    const second = await (await api.get(`/tournaments?after=${first.next}`)).json();
    expect(second).toMatchObject({ total: 102, next: null });
    expect(second.tournaments).toHaveLength(2);
    const found = await (await api.get('/tournaments?search=PASKE')).json();
    expect(found).toMatchObject({ total: 1, tournaments: [{ name: 'Påskecup' }] });
    const none = await api.get('/tournaments?state=finished', ida);
    expect(await none.json()).toEqual({ tournaments: [], total: 0, next: null });
  });

  it('nothing of a tournament that is not published', async () => {
    const { app, api, ida } = await signedIn();
    const id = await startTournament(app);
    const visibility = { ...settings.visibility, published: false };
    await carryOut(app, id, { kind: 'change-settings', changes: { visibility } });
    for (const path of ['', '/rounds/1', '/standings', '/crosstable', '/live']) {
      expect((await api.get(`/tournaments/${id}${path}`)).status).toBe(404);
    }
    expect(await json(await api.get('/tournaments'))).toMatchObject({
      status: 200,
      tournaments: [],
    });
    expect(await json(await api.get('/tournaments', ida))).toMatchObject({ tournaments: [{ id }] });
  });

  it.each(['standings', 'crosstable'] as const)(
    'no %s if the organiser keeps it back',
    async (view) => {
      const { app, api, ida } = await signedIn();
      const id = await startTournament(app);
      const visibility = { ...settings.visibility, [view]: false };
      await carryOut(app, id, { kind: 'change-settings', changes: { visibility } });
      expect((await api.get(`/tournaments/${id}/${view}`)).status).toBe(404);
      expect((await api.get(`/tournaments/${id}/${view}`, ida)).status).toBe(200);
    },
  );

  it('tables after any published round', async () => {
    const { app, api } = await signedIn();
    const id = await startTournament(app);
    const standings = async (query: string) =>
      json(await api.get(`/tournaments/${id}/standings${query}`));
    expect(await standings('')).toMatchObject({ status: 200, round: 1 });
    expect(await standings('?round=0')).toMatchObject({ status: 200, round: 0 });
    for (const query of ['?round=2', '?round=-1', '?round=x', '?round=']) {
      expect(await standings(query)).toMatchObject({ status: 404 });
    }
  });
});

describe('journals in and out', () => {
  it('export, import and salvage', async () => {
    const { app, api, ida } = await signedIn();
    const id = await startTournament(app);
    const exported = await api.get(`/tournaments/${id}/export`, ida);
    expect(exported.headers.get('content-disposition')).toBe('attachment; filename="autumn.json"');
    const text = await exported.text();
    const imported = await json(await api.post('/import', text, ida));
    expect(imported).toMatchObject({ status: 201, id: expect.stringMatching(/^efteraars/) });
    const salvaged = await api.get(`/tournaments/${id}/salvage`, ida);
    expect(salvaged.headers.get('content-disposition')).toMatch(/autumn-salvaged\.json/);
  });

  it.each([
    ['empty', '', 'input.empty'],
    ['a picture', '\u0089PNG\r\n', 'input.unknown-format'],
    ['another program’s JSON', '{"players":[]}', 'json.unknown-document'],
    ['a journal cut off', '{"format":"rokade-journal"', 'import.broken-off'],
    ['a list of players', 'Navn;Rating\nHansen, Ida;1812', 'input.unknown-format'],
    ['a report without players', '012 Open', 'trf.no-players'],
  ])('an import that is %s is refused', async (_, body, code) => {
    const { api, ida } = await signedIn();
    expect(await json(await api.post('/import', body, ida))).toMatchObject({
      status: 422,
      code,
      faults: [{ code }],
    });
  });

  const report = [
    '012 Open',
    '042 2026/01/11',
    '052 2026/01/12',
    'XXR 2',
    `${'001    1      Hansen, Ida'.padEnd(90)}    2 w 1`,
    `${'001    2      Holm, Bo'.padEnd(90)}    1 b 0`,
  ].join('\n');
  const pgn = [
    '[Event "Open"]\n[Round "1"]\n[White "Hansen, Ida"]\n[Black "Holm, Bo"]\n[Result "1-0"]',
    '1-0',
  ].join('\n\n');

  it('calls a tournament without a name like its file', async () => {
    const { api, ida } = await signedIn();
    const [, ...unnamed] = report.split('\n');
    const body = unnamed.join('\n');
    expect(await json(await api.post('/import', body, ida))).toMatchObject({ status: 422 });
    expect(await json(await api.post('/import?name=Klubaften%203.trf', body, ida))).toMatchObject({
      status: 201,
      name: 'Klubaften 3',
    });
  });

  it.each([
    ['trf', report, 'text/plain'],
    ['trf', report, 'application/octet-stream'],
    ['pgn', pgn, 'application/x-chess-pgn'],
  ] as const)(
    'takes a file as the command line does, and says what it found: %s',
    async (format, body, type) => {
      const { api, app, ida } = await signedIn();
      const taken = await json(
        await api.send('POST', '/import', body, { ...ida, 'content-type': type }),
      );
      expect(taken).toMatchObject({
        status: 201,
        name: 'Open',
        found: { format, players: 2, rounds: 1 },
        losses: [],
        differing: [],
      });
      const [tournament] = await app.tournaments.list();
      expect(tournament?.name).toBe('Open');
    },
  );

  it('asks before it takes rounds that differ from the rules, and keeps nothing until then', async () => {
    const { api, app, ida } = await signedIn();
    const wrong = report.replace('2 w 1', '2 b 1').replace('1 b 0', '1 w 0');
    const first = `${wrong}\n152 W\n192 FIDE_DUTCH_2026`;
    const type = { ...ida, 'content-type': 'text/plain' };
    expect(await json(await api.send('POST', '/import', first, type))).toMatchObject({
      status: 428,
      code: 'import.rounds-differ',
      rounds: [1],
    });
    expect(await app.tournaments.list()).toEqual([]);
    const taken = await json(await api.send('POST', '/import?confirmed', first, type));
    expect(taken).toMatchObject({ status: 201, differing: [1] });
  });

  it('demos come and go', async () => {
    const { api, ida } = await signedIn();
    const { id } = (await (await api.post('/demo', '', ida)).json()) as { id: string };
    expect((await api.get(`/tournaments/${id}`)).status).toBe(200);
    expect((await api.send('DELETE', `/tournaments/${id}`, undefined, { ...ida })).status).toBe(
      204,
    );
    expect((await api.get(`/tournaments/${id}`, ida)).status).toBe(410);
  });

  it('real tournaments stay', async () => {
    const { app, api, ida } = await signedIn();
    const id = await startTournament(app);
    expect((await api.send('DELETE', `/tournaments/${id}`, undefined, { ...ida })).status).toBe(
      404,
    );
    expect((await app.tournaments.get(id)).ok).toBe(true);
  });
});

describe('the edge', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/nothing/here'],
    ['PUT', '/tournaments'],
    ['POST', '/health'],
  ])('knows no %s %s', async (method, path) => {
    const { api } = await signedIn();
    expect(await json(await api.send(method, path))).toEqual({
      status: 404,
      code: 'request.unknown-route',
    });
  });

  it('tells a bug to the log, not to the client', async () => {
    const { app } = await signedIn();
    const broken = {
      ...app,
      tournaments: { ...app.tournaments, page: () => Promise.reject(new Error('secret path')) },
    };
    const api = apiClient(broken);
    const response = await api.get('/tournaments');
    expect(await json(response)).toEqual({ status: 500, code: 'request.failed' });
    expect(api.bugs).toEqual([expect.stringContaining('secret path')]);
  });

  it('keeps answers out of caches and frames', async () => {
    const { api } = await signedIn();
    for (const path of ['/health', '/tournaments', '/nothing']) {
      const { headers } = await api.get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('says to everybody that it is well, to the arbiter also what is not', async () => {
    const { api, ida } = await signedIn();
    expect(await json(await api.get('/health'))).toEqual({
      status: 200,
      api: '1.0',
      version: '0.1.0',
    });
    expect(await json(await api.get('/health', ida))).toMatchObject({ problems: [] });
  });

  it('describes every route of its own', async () => {
    const { api } = await signedIn();
    const document = await json(await api.get('/openapi.json'));
    const paths = document['paths'] as Record<string, Record<string, { requestBody?: object }>>;
    expect(Object.keys(paths)).toContain('/api/tournaments/{id}/commands');
    const body = JSON.stringify(paths['/api/tournaments/{id}/commands']?.['post']?.requestBody);
    expect(body).toContain('"enter-result"');
    expect(body).not.toContain('"required":["kind","id","settings","demo"]');
    for (const [path, operations] of Object.entries(paths)) {
      for (const method of Object.keys(operations)) {
        const sent = await api.send(method.toUpperCase(), path.slice(4).replace('{round}', '1'));
        expect((await sent.clone().text()).includes('unknown-route'), `${method} ${path}`).toBe(
          false,
        );
        await sent.body?.cancel();
      }
    }
  });
});

it('a tournament’s id is taken as it is written', async () => {
  const { app, api } = await signedIn();
  await startTournament(app);
  expect((await api.get(`/tournaments/${tournamentId('autumn')}`)).status).toBe(200);
  expect((await api.get('/tournaments/Autumn')).status).toBe(404);
});

it('says once what holds for the club, by administrators, with a way back', async () => {
  const { api, ida } = await signedIn();
  const command = { kind: 'change-installation', changes: { name: 'Skakklubben' } };
  const path = '/installation/commands';
  expect((await api.post(path, { basedOn: 0, command })).status).toBe(401);
  const changed = await json(await api.post(path, { basedOn: 0, command }, ida));
  expect(changed).toMatchObject({ status: 200, version: 2 });
  expect(await json(await api.get('/installation', ida))).toMatchObject({ name: 'Skakklubben' });
  const text = await (await api.get('/installation/export', ida)).text();
  const back = { basedOn: 2, command: { kind: 'return-to', toVersion: 1 } };
  expect(await json(await api.post(path, back, ida))).toMatchObject({ version: 3 });
  expect((await api.post('/installation/import', JSON.parse(text), ida)).status).toBe(204);
  expect(await json(await api.get('/installation', ida))).toMatchObject({ name: 'Skakklubben' });
});
