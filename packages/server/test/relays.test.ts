import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Command, movesOf } from '@rokade/tournament';
import { expect, it, vi } from 'vitest';
import { type LichessAnswer, lichessServer } from '../../../test/lichess-server.ts';
import { type Application, createApplication } from '../src/index.ts';
import { nothingRelayed, progressAfterTurn } from '../src/relays/kept-relay.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { folderForTest } from './folder-for-test.ts';
import {
  applicationForTest,
  arbiter,
  carryOut,
  ida,
  passwordCost,
  result,
  settings,
  startTournament,
} from './sample-tournament.ts';

const pace = { between: 20, together: 5, pauses: [20], patience: 60_000, claimed: 60_000 };

/** Waits for what comes in its own time; on a busy machine that is longer than the usual second. */
const eventually = (look: () => unknown): Promise<unknown> =>
  vi.waitFor(look, { timeout: 20_000, interval: 5 });

const shown = (isShown: boolean): Command => ({
  kind: 'change-settings',
  changes: { visibility: { ...settings.visibility, published: isShown } },
});

const rounds = ['https://lichess.org/broadcast/open/round-1/aaaaaaaa', 'bbbbbbbb'];
const secret = 'lip_abcdefghijklmnop';

/** A public tournament in its first round, on a disk or none, and a lichess. */
async function playing(
  answer?: () => LichessAnswer | Promise<LichessAnswer>,
  folder: string | null = null,
) {
  const app = folder === null ? await applicationForTest(() => new Date()) : await onDisk(folder);
  const lichess = await lichessServer(answer);
  const id = await startTournament(app);
  await carryOut(app, id, shown(true));
  const boardFolder = folder === null ? null : join(folder, 'boards');
  app.relays.send({ lichess: lichess.origin, boardFolder, pace });
  const api = apiClient(app);
  const owner = await setUpArbiter(app, api);
  const at = `/tournaments/${id}/relays`;
  const begin = async (token = secret) =>
    (await api.post(`${at}/broadcast`, { rounds, token }, owner)).json();
  const of = async () => (await api.get(at, owner)).json();
  return { app, lichess, id, api, owner, at, begin, of };
}

async function onDisk(dataDirectory: string): Promise<Application> {
  const made = await createApplication({ dataDirectory, passwordCost });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

it('a broadcast gets what visitors see, each round again once it changed, and nothing that is hidden', async () => {
  const { app, lichess, id, begin, of } = await playing();
  expect(await begin()).toMatchObject({
    broadcast: { rounds: ['aaaaaaaa', 'bbbbbbbb'], last: { outcome: { kind: 'taken', round: 1 } } },
  });
  expect(lichess.rounds()).toEqual(['aaaaaaaa']);
  expect(lichess.pushed[0]?.token).toBe(`Bearer ${secret}`);
  expect(lichess.pushed[0]?.pgn.match(/\[Event /g)).toHaveLength(3);
  await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 2, 0));
  await eventually(() => expect(lichess.pushed.at(-1)?.pgn.match(/"1-0"/g)).toHaveLength(2));
  const before = lichess.pushed.length;
  await carryOut(app, id, shown(false), result(1, 3, 0, 2));
  await eventually(async () =>
    expect(await of()).toMatchObject({ broadcast: { last: { outcome: { kind: 'hidden' } } } }),
  );
  expect(lichess.pushed).toHaveLength(before);
  await carryOut(app, id, shown(true), { kind: 'pair-round' }, { kind: 'publish-round' });
  await eventually(() => expect(lichess.rounds().at(-1)).toBe('bbbbbbbb'));
  expect(lichess.pushed.at(-2)?.pgn).toContain('"0-1"');
});

const wholeCopy = async (answer: Response): Promise<string> =>
  gunzipSync(Buffer.from(await answer.arrayBuffer())).toString('latin1');

