import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyEventValues, parseEventId, parseGroupId } from '@rokade/event';
import { ownInstallation, type Right } from '@rokade/installation';
import {
  type DivisionId,
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  type LeagueCommand,
  type MatchId,
  type MeetingValues,
  type MemberId,
  parseLeagueId,
  type TeamId,
} from '@rokade/league';
import type { TournamentId } from '@rokade/tournament';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Application, signatureOf } from '../src/index.ts';
import { createApplication } from '../src/opening/create-application.ts';
import { chosenOf, isReachable, isWrittenNear, reachable } from '../src/outside/may-be-reached.ts';
import type { Sending, Webhook } from '../src/webhooks/webhooks.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { folderForTest } from './folder-for-test.ts';
import {
  applicationForTest,
  carryOut,
  ida,
  passwordCost,
  result,
  settings,
  startTournament,
} from './sample-tournament.ts';

interface Taken {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly payload: {
    readonly delivery: number;
    readonly tournament?: { readonly id: string; readonly name: string };
    readonly league?: { readonly id: string; readonly name: string };
    readonly news: readonly Record<string, unknown>[];
  };
}

/** Somebody who takes messages, answering each with the status that stands first, the last again and again. */
async function receiver(...statuses: (number | Promise<number>)[]) {
  const taken: Taken[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    taken.push({ headers: request.headers, text, payload: JSON.parse(text) });
    const status = await (statuses.length > 1 ? statuses.shift() : statuses[0]);
    response.writeHead(status ?? 200, { location: '/elsewhere' });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { taken, address: `http://127.0.0.1:${port}/hook?of=club` };
}

/** Waits for what comes in its own time; on a busy machine that is longer than the usual second. */
const eventually = (look: () => unknown): Promise<unknown> =>
  vi.waitFor(look, { timeout: 20_000, interval: 5 });

const pace = { together: 5, pauses: [20], patience: 60_000 };
const near: Sending = { local: true, pace };

/** One whose clock goes. */
const hallNow = () => applicationForTest(() => new Date());

const placeOf = (id: TournamentId) => ({ kind: 'tournament', id }) as const;

async function added(app: Application, id: TournamentId, address: string) {
  const made = await app.webhooks.add(placeOf(id), { address }, ida.name);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

const now = async (app: Application, id: TournamentId): Promise<Webhook | undefined> =>
  (await app.webhooks.of(id))[0];

const kinds = (taken: readonly Taken[]) =>
  taken.map(({ payload }) => payload.news.map(({ kind, round }) => `${kind} ${round}`));

/** The news of all messages, in their order. */
const newsIn = (taken: readonly Taken[]) => taken.flatMap(({ payload }) => payload.news);

const planned = (match: string, values: MeetingValues): LeagueCommand => ({
  kind: 'plan-match',
  match: match as MatchId,
  division: 'top' as DivisionId,
  round: 1,
  home: 'n' as TeamId,
  away: 's' as TeamId,
  values,
});

const lineUp = (
  match: string,
  team: string,
  players: readonly (string | null)[],
): LeagueCommand => ({
  kind: 'hand-in-line-up',
  match: match as MatchId,
  team: team as TeamId,
  players: players as readonly (MemberId | null)[],
});

const noted = (match: string, board: number, score: '1-0' | 'draw'): LeagueCommand => ({
  kind: 'note-results',
  match: match as MatchId,
  results: [{ board, score }],
});

/** A league of two teams with two boards, and a way to carry out commands there. */
async function smallLeague(app: Application, published = true) {
  const id = parseLeagueId('kredsen') ?? expect.fail();
  const carryOutHere = async (command: LeagueCommand): Promise<void> => {
    const found = await app.leagues.get(id);
    const basedOn = found.ok ? found.value.version : 0;
    const request = { basedOn, command, reason: '', confirmed: true };
    expect(await app.leagues.execute(id, request, ida)).toMatchObject({ ok: true });
  };
  const values = { ...emptyLeagueValues, name: 'Kredsen', season: '2998/99', published };
  const division = { name: '1. række', level: 1, boards: 2, promoted: 1, relegated: 0 };
  const member = (name: string) => ({
    id: name.toLowerCase() as MemberId,
    values: { ...emptyMemberValues, name, born: '1999' },
  });
  await carryOutHere({ kind: 'make-league', id, values });
  await carryOutHere({ kind: 'add-division', division: 'top' as DivisionId, values: division });
  await carryOutHere({
    kind: 'enter-teams',
    division: 'top' as DivisionId,
    teams: [
      { id: 'n' as TeamId, values: { ...emptyTeamValues, name: 'Nord' } },
      { id: 's' as TeamId, values: { ...emptyTeamValues, name: 'Syd' } },
    ],
  });
  for (const [team, names] of [
    ['n', ['N1', 'N2']],
    ['s', ['S1', 'S2']],
  ] as const) {
    await carryOutHere({
      kind: 'name-players',
      team: team as TeamId,
      seat: 'regular',
      leave: 'Hemmelig',
      players: names.map(member),
    });
    await carryOutHere({
      kind: 'name-captains',
      team: team as TeamId,
      changes: { captain: 'Alm, Ida', captainContact: '1234' },
    });
  }
  return { id, carryOutHere };
}

/** Opens a data folder anew. */
async function opened(folder: string): Promise<Application> {
  const app = await createApplication({ dataDirectory: folder, passwordCost });
  if (!app.ok) throw new Error(app.error.code);
  return app.value;
}

describe('a webhook', () => {
  it('is told of results and rounds from then on, signed, and of nothing before', async () => {
    const app = await hallNow();
    app.webhooks.send(near);
    const { taken, address } = await receiver(200);
    const id = await startTournament(app);
    const { secret } = await added(app, id, address);
    await carryOut(app, id, result(1, 2, 2, 0));
    await eventually(() => expect(taken).toHaveLength(1));
    const [message] = taken;
    expect(message?.payload).toMatchObject({
      delivery: 1,
      tournament: { id, name: 'Efterårsturnering' },
      news: [
        { kind: 'result', round: 1, board: 2, result: { kind: 'played', white: 2, black: 0 } },
      ],
    });
    const time = String(message?.headers['x-rokade-timestamp']);
    expect(message?.headers['x-rokade-signature']).toBe(
      signatureOf(secret, time, message?.text ?? ''),
    );
    expect(JSON.stringify(await now(app, id))).not.toContain(secret);
    await eventually(async () =>
      expect(await now(app, id)).toMatchObject({ taken: 1, failures: 0, nextAt: null }),
    );
  });

  it('says of a round what visitors see: a draft nothing, its publishing all', async () => {
    const app = await hallNow();
    app.webhooks.send(near);
    const { taken, address } = await receiver(200);
    const id = await startTournament(app);
    await added(app, id, address);
    await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 2, 0), result(1, 3, 1, 1));
    await eventually(() => expect(kinds(taken).flat()).toHaveLength(3));
    await carryOut(app, id, { kind: 'pair-round' });
    await carryOut(app, id, { kind: 'publish-round' });
    await eventually(() => expect(kinds(taken).flat()).toHaveLength(4));
    expect(kinds(taken).flat().at(-1)).toBe('round-published 2');
    const boards = taken.at(-1)?.payload.news[0]?.['boards'];
    expect(boards).toHaveLength(3);
    expect(Object.keys((boards as Record<string, object>[])[0]?.['white'] ?? {})).toEqual([
      'no',
      'name',
    ]);
  });

  it('hears nothing of a tournament that is not public', async () => {
    const app = await hallNow();
    app.webhooks.send(near);
    const { taken, address } = await receiver(200);
    const id = await startTournament(app);
    const visibility = { ...settings.visibility, published: false };
    await carryOut(app, id, { kind: 'change-settings', changes: { visibility } });
    await added(app, id, address);
    await carryOut(app, id, result(1, 1, 2, 0));
    await carryOut(app, id, {
      kind: 'change-settings',
      changes: { visibility: settings.visibility },
    });
    await eventually(() => expect(taken).toHaveLength(1));
    expect(kinds(taken)).toEqual([['round-published 1']]);
  });

  it('is tried again after a pause, with what happened meanwhile, and led nowhere', async () => {
    const app = await hallNow();
    app.webhooks.send(near);
    const { taken, address } = await receiver(500, 302, 200);
    const id = await startTournament(app);
    await added(app, id, address);
    await carryOut(app, id, result(1, 1, 2, 0));
    await eventually(() => expect(taken.length).toBeGreaterThan(0));
    await carryOut(app, id, result(1, 2, 0, 2));
    await eventually(async () => {
      const boards = taken
        .slice(2)
        .flatMap(({ payload }) => payload.news.map(({ board }) => board));
      expect(new Set(boards)).toEqual(new Set([1, 2]));
      expect(await now(app, id)).toMatchObject({ failures: 0, nextAt: null });
    });
  });

  it('is told after a restart what it was not told before', async () => {
    const folder = folderForTest();
    const { taken, address } = await receiver(200);
    const first = await opened(folder);
    const id = await startTournament(first);
    first.webhooks.send({ ...near, pace: { ...pace, together: 3_600_000 } });
    await added(first, id, address);
    await carryOut(first, id, result(1, 1, 2, 0));
    await first.close();
    expect(taken).toEqual([]);
    const second = await opened(folder);
    second.webhooks.send(near);
    await eventually(() => expect(kinds(taken)).toEqual([['result 1']]));
    await second.close();
  });

  it('of an event is told of its groups alone', async () => {
    const app = await hallNow();
    app.webhooks.send(near);
    const { taken, address } = await receiver(200);
    const [of, other] = [await startTournament(app), await startTournament(app, 'winter')];
    const id = parseEventId('club') ?? expect.fail();
    const values = { ...emptyEventValues, name: 'Klubaften', published: true };
    for (const command of [
      { kind: 'make-event', id, values } as const,
      { kind: 'add-group', group: parseGroupId(of) ?? expect.fail() } as const,
    ]) {
      const found = await app.events.get(id);
      const basedOn = found.ok ? found.value.version : 0;
      const request = { basedOn, command, reason: '', confirmed: true };
      expect(await app.events.execute(id, request, ida)).toMatchObject({ ok: true });
    }
    const made = await app.webhooks.add({ kind: 'event', id }, { address }, ida.name);
    expect(made.ok).toBe(true);
    await carryOut(app, other, result(1, 1, 2, 0));
    await carryOut(app, of, result(1, 3, 0, 2));
    await eventually(() => expect(taken).toHaveLength(1));
    expect(taken[0]?.payload).toMatchObject({ tournament: { id: of }, news: [{ board: 3 }] });
  });

  it('of a league is told of match days, of line-ups once they are open, and of results', async () => {
    const app = await hallNow();
    app.webhooks.send(near);
    const { taken, address } = await receiver(200);
    const { id, carryOutHere } = await smallLeague(app);
    const made = await app.webhooks.add({ kind: 'league', id }, { address }, ida.name);
    expect(made.ok).toBe(true);
    await carryOutHere(planned('m1', { day: '2999-03-06', time: '13:00', place: 'Hallen' }));
    await eventually(() => expect(newsIn(taken)).toHaveLength(1));
    expect(taken[0]?.payload).toMatchObject({
      league: { id, name: 'Kredsen', season: '2998/99' },
      news: [{ kind: 'match-planned', match: 'm1', division: '1. række', round: 1, home: 'Nord' }],
    });
    // One line-up is nobody else's business; with the second both are open.
    await carryOutHere(lineUp('m1', 'n', ['n1', 'n2']));
    await carryOutHere(lineUp('m1', 's', ['s1', null]));
    await eventually(() => expect(newsIn(taken)).toHaveLength(2));
    expect(newsIn(taken)[1]).toMatchObject({
      kind: 'line-ups',
      boards: [
        { board: 1, home: 'N1', away: 'S1', result: '' },
        { board: 2, home: 'N2', away: null, result: '+/-' },
      ],
    });
    await carryOutHere(noted('m1', 1, '1-0'));
    await eventually(() => expect(newsIn(taken)).toHaveLength(3));
    expect(newsIn(taken)[2]).toMatchObject({
      kind: 'match-result',
      score: { home: 4, away: 0 },
      by: 'boards',
      isOver: true,
      boards: [{ result: '1-0' }, { result: '+/-' }],
    });
    const overruled = {
      kind: 'overrule-match',
      match: 'm1' as MatchId,
      reason: 'Protest',
    } as const;
    await carryOutHere({ ...overruled, score: { home: 0, away: 4 } });
    await eventually(() => expect(newsIn(taken)).toHaveLength(4));
    expect(newsIn(taken)[3]).toMatchObject({ by: 'ruling', score: { home: 0, away: 4 } });
    expect(JSON.stringify(taken.map(({ payload }) => payload))).not.toMatch(/1234|1999|Hemmelig/);
  });

  it('of a league that is not published hears nothing before it is', async () => {
    const app = await hallNow();
    app.webhooks.send(near);
    const { taken, address } = await receiver(200);
    const { id, carryOutHere } = await smallLeague(app, false);
    await app.webhooks.add({ kind: 'league', id }, { address }, ida.name);
    await carryOutHere(planned('m1', { day: '', time: '', place: '' }));
    await carryOutHere({ kind: 'change-league', changes: { published: true } });
    await eventually(() => expect(newsIn(taken)).toHaveLength(1));
    await carryOutHere({ kind: 'remove-match', match: 'm1' as MatchId });
    await eventually(() => expect(newsIn(taken)).toHaveLength(2));
    expect(newsIn(taken).map(({ kind }) => kind)).toEqual(['match-planned', 'match-removed']);
  });

  it('goes with its tournament, also where it is off', async () => {
    const app = await hallNow();
    app.webhooks.send({ local: true, pace: { ...pace, patience: 0 } });
    const { address } = await receiver(404);
    const id = await startTournament(app);
    await added(app, id, address);
    await carryOut(app, id, result(1, 1, 2, 0));
    await eventually(() => expect(app.health()).toHaveLength(1));
    expect(await app.tournaments.remove(id, settings.name)).toMatchObject({ ok: true });
    await eventually(async () => {
      expect(await app.webhooks.of(id)).toEqual([]);
      expect(app.health()).toEqual([]);
    });
  });

  it('that is removed while a message is on its way is sent no other, and is no problem', async () => {
    const app = await hallNow();
    app.webhooks.send({ local: true, pace: { ...pace, patience: 0 } });
    const held = Promise.withResolvers<number>();
    const { taken, address } = await receiver(held.promise, 404);
    const id = await startTournament(app);
    const { webhook } = await added(app, id, address);
    await carryOut(app, id, result(1, 1, 2, 0));
    await eventually(() => expect(taken).toHaveLength(1));
    const trying = app.webhooks.test(id, webhook.id);
    await eventually(() => expect(taken).toHaveLength(2));
    expect(await app.webhooks.remove(id, webhook.id)).toMatchObject({ ok: true });
    held.resolve(404);
    await trying;
    await carryOut(app, id, result(1, 2, 2, 0));
    await new Promise((next) => setTimeout(next, 150));
    expect(taken).toHaveLength(2);
    expect(app.health()).toEqual([]);
  });

  it('is switched off when nobody takes anything for long, and on again by a test', async () => {
    const app = await hallNow();
    app.webhooks.send({ local: true, pace: { ...pace, patience: 0 } });
    const { taken, address } = await receiver(404, 404, 200);
    const id = await startTournament(app);
    const { webhook } = await added(app, id, address);
    await carryOut(app, id, result(1, 1, 2, 0));
    await eventually(async () => expect((await now(app, id))?.offSince).not.toBeNull());
    await eventually(() =>
      expect(app.health()).toMatchObject([{ code: 'health.webhook-off', kind: 'tournament', id }]),
    );
    const failed = await app.webhooks.test(id, webhook.id);
    expect(failed).toMatchObject({
      value: { last: { answer: { kind: 'answered', status: 404 } } },
    });
    expect(await now(app, id)).not.toMatchObject({ offSince: null });
    await app.webhooks.test(id, webhook.id);
    await eventually(() => expect(kinds(taken).at(-1)).toEqual(['result 1']));
    expect(app.health()).toEqual([]);
  });
});

