/**
 * A full hall: how many public pages a server delivers for a second of its CPU time, how large they are
 * on the wire, how long 500 readers wait until they see a result and how long the desk waits meanwhile,
 * and what the arbiter's pages cost; with 300 and with 1,000 players. The server is a process of its
 * own on this machine, reached over HTTP only.
 */
import { ask, fromBrowser, hangUp, type SentHeaders } from './shared/asking.ts';
import { type Hall, openHall } from './shared/hall.ts';
import { median } from './shared/median.ts';
import { openReaders } from './shared/readers.ts';

const rounds = 9;
const readers = 500;
const results = 10;

const most = (times: readonly number[]): number => Math.max(0, ...times);
const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The longest time that one address is measured, in milliseconds. */
const longest = 3000;

/** Requests an address again and again, a few at a time; returns the CPU milliseconds of one answer. */
async function cpuOfOne(
  hall: Hall,
  path: string,
  how: { readonly times: number; readonly headers: SentHeaders },
): Promise<number> {
  let requests = 0;
  const end = performance.now() + longest;
  const keepAsking = async (): Promise<void> => {
    while (requests < how.times && performance.now() < end) {
      requests++;
      const { status } = await ask(`${hall.url}${path}`, how.headers);
      if (![200, 303, 304].includes(status)) throw new Error(`${path}: ${status}`);
    }
  };
  const before = await hall.cpu();
  await Promise.all(Array.from({ length: Math.min(10, how.times) }, keepAsking));
  return ((await hall.cpu()) - before) / requests;
}

async function publicPages(hall: Hall): Promise<void> {
  for (const page of ['', '/standings', '/round/9', '/crosstable']) {
    const path = `/t/${hall.tournament}${page}`;
    const first = await cpuOfOne(hall, path, { times: 1, headers: fromBrowser });
    const { body, headers } = await ask(`${hall.url}${path}`, fromBrowser);
    const times = 500;
    const again = await cpuOfOne(hall, path, { times, headers: fromBrowser });
    const headersKept = { ...fromBrowser, 'if-none-match': headers.etag ?? '' };
    const unchanged = await cpuOfOne(hall, path, { times, headers: headersKept });
    const perSecond = (cpu: number): string => `${(1000 / cpu).toFixed(0)} a CPU second`;
    console.log(
      `${(page || 'overview').padEnd(12)} ${kilobytes(body.length).padStart(9)}; first ${ms(first)} of CPU, then ${perSecond(again)}, ${perSecond(unchanged)} where nothing changed`,
    );
  }
}

/** The desk enters the result of a board of the last round. */
async function enter(hall: Hall, board: number): Promise<void> {
  const address = `${hall.url}/api/tournaments/${hall.tournament}/commands`;
  const result = { kind: 'played', white: 2, black: 0 };
  const command = { kind: 'enter-result', round: rounds, board, result };
  const { status, body } = await ask(address, hall.arbiter, { basedOn: hall.version, command });
  if (status !== 200) throw new Error(String(body));
}

/** Enters results one after another while all readers watch. */
async function resultsSeen(hall: Hall, players: number): Promise<void> {
  const pages = ['standings', 'standings', `round/${rounds}`, 'crosstable'] as const;
  const { url, tournament } = hall;
  const watched = {
    url,
    pages: pages.map((page) => `/t/${tournament}/${page}`),
    live: `/api/tournaments/${tournament}/live`,
    version: hall.version,
  };
  const crowd = await openReaders(watched, readers);
  const acknowledged: number[] = [];
  const seen: number[] = [];
  const enterTimed = async (board: number): Promise<void> => {
    const start = performance.now();
    await enter(hall, board);
    acknowledged.push(performance.now() - start);
  };
  const before = await hall.cpu();
  let version = hall.version;
  for (let result = 0; result < results; result++) {
    const start = performance.now();
    await enterTimed(players / 2 - 2 * result);
    // The second result is entered while all readers load the first.
    await new Promise((resolve) => setTimeout(resolve, 150));
    await enterTimed(players / 2 - 2 * result - 1);
    version += 2;
    await crowd.allCurrent(version);
    seen.push(performance.now() - start);
  }
  const cpu = (await hall.cpu()) - before;
  crowd.leave();
  console.log(
    `${readers} readers: all current ${ms(median(seen))} after a result (slowest ${ms(most(seen))}); the desk's own answer ${ms(median(acknowledged))} (slowest ${ms(most(acknowledged))}); ${ms(cpu / (2 * results))} of CPU a result`,
  );
}

const consolePages = [
  '',
  '/players',
  '/round/9',
  '/results/9',
  '/standings',
  '/crosstable',
  '/settings',
  '/history',
  '/prizes',
  '/reports',
  '/prints',
] as const;

/** How often each of the arbiter's pages is loaded for the first time after a result. */
const firstLooks = 5;

/** The cost of each page at its first load after a result, and at later loads. */
async function arbiterPages(hall: Hall, players: number): Promise<void> {
  let board = players / 2 - 2 * results;
  const costs: string[] = [];
  for (const page of consolePages) {
    const path = `/console/${hall.tournament}${page}`;
    const cpu = (times: number) => cpuOfOne(hall, path, { times, headers: hall.arbiter });
    const first: number[] = [];
    for (let look = 0; look < firstLooks; look++) {
      await enter(hall, board--);
      first.push(await cpu(1));
    }
    costs.push(`${page || 'overview'} ${ms(median(first))}, then ${ms(await cpu(5))}`);
  }
  console.log(`console, CPU of the first look after a result: ${costs.join('; ')}`);
}

/** Boards of the last round whose results are entered here. */
const open = 2 * results + firstLooks * consolePages.length;

/** Prints the cost for each size of hall. */
export async function run(): Promise<void> {
  for (const players of [300, 1000]) {
    console.log(`${players} players, ${rounds} rounds`);
    const hall = await openHall({ players, rounds, open });
    try {
      await publicPages(hall);
      await resultsSeen(hall, players);
      await arbiterPages(hall, players);
    } finally {
      hangUp();
      await hall.close();
    }
  }
}

if (import.meta.main) await run();