it('the token is in no answer, no journal, no export and no copy', async () => {
  const folder = folderForTest();
  const { app, id, begin, api, owner, at, lichess } = await playing(undefined, folder);
  const answers = [
    JSON.stringify(await begin()),
    await (await api.get(at, owner)).text(),
    await (await api.post(`${at}/broadcast/now`, {}, owner)).text(),
    await (await api.get(`/tournaments/${id}/journal`, owner)).text(),
    await (await api.get(`/tournaments/${id}/export`, owner)).text(),
    await wholeCopy(await api.get('/copies/whole', owner)),
  ];
  expect(lichess.rounds()).toEqual(['aaaaaaaa']);
  for (const answer of answers) expect(answer).not.toContain(secret);
  expect(answers[5]).toContain('SQLite format 3');
  // Without a new token the kept one stays.
  await carryOut(app, id, result(1, 1, 2, 0));
  expect(await begin('')).toMatchObject({ broadcast: { last: { outcome: { kind: 'taken' } } } });
  expect((await api.send('DELETE', `${at}/broadcast`, undefined, { ...owner })).status).toBe(204);
  expect(await begin('')).toEqual({ code: 'broadcast.token-missing' });
  await app.close();
});

it('a refused token switches it off and says so, until somebody tries again', async () => {
  const answers: LichessAnswer[] = [{ status: 401 }];
  const { app, lichess, begin, api, owner, at, id } = await playing(
    () => answers.shift() ?? { status: 200, body: { games: [] } },
  );
  expect(await begin()).toMatchObject({
    broadcast: { last: { outcome: { kind: 'refused', status: 401 } } },
  });
  expect(app.health()).toEqual([{ code: 'health.broadcast-off', kind: 'tournament', id }]);
  await carryOut(app, id, result(1, 1, 2, 0));
  await new Promise((next) => setTimeout(next, 100));
  expect(lichess.pushed).toHaveLength(1);
  const again = await api.post(`${at}/broadcast/now`, {}, owner);
  expect(await again.json()).toMatchObject({ broadcast: { offSince: null, failures: 0 } });
  expect(app.health()).toEqual([]);
  expect(lichess.pushed).toHaveLength(2);
});

it('a busy lichess is asked again, and what it does not take of a game is kept without names', async () => {
  const error = { tags: { White: 'Nr 1, Åse', Round: '1.1' }, error: 'Invalid move: Nxe5' };
  const answers: LichessAnswer[] = [
    { status: 503 },
    { status: 200, body: { games: [error, { tags: {} }] } },
  ];
  const { begin, of } = await playing(() => answers.shift() ?? { status: 200 });
  expect(await begin()).toMatchObject({
    broadcast: { failures: 1, last: { outcome: { kind: 'waiting', status: 503 } } },
  });
  await eventually(async () =>
    expect(await of()).toMatchObject({
      broadcast: {
        failures: 0,
        nextAt: null,
        last: {
          outcome: { games: 2, untaken: [{ place: '1.1', error: 'Invalid move: Nxe5' }] },
        },
      },
    }),
  );
  expect(JSON.stringify(await of())).not.toContain('Åse');
});

it('pauses grow and are never shorter than what is asked; after three days it is off', () => {
  const slow = { ...pace, pauses: [10_000, 60_000], patience: 3600_000 };
  const start = new Date('2026-11-30T12:00:00.000Z');
  const turn = { kind: 'later', atLeast: 0 } as const;
  const outcome = { kind: 'waiting', round: 1, status: null } as const;
  const first = progressAfterTurn(nothingRelayed, { turn, outcome }, start, slow);
  expect(first.nextAt).toBe('2026-11-30T12:00:10.000Z');
  const second = progressAfterTurn(first, { turn, outcome }, start, slow);
  expect(second.nextAt).toBe('2026-11-30T12:01:00.000Z');
  const asked = { kind: 'later', atLeast: 90_000 } as const;
  expect(progressAfterTurn(second, { turn: asked, outcome }, start, slow).nextAt).toBe(
    '2026-11-30T12:01:30.000Z',
  );
  const muchLater = new Date('2026-11-30T13:00:00.000Z');
  expect(progressAfterTurn(second, { turn, outcome }, muchLater, slow)).toMatchObject({
    nextAt: null,
    offSince: '2026-11-30T13:00:00.000Z',
  });
});