describe('addresses', () => {
  it.each([
    ['skak.example', 'webhook.address-invalid'],
    ['ftp://skak.example/', 'webhook.address-invalid'],
    ['https://ida:secret@skak.example/', 'webhook.address-invalid'],
    ['https://:secret@skak.example/', 'webhook.address-invalid'],
    ['http://localhost:8080/', 'webhook.address-private'],
    ['http://127.1/', 'webhook.address-private'],
    ['http://0x7f000001/', 'webhook.address-private'],
    ['http://192.168.1.20/', 'webhook.address-private'],
    ['http://[::1]/', 'webhook.address-private'],
    ['http://[::ffff:10.0.0.1]/', 'webhook.address-private'],
    ['http://localhost.:8080/', 'webhook.address-private'],
    ['http://[::127.0.0.1]/', 'webhook.address-private'],
  ])('%s: %s', async (address, code) => {
    const app = await hallNow();
    const id = await startTournament(app);
    app.webhooks.send({ local: false, pace });
    const made = await app.webhooks.add(placeOf(id), { address }, ida.name);
    expect(made).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    ['127.0.0.1', false, true],
    ['10.1.2.3', false, true],
    ['172.31.0.1', false, true],
    ['172.32.0.1', true, true],
    ['100.100.1.1', false, true],
    ['fd00::1', false, true],
    ['::ffff:192.168.0.1', false, true],
    ['169.254.169.254', false, false],
    ['0.0.0.0', false, false],
    ['fe80::1', false, false],
    ['fe80::1%2', false, false],
    ['::1', false, true],
    ['fec0::1', false, true],
    ['::', false, false],
    ['::127.0.0.1', false, false],
    ['::10.0.0.1', false, false],
    ['::ffff:0:10.0.0.1', false, false],
    ['64:ff9b::7f00:1', false, false],
    ['64:ff9b:1::10.0.0.1', false, false],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', false, false],
    ['2002:7f00:1::', false, false],
    ['2001:db8::1', false, false],
    ['203.0.113.7', false, false],
    ['224.0.0.1', false, false],
    ['93.184.216.34', true, true],
    ['2606:2800:220:1::1', true, true],
  ])('%s is asked: %s, with leave: %s', (address, usually, withLeave) => {
    expect([isReachable(address, false), isReachable(address, true)]).toEqual([usually, withLeave]);
  });

  it.each([
    ['a public one alone', ['93.184.216.34'], { ok: true, value: { address: '93.184.216.34' } }],
    ['a public one first', ['93.184.216.34', '10.0.0.1'], { ok: false, error: 'private' }],
    ['a private one first', ['10.0.0.1', '93.184.216.34'], { ok: false, error: 'private' }],
    ['a private one of IPv6', ['93.184.216.34', 'fd00::1'], { ok: false, error: 'private' }],
    ['none', [], { ok: false, error: 'unknown-host' }],
  ])('of a host that has %s', (_, addresses, chosen) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    expect(chosenOf(found, false)).toMatchObject(chosen);
  });

  it('are looked at as they are asked: a name that means this machine is not', async () => {
    expect(isWrittenNear('skak.example')).toBe(false);
    expect(await reachable('localhost', false)).toEqual({ ok: false, error: 'private' });
    expect(await reachable('localhost', true)).toMatchObject({ ok: true });
  });

  it('of the machine, kept while it was allowed, are not asked when it no longer is', async () => {
    const folder = folderForTest();
    const { taken, address } = await receiver(200);
    const first = await opened(folder);
    first.webhooks.send(near);
    const id = await startTournament(first);
    const { webhook } = await added(first, id, address);
    await first.close();
    const second = await opened(folder);
    second.webhooks.send({ local: false, pace });
    const tested = await second.webhooks.test(id, webhook.id);
    expect(tested).toMatchObject({ value: { last: { answer: { problem: 'private' } } } });
    expect(taken).toEqual([]);
    await second.close();
  });
});

