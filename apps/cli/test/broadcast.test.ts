import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gamesByRound, waitAfter } from '@rokade/server';
import { translator } from '@rokade/texts/all';
import { expect, onTestFinished, test } from 'vitest';
import { boardsAt } from '../src/commands/boards.ts';
import { broadcastAt } from '../src/commands/broadcast.ts';
import type { Context, Options } from '../src/outcome.ts';
import { terminalIn } from './case-terminal.ts';

interface Sent {
  readonly path: string;
  readonly token: string;
  readonly body: string;
}

type Answer = readonly [status: number, body?: unknown, headers?: Readonly<Record<string, string>>];

async function serving(handle: (sent: Sent) => Answer): Promise<string> {
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const [status, body = '', headers = {}] = handle({
      path: request.url ?? '',
      token: request.headers.authorization ?? '',
      body: Buffer.concat(parts).toString(),
    });
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const game = (round: number, board: number, result: string) =>
  `[Event "Open"]\n[Round "${round}.${board}"]\n[White "W${board}, A"]\n[Black "B${board}, C"]\n[Result "${result}"]\n\n${result}\n`;

/** A folder with a token, and a terminal that ends by `end`. */
function beginning(options: Options, shown: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-broadcast-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'token'), 'lip_secret\n');
  const end = new AbortController();
  const context: Context = {
    terminal: { ...terminalIn(folder, { shown }), interruption: () => end.signal },
    t: translator('en'),
    language: 'en',
    options: { tokenFile: 'token', ...options },
    allFaults: false,
    lenient: false,
  };
  return { folder, context, end };
}

const pace = { between: 5, pauses: [5, 5] };