it.each([
  [{ rounds: ['open/round-1'], token: secret }, 'broadcast.no-round'],
  [{ rounds: ['https://lichess.org/study/aaaaaaaa'], token: secret }, 'broadcast.no-round'],
  [{ rounds: [' '], token: secret }, 'broadcast.no-round'],
  [{ rounds, token: '' }, 'broadcast.token-missing'],
  [{ rounds, token: 'two words' }, 'broadcast.token-missing'],
])('%j is refused: %s', async (request, code) => {
  const { api, owner, at, lichess } = await playing();
  const answer = await api.post(`${at}/broadcast`, request, owner);
  expect([answer.status, await answer.json()]).toMatchObject([422, { code }]);
  expect(lichess.pushed).toEqual([]);
});

it('whoever may not change the event learns nothing of it', async () => {
  const { api, at, begin } = await playing();
  await begin();
  expect((await api.get(at)).status).toBe(401);
  expect((await api.post(`${at}/broadcast/now`, {})).status).toBe(401);
});

const game = (round: number, white: string, black: string, moves: string): string =>
  `[Event "Open"]\n[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "1-0"]\n\n${moves} 1-0\n\n`;

/** The boards of a tournament in a data folder, and how their program writes a file. */
async function boardsAtWork() {
  const folder = folderForTest();
  const at = await playing(undefined, folder);
  const { app, id, api, owner } = at;
  const found = await app.tournaments.get(id);
  const t = found.ok ? found.value : expect.fail();
  const names = new Map(t.players.map((one) => [one.id, one.details.name]));
  const [first = expect.fail()] = t.rounds[0]?.games ?? [];
  const names1 = [names.get(first.white) ?? '', names.get(first.black) ?? ''] as const;
  const write = (name: string, text: string, at = 1000): void => {
    mkdirSync(join(folder, 'boards', 'hall'), { recursive: true });
    const file = join(folder, 'boards', 'hall', name);
    writeFileSync(file, text);
    utimesSync(file, at, at);
  };
  const version = async () => {
    const now = await app.tournaments.get(id);
    return now.ok ? now.value.version : expect.fail();
  };
  const read = async (name = 'hall') =>
    (await api.post(`${at.at}/boards`, { folder: name }, owner)).json();
  return { ...at, folder, write, read, version, names: names1 };
}

it('boards: the moves of files that changed come once, results never', async () => {
  const { app, id, write, read, version, names, of } = await boardsAtWork();
  const before = await version();
  write('game-1.pgn', game(1, ...names, '1. e4 e5'));
  write('notes.pgn', 'nothing');
  expect(await read()).toMatchObject({
    boards: { folder: 'hall', last: { outcome: { kind: 'file-refused', code: 'games.none' } } },
  });
  expect(await version()).toBe(before + 1);
  // Read anew as a whole: the same moves are no entry.
  await read();
  expect(await version()).toBe(before + 1);
  write('game-1.pgn', game(1, ...names, '1. e4 e5 2. Nf3'), 2000);
  await eventually(async () => expect(await version()).toBe(before + 2));
  await eventually(async () =>
    expect(await of()).toMatchObject({
      boards: { last: { outcome: { kind: 'attached', files: 1, games: 1, left: 0 } } },
    }),
  );
  write('game-1.pgn', game(1, ...names, '1. e4 e5 2. Nf6'), 3000);
  await eventually(async () =>
    expect(await of()).toMatchObject({
      boards: { last: { outcome: { left: 1, why: [{ code: 'games.illegal-move' }] } } },
    }),
  );
  const now = await app.tournaments.get(id);
  expect(now.ok && now.value.rounds[0]?.games.every((one) => one.result === null)).toBe(true);
  await app.close();
});

