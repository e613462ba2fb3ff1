import { readFileSync } from 'node:fs';
import {
  type ActKind,
  type ContestAct,
  type ContestCommand,
  type ContestHappened,
  type ContestId,
  contestBook,
  type EntryId,
  emptyContestValues,
  emptyEntryValues,
  ladderView,
  parseContestId,
} from '@rokade/club';
import type { Returned } from '@rokade/journal';
import { describe, expect, it } from 'vitest';
import { type Application, parseJournalFile, personalAt } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const stige = parseContestId('stige') as ContestId;

const make = (published = true): ContestCommand => ({
  kind: 'make-contest',
  id: stige,
  format: 'ladder',
  rules: 'tempelhof-2018',
  seed: 'frø',
  values: { ...emptyContestValues, name: 'Rangstige', published },
});

const enter = (id: string, rating: number): ContestCommand => ({
  kind: 'enter-entry',
  entry: id as EntryId,
  values: { ...emptyEntryValues, name: `${id}, Spiller`, born: '2012' },
  rating,
  day: '2026-11-01',
});

const note = (act: { kind: ActKind; day: string } & Record<string, unknown>) =>
  ({ kind: 'note-act', act: act as unknown as ContestAct }) satisfies ContestCommand;

const challenge = note({
  kind: 'challenge-made',
  challenge: 'x',
  challenger: 'c',
  challenged: 'a',
  day: '2026-11-10',
});

const course = [
  ...[enter('a', 2000), enter('b', 1900), enter('c', 1800)],
  note({ kind: 'ladder-begun', day: '2026-11-02' }),
];

async function tell(app: Application, ...commands: readonly ContestCommand[]): Promise<void> {
  for (const command of commands) {
    const request = { basedOn: 0, command, reason: '', confirmed: true };
    const done = await app.contests.execute(stige, request, ida);
    if (!done.ok && done.error.code === 'store.conflict') {
      const again = { ...request, basedOn: done.error.actualVersion };
      expect(await app.contests.execute(stige, again, ida)).toMatchObject({ ok: true });
    } else expect(done).toMatchObject({ ok: true });
  }
}

async function laddered(published = true): Promise<Application> {
  const app = await applicationForTest();
  await tell(app, make(published), ...course);
  return app;
}

const wish = { name: 'c', role: 'player', rounds: null, boards: null, player: 'c', hours: 999 };

/** The headers of whoever came with a link for a player. */
async function asPlayer(app: Application) {
  const made = await app.accounts.makeLink(stige, { ...wish, role: 'player' }, 'Ida');
  if (!made.ok) throw new Error(made.error.code);
  const { token, link } = made.value;
  const session = await app.accounts.session(token);
  const headers = { cookie: `rokade_session=${token}`, 'x-rokade-csrf': session?.csrf ?? '' };
  return { headers, link };
}

const requestFor = (command: ContestCommand, basedOn = 5) => ({ basedOn, command });

describe('a competition over the API', () => {
  it('shows everybody names and places, and nothing of one that is not public', async () => {
    const app = await laddered();
    const { get } = apiClient(app);
    const shown = await (await get('/contests/stige')).json();
    expect(shown.entries[0]).toEqual({
      id: 'a',
      values: { name: 'a, Spiller', born: '', person: '' },
    });
    expect(await (await get('/contests')).json()).toMatchObject({ contests: [{ id: 'stige' }] });
    const hidden = apiClient(await laddered(false));
    expect((await hidden.get('/contests/stige')).status).toBe(404);
    expect(await (await hidden.get('/contests')).json()).toEqual({ contests: [], next: null });
  });

  it('is made, changed, taken out and in by who runs it', async () => {
    const app = await applicationForTest();
    const client = apiClient(app);
    const { get, post } = client;
    const headers = await setUpArbiter(app, client);
    const values = { ...emptyContestValues, name: 'Rangstige 2027' };
    const contestBody = { format: 'ladder', rules: 'tempelhof-2018', values };
    expect((await post('/contests', contestBody)).status).toBe(401);
    const { id } = await (await post('/contests', contestBody, headers)).json();
    const entered = await post(`/contests/${id}/commands`, requestFor(enter('a', 1), 1), headers);
    expect(entered.status).toBe(200);
    const wrong = { ...contestBody, rules: 'another' };
    expect(await (await post('/contests', wrong, headers)).json()).toMatchObject({
      code: 'contest.field-invalid',
      field: 'rules',
    });
    const file = await (await get(`/contests/${id}/export`, headers)).text();
    const again = await (await post('/contests/import', file, headers)).json();
    expect(again.id).not.toBe(id);
    expect((await post(`/contests/${id}/archive`, { archived: true }, headers)).status).toBe(204);
  });
});