describe('webhooks by the API', () => {
  it('are kept by who may change the event, and by nobody else', async () => {
    const app = await hallNow();
    const api = apiClient(app);
    const signedIn = { ...(await setUpArbiter(app, api)) };
    const id = await startTournament(app);
    app.webhooks.send(near);
    const path = `/tournaments/${id}/webhooks`;
    const { address } = await receiver(204);
    expect((await api.send('GET', path, undefined, {})).status).toBe(401);
    const made = await api.send('POST', path, { address }, signedIn);
    expect(made.status).toBe(201);
    const { webhook } = (await made.json()) as { readonly webhook: Webhook };
    const tested = await api.send('POST', `${path}/${webhook.id}/test`, {}, signedIn);
    expect(await tested.json()).toMatchObject({ last: { answer: { status: 204 } } });
    expect((await api.send('DELETE', `${path}/${webhook.id}`, undefined, signedIn)).status).toBe(
      204,
    );
    expect((await api.send('DELETE', `${path}/${webhook.id}`, undefined, signedIn)).status).toBe(
      404,
    );
    const scope = { kind: 'organisation', organisation: ownInstallation } as const;
    const right: Right = { role: 'arbiter', for: scope };
    const [account] = await app.accounts.list();
    const program = await app.accounts.makeApiToken(account?.id ?? '', { name: 'Bot', right });
    const token = program.ok ? program.value.token : '';
    const answer = await api.send('GET', path, undefined, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(403);
  });
});