/** Waits until something holds. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !holds(); turn++) {
    await new Promise((next) => setTimeout(next, 10));
  }
  expect(holds()).toBe(true);
}

test('each round goes to its own round of the broadcast, and again only once it changed', async () => {
  const feed = { pgn: [game(1, 1, '1-0'), game(1, 2, '*'), game(2, 1, '*')].join('\n') };
  const pushed: Sent[] = [];
  const from = await serving(({ path }) =>
    path === '/feed/open/games.pgn' ? [200, feed.pgn] : [404],
  );
  const lichess = await serving((sent) => {
    pushed.push(sent);
    return [200, { games: [{ tags: {}, moves: 0 }] }];
  });
  const rounds = 'aaaaaaaa,bbbbbbbb,cccccccc';
  const { context, end } = beginning({ from, lichess, rounds, watch: true });
  const running = broadcastAt(pace)(context, ['open']);
  await until(() => pushed.length === 2);
  expect(pushed.map(({ path }) => path)).toEqual([
    '/api/broadcast/round/aaaaaaaa/push',
    '/api/broadcast/round/bbbbbbbb/push',
  ]);
  expect(pushed.map(({ token }) => token)).toEqual(['Bearer lip_secret', 'Bearer lip_secret']);
  expect(pushed[0]?.body.match(/\[Event /g)).toHaveLength(2);
  expect(pushed[1]?.body).toContain('[Round "2.1"]');
  feed.pgn = [game(1, 1, '1-0'), game(1, 2, '*'), game(2, 1, '0-1')].join('\n');
  await until(() => pushed.length === 3);
  expect(pushed[2]).toMatchObject({ path: '/api/broadcast/round/bbbbbbbb/push' });
  expect(pushed[2]?.body).toContain('0-1');
  end.abort();
  expect((await running).exit).toBe(0);
  expect(pushed).toHaveLength(3);
});

test('what is not public is never asked for: the feed is read without a token', async () => {
  const asked: Sent[] = [];
  const from = await serving((sent) => {
    asked.push(sent);
    return [404];
  });
  const shown: string[] = [];
  const { context } = beginning({ from, lichess: from, rounds: 'aaaaaaaa' }, shown);
  expect((await broadcastAt(pace)(context, ['hidden'])).exit).toBe(1);
  expect(asked).toMatchObject([
    { path: '/api/health', token: '' },
    { path: '/feed/hidden/games.pgn', token: '' },
  ]);
  expect(shown[0]).toContain('is not public');
});

test('the invented games of a sandbox go nowhere', async () => {
  const pushed: Sent[] = [];
  const from = await serving(({ path }) =>
    path === '/api/health' ? [200, { version: '0.1.0', sandbox: true }] : [200, game(1, 1, '1-0')],
  );
  const lichess = await serving((sent) => {
    pushed.push(sent);
    return [200, { games: [] }];
  });
  const { context } = beginning({ from, lichess, rounds: 'aaaaaaaa' });
  const outcome = await broadcastAt(pace)(context, ['open']);
  expect(outcome).toMatchObject({ exit: 1, errors: [expect.stringContaining('is a sandbox')] });
  expect(pushed).toEqual([]);
});

test('a busy or broken lichess is asked again, a refused token is not', async () => {
  const from = await serving(() => [200, game(1, 1, '1-0')]);
  const answers: Answer[] = [
    [503],
    [200, { games: [{ tags: { White: 'W1, A', Black: 'B1, C' }, error: 'Invalid move: Nxe5' }] }],
  ];
  const lichess = await serving(() => answers.shift() ?? [401]);
  const shown: string[] = [];
  const options = { from, lichess, rounds: 'aaaaaaaa', watch: true };
  const first = beginning(options, shown);
  const running = broadcastAt(pace)(first.context, ['open']);
  await until(() => answers.length === 0);
  await until(() => shown.length === 3);
  first.end.abort();
  await running;
  expect(shown[0]).toContain('503');
  expect(shown[2]).toContain('W1, A – B1, C: Invalid move: Nxe5');
  const refused = await broadcastAt(pace)(beginning(options, shown).context, ['open']);
  expect(refused.exit).toBe(1);
  expect(shown.at(-1)).toContain('401');
});

test('pauses grow with each failure, and are never shorter than what is asked', () => {
  const grow = { between: 5, pauses: [10, 60, 300] };
  const later = (atLeast: number) => ({ kind: 'later', atLeast }) as const;
  expect([1, 2, 3, 9].map((failures) => waitAfter(later(0), failures, grow))).toEqual([
    10, 60, 300, 300,
  ]);
  expect(waitAfter(later(90), 1, grow)).toBe(90);
  expect(waitAfter({ kind: 'done' }, 0, grow)).toBe(5);
});

test('games without a round are in none', () => {
  const games = gamesByRound(`${game(10, 1, '1-0')}\n[Event "X"]\n[Round "?"]\n\n*\n`);
  expect([...games.keys()]).toEqual([10]);
});

test.each([
  ['no token', { tokenFile: 'missing' }],
  ['no address', { from: 'skak.dk' }],
  ['an id that is none', { rounds: 'round-1' }],
])('%s is bad usage', async (_, options) => {
  const usual = { from: 'http://127.0.0.1:9', rounds: 'aaaaaaaa' };
  const { context } = beginning({ ...usual, ...options });
  expect((await broadcastAt(pace)(context, ['open'])).exit).toBe(2);
});

test('PGN files of boards are sent when they changed and rest, and once only', async () => {
  const taken: Sent[] = [];
  const from = await serving((sent) => {
    taken.push(sent);
    return [200, { attached: [{ round: 1, board: 1 }], left: [] }];
  });
  const shown: string[] = [];
  const { context, folder, end } = beginning({ from, watch: true, every: '5' }, shown);
  const file = join(folder, 'game-1.pgn');
  const write = (text: string, secondsAgo: number): void => {
    writeFileSync(file, text);
    const when = new Date(Date.now() - secondsAgo * 1000);
    utimesSync(file, when, when);
  };
  write(game(1, 1, '*'), 60);
  writeFileSync(join(folder, 'being-written.pgn'), game(1, 2, '*'));
  const once = { ...context, options: { ...context.options, watch: undefined } };
  expect((await boardsAt(pace)(once, ['open', folder])).exit).toBe(0);
  expect(taken).toMatchObject([
    { path: '/api/tournaments/open/games', token: 'Bearer lip_secret' },
  ]);
  expect(JSON.parse(taken[0]?.body ?? '')).toEqual({ pgn: game(1, 1, '*') });
  expect(shown[0]).toContain('the moves of one game are in the tournament');
  end.abort();
});

test('a right that is missing ends the boards, an answer that fails is tried again', async () => {
  const answers: Answer[] = [[500], [403, { code: 'request.not-allowed' }]];
  const from = await serving(() => answers.shift() ?? [200, {}]);
  const shown: string[] = [];
  const { context, folder } = beginning({ from }, shown);
  const file = join(folder, 'games.pgn');
  writeFileSync(file, game(1, 1, '*'));
  utimesSync(file, 1, 1);
  expect((await boardsAt(pace)(context, ['open', folder])).exit).toBe(1);
  expect((await boardsAt(pace)(context, ['open', folder])).exit).toBe(1);
  expect(shown[0]).toContain('403 request.not-allowed');
  expect((await boardsAt(pace)(context, ['open', join(folder, 'none')])).exit).toBe(2);
});