describe('a player’s link', () => {
  it('lets challenge for oneself, and nothing else', async () => {
    const app = await laddered();
    const { post } = apiClient(app);
    const { headers, link } = await asPlayer(app);
    const send = (command: ContestCommand) =>
      post('/contests/stige/commands', requestFor(command), headers);
    const ofB = { ...challenge.act, challenger: 'b' as EntryId } as ContestAct;
    expect((await send({ kind: 'note-act', act: ofB })).status).toBe(403);
    expect((await send(enter('d', 1))).status).toBe(403);
    expect((await send({ kind: 'erase-entry', entry: 'a' as EntryId })).status).toBe(403);
    expect((await send(challenge)).status).toBe(200);
    const found = await app.contests.get(stige);
    expect(found.ok && ladderView(found.value, '2026').waiting).toHaveLength(1);
    await app.accounts.revokeLink(stige, link.id);
    expect((await send(challenge)).status).toBe(401);
  });

  it('is for that competition alone, and names who plays', async () => {
    const app = await laddered();
    const { headers } = await asPlayer(app);
    const elsewhere = await apiClient(app).post(
      '/contests/other/commands',
      requestFor(make()),
      headers,
    );
    expect(elsewhere.status).toBe(403);
    const { player: _, ...nobody } = { ...wish, role: 'player' as const };
    expect(await app.accounts.makeLink(stige, nobody, 'Ida')).toMatchObject({ ok: false });
    const helper = { ...wish, role: 'results-only' as const };
    expect(await app.accounts.makeLink(stige, helper, 'Ida')).toMatchObject({ ok: false });
  });
});

describe('links that the desk of a competition makes', () => {
  const link = async (app: Application, body: object) => {
    const client = apiClient(app);
    const headers = {
      ...(await setUpArbiter(app, client)),
      'accept-language': 'da',
    };
    return client.post('/contests/stige/links', { role: 'player', ...body }, headers);
  };
  const daysOf = ({ task }: { task: { from: string; until: string } }) =>
    (Date.parse(task.until) - Date.parse(task.from)) / (24 * 3_600_000);

  it('are called as who plays, and last for a year of the club', async () => {
    const made = await link(await laddered(), { player: 'c' });
    expect(made.status).toBe(201);
    const { link: one } = await made.json();
    expect([one.name, one.task.player, daysOf(one)]).toEqual(['c, Spiller', 'c', 366]);
  });

  it('are made for nobody who does not play', async () => {
    expect((await link(await laddered(), { player: 'z' })).status).toBe(422);
  });

  it('are made for each table of Skat at once, for a week', async () => {
    const app = await applicationForTest();
    const players = ['a', 'b', 'c', 'd', 'e', 'f'];
    const tournament = { ...make(), format: 'skat', rules: 'tempelhof-2018' } as ContestCommand;
    await tell(
      app,
      tournament,
      ...players.map((id) => enter(id, 1)),
      note({ kind: 'round-drawn', round: 1, players, day: '2026-11-03' }),
    );
    const client = apiClient(app);
    const headers = {
      ...(await setUpArbiter(app, client)),
      'accept-language': 'da',
    };
    const made = await client.post('/contests/stige/links/tables', {}, headers);
    const { links } = await made.json();
    type Made = { link: { name: string; task: { from: string; until: string } } };
    expect(links.map(({ link: one }: Made) => [one.name, daysOf(one)])).toEqual([
      ['Bord 1', 7],
      ['Bord 2', 7],
    ]);
  });
});

it('gives a link to everybody who plays, each with a name and a year', async () => {
  const app = await laddered();
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  const made = await client.post('/contests/stige/links/players', {}, headers);
  const { links } = (await made.json()) as { links: { link: { name: string }; token: string }[] };
  const found = await app.contests.get(stige);
  const names = found.ok ? found.value.entries.map(({ values }) => values.name) : [];
  expect(links.map(({ link }) => link.name)).toEqual(names);
  expect(new Set(links.map(({ token }) => token)).size).toBe(names.length);
});

describe('a person in it', () => {
  it('is found and erased with every other book, and what others won stays', async () => {
    const app = await laddered();
    const personal = personalAt(app, { ratings: true, sanctions: false, money: false });
    const { persons } = await personal.find(['a, Spiller']);
    expect(persons).toMatchObject([{ book: 'contest', title: 'Rangstige', entry: 'a' }]);
    const [one] = persons;
    expect(one && (await personal.erase(one, ida)).ok).toBe(true);
    const found = await app.contests.get(stige);
    expect(found.ok && found.value.entries[0]?.values.name).toBe('N. N.');
    const text = await app.contests.exportJson(stige);
    expect(text.ok && text.value).not.toContain('a, Spiller');
  });
});

const eventKinds: Readonly<Record<ContestHappened['kind'] | Returned['kind'], true>> = {
  'contest-made': true,
  'contest-changed': true,
  'entry-entered': true,
  'entry-changed': true,
  'entry-erased': true,
  'act-noted': true,
  'returned-to': true,
};

describe('a kept journal', () => {
  it('of format 1 is read for ever', () => {
    const kept = new URL('./fixtures/journals/contest-1.json', import.meta.url);
    const parsed = parseJournalFile(contestBook, readFileSync(kept, 'utf8'));
    expect(parsed).toMatchObject({ ok: true, value: { summary: { entries: 4 } } });
    const found = parsed.ok ? parsed.value.entries.map(({ event }) => event.kind) : [];
    expect(new Set<string>(found)).toEqual(new Set(Object.keys(eventKinds)));
  });
});
