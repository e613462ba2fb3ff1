import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addressesIn, makeDailyLists } from '../src/lists/daily-lists.ts';
import { makeLists } from '../src/lists/lists.ts';
import { getOutside } from '../src/outside/get-outside.ts';
import { folderForTest } from './folder-for-test.ts';

const table = [
  'Name;DSU-nr.;FIDE ID;Rating;Klub;Land',
  'Hansen, Ida;100100001;1414000;1643;SK Nord;DEN',
  '',
].join('\n');

/** A server of lists: `/list.csv` is one, `/moved.csv` leads to it, `/broken.csv` is none. */
async function listServer() {
  const calls: string[] = [];
  const open = new Set<object>();
  const server = createServer((request, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    calls.push(request.url ?? '');
    if (request.url === '/moved.csv') {
      return response.writeHead(302, { location: '/list.csv' }).end();
    }
    if (request.url === '/round.csv') {
      return response.writeHead(302, { location: '/round.csv' }).end();
    }
    if (request.url === '/list.csv' || request.url === '/%E6.csv') return response.end(table);
    if (request.url === '/2/list.csv') return response.end(table.replace('Hansen', 'Jensen'));
    const row = 'Hansen, Ida;100100001;1414000;1643;SK Nord;DEN\n';
    if (request.url === '/half.csv') {
      response.writeHead(200, { 'content-length': 2 * table.length }).write(table);
      return setTimeout(() => response.destroy(), 20);
    }
    if (request.url === '/chunks.csv') {
      response.write(table);
      return setTimeout(() => response.destroy(), 20);
    }
    if (request.url === '/slow.csv') {
      const drop = setInterval(() => response.write(row), 20);
      return response.on('close', () => clearInterval(drop));
    }
    if (request.url === '/endless.csv') {
      const pour = (): void => {
        while (!response.destroyed && response.write(row.repeat(1000)));
      };
      response.on('drain', pour);
      return pour();
    }
    if (request.url === '/empty.csv') return response.end();
    if (request.url === '/page.csv') {
      return response.end('<!DOCTYPE html><html><body><h1>Log in</h1></body></html>');
    }
    if (request.url === '/broken.csv') return response.end('nothing of a list');
    return response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { calls, open, at: (path: string) => `http://127.0.0.1:${port}${path}` };
}

/** Lists in a folder of their own, fetched from addresses at a time that can be moved. */
function daily(
  addresses: readonly string[],
  choices: Partial<Parameters<typeof makeDailyLists>[0]> = {},
) {
  let now = new Date('2026-11-30T08:00:00Z');
  const clock = () => now;
  const running = makeLists(join(folderForTest(), 'lists'), clock);
  const { lists } = running;
  const fetching = makeDailyLists({
    lists,
    addresses: () => addresses,
    clock,
    local: 'this-machine',
    limitMegabytes: 1,
    ...choices,
  });
  onTestFinished(async () => {
    await fetching.close();
    await running.close();
  });
  return {
    lists,
    ...fetching.daily,
    later(hours: number) {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
  };
}

describe('lists fetched daily', () => {
  it('are read in once a day, and found in the look-up', async () => {
    const { calls, at } = await listServer();
    const fetched = daily([at('/list.csv')]);
    expect(fetched.of()).toEqual([{ address: at('/list.csv'), fetchedAt: '', problem: null }]);
    await fetched.fetchDue();
    expect(fetched.lists.search('hansen', { source: null, limit: 5 })).toHaveLength(1);
    expect(fetched.lists.kept()).toMatchObject([{ file: 'list.csv', month: '2026-11' }]);
    expect(fetched.of()).toMatchObject([{ fetchedAt: '2026-11-30T08:00:00.000Z', problem: null }]);
    fetched.later(5);
    await fetched.fetchDue();
    expect(calls).toHaveLength(1);
    fetched.later(19);
    await fetched.fetchDue();
    expect(calls).toHaveLength(2);
    expect(fetched.of()[0]?.fetchedAt).toBe('2026-12-01T08:00:00.000Z');
  });

  it('are fetched now where somebody wants it', async () => {
    const { calls, at } = await listServer();
    const fetched = daily([at('/list.csv')]);
    await fetched.fetchDue();
    await fetched.fetchDue(true);
    expect(calls).toEqual(['/list.csv', '/list.csv']);
  });

  it('may have the same file name, or one that is no text', async () => {
    const { calls, at } = await listServer();
    const sameName = at('/2/list.csv').replace('127.0.0.1', 'localhost');
    const fetched = daily([at('/list.csv'), sameName, at('/%E6.csv')]);
    await fetched.fetchDue();
    await fetched.fetchDue();
    expect(calls).toEqual(['/list.csv', '/2/list.csv', '/%E6.csv']);
    expect(fetched.of().map(({ problem }) => problem)).toEqual([null, null, null]);
  });

  it('follow a server that names another address, not for ever', async () => {
    const { at } = await listServer();
    const fetched = daily([at('/moved.csv'), at('/round.csv')]);
    await fetched.fetchDue();
    expect(fetched.of()).toMatchObject([
      { fetchedAt: '2026-11-30T08:00:00.000Z', problem: null },
      { problem: { kind: 'not-fetched', why: 'status' } },
    ]);
  });

  it('say of each address why nothing came, and leave the lists as they are', async () => {
    const { at } = await listServer();
    const fetched = daily([
      at('/list.csv'),
      at('/none.csv'),
      at('/broken.csv'),
      'http://127.0.0.1:1/x',
    ]);
    await fetched.fetchDue();
    expect(fetched.of().map(({ problem }) => problem)).toMatchObject([
      null,
      { kind: 'not-fetched', why: 'status' },
      { kind: 'not-read', error: { code: expect.stringContaining('list.') } },
      { kind: 'not-fetched', why: 'no-connection' },
    ]);
    expect(fetched.lists.kept()).toHaveLength(1);
  });

  it.each([
    ['/half.csv', { kind: 'not-fetched', why: 'cut-off' }],
    ['/chunks.csv', { kind: 'not-fetched', why: 'cut-off' }],
    ['/slow.csv', { kind: 'not-fetched', why: 'too-slow' }],
    ['/endless.csv', { kind: 'not-read', error: { code: 'request.too-large' } }],
    ['/empty.csv', { kind: 'not-read', error: { code: 'list.unknown' } }],
    ['/page.csv', { kind: 'not-read', error: { code: 'list.unknown' } }],
  ])(
    'that do not come as they should leave what there is, and the next is fetched: %s',
    async (path, problem) => {
      const { at, open } = await listServer();
      const fetched = daily([at('/list.csv'), at(path), at('/2/list.csv')], {
        longest: path === '/slow.csv' ? 300 : 60_000,
      });
      await fetched.fetchDue();
      expect(fetched.of().map((one) => one.problem)).toMatchObject([null, problem, null]);
      expect(fetched.lists.kept()).toHaveLength(1);
      expect(fetched.lists.underWay()).toBeNull();
      await vi.waitFor(() => expect(open.size).toBe(0));
    },
  );

  it('are not taken where less than half of the list before is left, unless somebody sends them', async () => {
    const rows = (many: number) =>
      [
        table.split('\n')[0],
        ...Array.from(
          { length: many },
          (_, at) => `Hansen, Nr ${at};${100_100_000 + at};;1643;SK Nord;DEN`,
        ),
        '',
      ].join('\n');
    let players = 20;
    const server = createServer((_, response) => response.end(rows(players)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const fetched = daily([`http://127.0.0.1:${port}/list.csv`]);
    const problems: unknown[] = [];
    for (const many of [20, 10, 4, 9]) {
      players = many;
      fetched.later(1);
      await fetched.fetchDue(true);
      problems.push(fetched.of()[0]?.problem);
    }
    const error = { code: 'list.far-fewer', players: 4, kept: 10 };
    expect(problems).toEqual([null, null, { kind: 'not-read', error }, null]);
    const mine = { name: 'list.csv', source: null, month: null, kind: null, keep: null };
    const pieces = new Blob([rows(2)]).stream();
    fetched.later(1);
    await fetched.lists.send({ ...mine, pieces, bytes: 0, limitMegabytes: 1 });
    await fetched.lists.settled();
    expect(fetched.lists.kept()).toMatchObject([{ players: 2 }]);
  });

  it('are fetched once where two windows want them at the same moment', async () => {
    const { calls, at } = await listServer();
    const fetched = daily([at('/list.csv'), at('/2/list.csv')]);
    await Promise.all([fetched.fetchDue(true), fetched.fetchDue(true), fetched.fetchDue()]);
    expect(calls).toEqual(['/list.csv', '/2/list.csv']);
    await fetched.fetchDue(true);
    expect(calls).toHaveLength(4);
  });

  it('let go of a server where somebody sends a list meanwhile', async () => {
    const { at, open } = await listServer();
    const fetched = daily([at('/slow.csv')], { longest: 60_000 });
    const done = fetched.fetchDue();
    // The server was asked, and nothing of its list has come yet.
    await vi.waitFor(() => expect(open.size).toBe(1), { interval: 1 });
    const held = Promise.withResolvers<Uint8Array>();
    const sending = fetched.lists.send({
      name: 'mine.csv',
      source: null,
      month: null,
      kind: null,
      keep: null,
      pieces: (async function* () {
        yield await held.promise;
      })(),
      bytes: 0,
      limitMegabytes: 1,
    });
    await vi.waitFor(() => expect(open.size).toBe(0));
    held.resolve(Buffer.from(table));
    expect(await sending).toMatchObject({ ok: true });
    await done;
    expect(fetched.of()).toMatchObject([{ problem: { error: { code: 'list.busy' } } }]);
  });

  it('are tried again after the disk failed once', async () => {
    const { at } = await listServer();
    let failures = 1;
    const addresses = [at('/list.csv')];
    const fetched = daily(addresses, {
      addresses() {
        failures -= 1;
        if (failures === 0) throw new Error('disk I/O error');
        return addresses;
      },
    });
    await expect(fetched.fetchDue()).rejects.toThrow('disk');
    await fetched.fetchDue();
    expect(fetched.of()).toMatchObject([{ problem: null }]);
    expect(fetched.lists.kept()).toHaveLength(1);
  });

  it.each([
    ['http://example.org/list.zip', 'not-safe'],
    ['https://127.0.0.1/list.zip', 'private'],
    ['https://10.1.2.3/list.zip', 'private'],
    ['https://[::1]/list.zip', 'private'],
    ['https://169.254.169.254/list.zip', 'private'],
  ])('never come from %s', async (address, why) => {
    const closing = new AbortController().signal;
    expect(await getOutside(address, { local: false, closing, longest: 1000 })).toEqual({
      ok: false,
      error: why,
    });
  });

  it('have their addresses one a line, each once', () => {
    expect(addressesIn(' https://a.org/x.zip \n\nhttps://a.org/x.zip\nhttps://b.org/y\n')).toEqual([
      'https://a.org/x.zip',
      'https://b.org/y',
    ]);
    expect(addressesIn('')).toEqual([]);
  });
});
