/**
 * `npm run bench:lists`: 10,000 tournaments of 41 organisations, kept in a folder and in PostgreSQL.
 * How long a server takes to start on them, how long a page of the list takes, searched and filtered,
 * and its memory, compared with a server with 100, and how much of that is CPU; each is a process of
 * its own, reached over HTTP only. `-- --tournaments 2000` makes it smaller, `-- --only sqlite` or
 * `postgres` shorter.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../test/postgres-server.ts';
import { ask, hangUp, type SentHeaders } from '../shared/asking.ts';
import { type Served, serve, signIn } from '../shared/served.ts';
import { fill } from './fill.ts';

/** The promised limits, in milliseconds. */
const promised = { answer: 100, start: 2000 } as const;

const { values } = parseArgs({
  options: {
    tournaments: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
  },
});
const tournaments = Number(values.tournaments);
const few = 100;

const addresses = [
  ['the API, the newest', '/api/tournaments'],
  ['the API, two words', '/api/tournaments?search=osterbro%20lyn'],
  ['the API, a word of none', '/api/tournaments?search=nothing'],
  ['the API, finished', '/api/tournaments?state=finished'],
  ['the API, a year', '/api/tournaments?since=2019-01-01&until=2019-12-31'],
  ['front page', '/'],
  ['front page, searched', '/?search=p%C3%A5skecup&state=running'],
  ['the API, one club', '/api/tournaments?organisation=club-7'],
  ['page of a club', '/k/club-7'],
  ['page of a club, searched', '/k/club-7?search=p%C3%A5skecup&state=running'],
  ['all clubs', '/k'],
  ['console', '/console'],
  ['console, searched', '/console?search=aarhus'],
] as const;

const times = 20;

/** The time that nineteen of twenty answers do not exceed. */
const p95 = (measured: readonly number[]): number =>
  measured.toSorted((a, b) => a - b)[Math.ceil(measured.length * 0.95) - 1] ?? 0;

const verdict = (time: number, most: number): string =>
  `${time.toFixed(0)} ms${time > most ? ` — more than the ${most} ms promised` : ''}`;

/**
 * Sends requests with a signed-in account, for which every answer is made afresh; returns p95 and the
 * CPU time of one.
 */
async function timeOf(
  { url, usage }: Served,
  path: string,
  headers: SentHeaders,
): Promise<{ readonly time: number; readonly cpu: number }> {
  const measured: number[] = [];
  const before = (await usage()).cpu;
  for (let n = 0; n < times; n++) {
    const start = performance.now();
    const { status } = await ask(url + path, headers);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    measured.push(performance.now() - start);
  }
  return { time: p95(measured), cpu: ((await usage()).cpu - before) / times };
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** Waits until every journal has been read; the server then rests. */
async function untilAtRest({ usage }: Served): Promise<void> {
  for (let last = -1, now = (await usage()).cpu; now - last > 20; now = (await usage()).cpu) {
    last = now;
    await setTimeout(1000);
  }
}

async function measure(place: string, count: number): Promise<void> {
  const filling = performance.now();
  await fill(place, count);
  const filled = ((performance.now() - filling) / 1000).toFixed(0);
  const starting = performance.now();
  const served = await serve(place);
  await ask(`${served.url}/api/tournaments`);
  const started = performance.now() - starting;
  const { cpu: startCpu } = await served.usage();
  console.log(`\n${count} tournaments (taken in within ${filled} s)`);
  console.log(
    `start to the first answer  ${verdict(started, promised.start)}, ${startCpu.toFixed(0)} ms of CPU`,
  );
  const arbiter = await signIn(served.url, served.setupUrl ?? '');
  const lookedThrough = performance.now();
  await untilAtRest(served);
  const looking = ((performance.now() - lookedThrough) / 1000).toFixed(0);
  for (const [name, path] of addresses) {
    const { time, cpu } = await timeOf(served, path, arbiter);
    const line = verdict(time, promised.answer);
    console.log(`${name.padEnd(26)} ${line} (p95 of ${times}), ${cpu.toFixed(1)} ms of CPU`);
  }
  const { memory } = await served.usage();
  const { retained } = await served.retainedUsage();
  console.log(
    `memory ${megabytes(memory)}, of which ${megabytes(retained)} are held; every journal looked through after ${looking} s`,
  );
  await served.close();
}

async function inFolder(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-lists-'));
  console.log('── SQLite');
  try {
    for (const count of [few, tournaments]) await measure(join(folder, `${count}`), count);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function inPostgres(): Promise<void> {
  const postgres = await startPostgres();
  console.log('── PostgreSQL');
  try {
    for (const count of [few, tournaments]) await measure(await postgres.makeDatabase(), count);
  } finally {
    await postgres.stop();
  }
}

if (values.only !== 'postgres') await inFolder();
if (values.only !== 'sqlite') await inPostgres();
hangUp();