it('boards end when whoever set them up loses the right, and wait for a folder that is gone', async () => {
  const { app, write, names, id } = await boardsAtWork();
  const made = await app.accounts.create(
    { name: 'Bo', password: 'correct horse battery' },
    arbiter,
    ida,
  );
  const account = made.ok ? made.value.id : expect.fail();
  write('game-1.pgn', game(1, ...names, '1. e4 e5'));
  const maker = { account, name: 'Bo' };
  const begun = await app.relays.boards(id, { folder: 'hall' }, maker);
  expect(begun).toMatchObject({ value: { boards: { last: { outcome: { games: 1 } } } } });
  await app.accounts.takeRight(account, arbiter, ida);
  write('game-1.pgn', game(1, ...names, '1. e4 e5 2. Nf3'), 2000);
  await eventually(() =>
    expect(app.health()).toEqual([{ code: 'health.boards-off', kind: 'tournament', id }]),
  );
  await app.close();
});

it('boards: of a file that is cut in the middle what is legal comes, and the rest with the whole file', async () => {
  const { app, id, write, read, names } = await boardsAtWork();
  const now = async () => {
    const found = await app.tournaments.get(id);
    return found.ok ? found.value : expect.fail();
  };
  const whole = game(1, ...names, '1. e4 {[%clk 1:30:55]} e5 2. Nf3 Nc6 3. Bb5 a6');
  for (let length = 0; length < whole.length; length += 1) {
    write('game-1.pgn', whole.slice(0, length), 1000 + length);
    const answer = await read();
    expect(answer).toMatchObject({ boards: { offSince: null, failures: 0 } });
  }
  write('game-1.pgn', whole, 5000);
  expect(await read()).toMatchObject({
    boards: { last: { outcome: { kind: 'attached', games: 1, left: 0 } } },
  });
  const [first = expect.fail()] = (await now()).rounds[0]?.games ?? [];
  expect(movesOf(await now(), { round: 1, ...first })).toMatch(/a6/);
  await app.close();
});

it('boards: an empty file, one of 21 MB, one that is no file and a folder that vanishes harm no other', async () => {
  const { app, folder, write, read, names, of } = await boardsAtWork();
  write('0-empty.pgn', '');
  write('1-huge.pgn', `${game(1, ...names, '1. e4')}{${'x'.repeat(21_000_000)}}`);
  mkdirSync(join(folder, 'boards', 'hall', '2-folder.pgn'));
  write('3-game.pgn', game(1, ...names, '1. d4 d5'));
  expect(await read()).toMatchObject({
    boards: {
      offSince: null,
      failures: 0,
      last: { outcome: { kind: 'file-refused', code: 'boards.file-too-large' } },
    },
  });
  rmSync(join(folder, 'boards'), { recursive: true });
  await eventually(async () =>
    expect(await of()).toMatchObject({ boards: { last: { outcome: { kind: 'no-folder' } } } }),
  );
  write('3-game.pgn', game(1, ...names, '1. d4 d5 2. c4'));
  await eventually(async () =>
    expect(await of()).toMatchObject({
      boards: { failures: 0, last: { outcome: { kind: 'attached', games: 1 } } },
    }),
  );
  await app.close();
});

it('boards: what is no name of a folder is refused', async () => {
  const { app, read } = await boardsAtWork();
  for (const name of ['', '..', '../other', 'a/b', 'a\\b', '.hidden', 'end.', 'x'.repeat(61)]) {
    const { code } = (await read(name)) as { code: string };
    expect(['boards.folder-invalid', 'request.invalid']).toContain(code);
  }
  await app.close();
});

it('from a sandbox nothing leaves', async () => {
  const folder = folderForTest();
  writeFileSync(join(folder, 'sandbox.json'), '{}');
  const { app, begin, of, lichess } = await playing(undefined, folder);
  expect(await begin()).toEqual({ code: 'broadcast.sandbox' });
  expect(await of()).toMatchObject({ lichess: null, broadcast: null });
  expect(lichess.pushed).toEqual([]);
  await app.close();
});

it('a relay goes with its tournament', async () => {
  const { app, id, begin, of } = await playing();
  await begin();
  const removed = await app.tournaments.remove(id, settings.name);
  expect(removed.ok).toBe(true);
  await eventually(async () => expect((await app.relays.of(id)).broadcast).toBeNull());
  expect(await of()).toMatchObject({ code: expect.stringContaining('store.') });
});

/** A lichess that keeps its first answer back until it is let go, and answers as `after` from then on. */
function heldAnswer(first: LichessAnswer) {
  const { promise, resolve } = Promise.withResolvers<LichessAnswer>();
  let calls = 0;
  return {
    answer: () => {
      calls += 1;
      return calls === 1 ? promise : { status: 200, body: { games: [] } };
    },
    letGo: () => resolve(first),
  };
}

/** A public tournament in its second round, whose first round is on its way to a lichess that does not answer yet. */
async function onItsWay(first: LichessAnswer) {
  const { answer, letGo } = heldAnswer(first);
  const at = await playing(answer);
  const { app, id, lichess } = at;
  const results = [1, 2, 3].map((board) => result(1, board, 2, 0));
  await carryOut(app, id, ...results, { kind: 'pair-round' }, { kind: 'publish-round' });
  const sent = at.begin();
  await eventually(() => expect(lichess.pushed).toHaveLength(1));
  return { ...at, letGo, sent };
}

/** Waits until whatever is under way has had time to go on. */
const aMoment = () => new Promise((next) => setTimeout(next, 150));

it.each<LichessAnswer>([{ status: 200, body: { games: [] } }, { status: 401 }])(
  'a broadcast that is ended while a round is on its way sends no other, and is no problem: %j',
  async (first) => {
    const { app, api, at, owner, lichess, letGo, sent } = await onItsWay(first);
    const ended = await api.send('DELETE', `${at}/broadcast`, undefined, { ...owner });
    expect(ended.status).toBe(204);
    letGo();
    expect(await sent).toMatchObject({ broadcast: null });
    await aMoment();
    expect(lichess.rounds()).toEqual(['aaaaaaaa']);
    expect(app.health()).toEqual([]);
  },
);

it('a broadcast that is set up anew in a second window meanwhile goes only to the new rounds', async () => {
  const { app, api, at, owner, lichess, letGo, sent, of } = await onItsWay({ status: 401 });
  const second = api.post(
    `${at}/broadcast`,
    { rounds: ['cccccccc', 'dddddddd'], token: secret },
    owner,
  );
  await eventually(async () =>
    expect(await of()).toMatchObject({ broadcast: { rounds: ['cccccccc', 'dddddddd'] } }),
  );
  letGo();
  await Promise.all([sent, second]);
  await eventually(() => expect(lichess.rounds()).toEqual(['aaaaaaaa', 'cccccccc', 'dddddddd']));
  expect(await of()).toMatchObject({ broadcast: { offSince: null, failures: 0 } });
  expect(app.health()).toEqual([]);
});

it.each(['broadcast', 'boards'] as const)(
  'what is off goes with its tournament, too: %s',
  async (kind) => {
    const folder = folderForTest();
    const { app, id, begin } = await playing(() => ({ status: 401 }), folder);
    if (kind === 'broadcast') await begin();
    else {
      mkdirSync(join(folder, 'boards'), { recursive: true });
      await app.relays.boards(id, { folder: 'hall' }, { account: 'nobody', name: 'Bo' });
      writeFileSync(join(folder, 'boards', 'hall', 'a.pgn'), 'nothing');
    }
    await eventually(() =>
      expect(app.health()).toEqual([{ code: `health.${kind}-off`, kind: 'tournament', id }]),
    );
    const removed = await app.tournaments.remove(id, settings.name);
    expect(removed.ok).toBe(true);
    await eventually(async () => {
      expect((await app.relays.of(id))[kind]).toBeNull();
      expect(app.health()).toEqual([]);
    });
    await app.close();
  },
);
