/**
 * `npm run bench:sunday`: a federation's Sunday. Hundreds of tournaments on two servers with one
 * PostgreSQL, each a process of its own on this machine: results come in faster and faster until an
 * answer takes too long, then the database fails in the middle and comes back, and at the end every
 * acknowledged result is looked for at the other server. In five minutes at most; `-- --tournaments 40
 * --readers 40` makes it smaller, `--seconds 60` the steps longer.
 */
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask, hangUp } from '../shared/asking.ts';
import type { Desk } from './desks.ts';
import { figuresOf, figuresText } from './figures.ts';
import { type House, openHouse, takeIn } from './house.ts';
import { openPhones, type Phones } from './phones.ts';

/** The promised limits: milliseconds for a result's answer and for a phone to be up to date, at p95. */
const promised = { result: 300, phone: 5000 } as const;

/** Results a second, step by step. */
const rates = [5, 20, 40, 80, 160] as const;

/** The number of boards of each tournament whose results are entered while the database fails. */
const keptForFall = 5;

/** Milliseconds after a step within which all phones should have seen its results. */
const settling = 10_000;

const { values } = parseArgs({
  options: {
    tournaments: { type: 'string', default: '400' },
    players: { type: 'string', default: '30' },
    readers: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '10' },
  },
});
const [tournaments, players, readers, seconds] = [
  values.tournaments,
  values.players,
  values.readers,
  values.seconds,
].map(Number) as [number, number, number, number];

/**
 * Enters `rate` results a second for some seconds, whether or not earlier ones are answered, as long as
 * a desk has more boards than are kept for later; returns how long each took.
 */
async function enterFor(
  desks: readonly Desk[],
  rate: number,
  kept: number,
): Promise<readonly number[]> {
  const pending: Promise<number>[] = [];
  const start = performance.now();
  for (let result = 0; result < rate * seconds; result++) {
    const due = start + (result * 1000) / rate;
    await setTimeout(Math.max(0, due - performance.now()));
    const desk = desks[result % desks.length];
    // The time before a result's turn counts as waiting.
    if (desk !== undefined && desk.left() > kept)
      pending.push(desk.enterNext().then((at) => at - due));
  }
  return Promise.all(pending);
}

async function settled(phones: Phones): Promise<void> {
  const end = performance.now() + settling;
  while (phones.late() > 0 && performance.now() < end) await setTimeout(200);
}

const cpuOf = async ({ servers }: House): Promise<readonly number[]> =>
  Promise.all(servers.map(async ({ usage }) => (await usage()).cpu));

/** One step at a rate; true: the promises hold. */
async function step(
  house: House,
  desks: readonly Desk[],
  phones: Phones,
  rate: number,
): Promise<boolean> {
  phones.take();
  const before = await cpuOf(house);
  const start = performance.now();
  const results = figuresOf(await enterFor(desks, rate, keptForFall));
  const lasted = performance.now() - start;
  const after = await cpuOf(house);
  await settled(phones);
  const seen = phones.take();
  const behind = figuresOf(seen.behind);
  const shares = after.map((cpu, server) => (100 * (cpu - (before[server] ?? 0))) / lasted);
  console.log(`${rate} results a second: a result ${figuresText(results)}`);
  console.log(
    `  a page ${figuresText(figuresOf(seen.pages))}; a phone behind ${figuresText(behind)}`,
  );
  console.log(
    `  not up to date after ${settling / 1000} s: ${phones.late()}; CPU of the servers ${shares.map((share) => `${share.toFixed(0)} %`).join(', ')}`,
  );
  return results.p95 < promised.result && behind.p95 < promised.phone;
}

/** Climbs until a promise breaks; returns the last rate at which both held. */
async function climb(house: House, desks: readonly Desk[], phones: Phones): Promise<number> {
  let capacity = 0;
  for (const rate of rates) {
    if (!desks.some((desk) => desk.left() > keptForFall)) break;
    if (!(await step(house, desks, phones, rate))) {
      console.log(`  more than this machine can do`);
      break;
    }
    capacity = rate;
  }
  return capacity;
}

/** The database fails while results come in. */
async function fallInTheMiddle(house: House, desks: readonly Desk[], rate: number): Promise<void> {
  const entering = enterFor(desks, rate, 0);
  await setTimeout((seconds * 1000) / 3);
  await house.fall();
  await setTimeout(2000);
  await house.rise();
  const results = figuresOf(await entering);
  console.log(
    `database restarted in the middle, ${rate} a second: a result ${figuresText(results)}`,
  );
}

/** Acknowledged results that a server does not have, or has more than once. */
async function missing({ servers, arbiter }: House, desk: Desk, server: number): Promise<number> {
  const url = servers[server % servers.length]?.url;
  const { body } = await ask(`${url}/api/tournaments/${desk.id}/export`, arbiter);
  const { entries } = JSON.parse(body.toString()) as {
    readonly entries: readonly { event: { kind: string; board?: number } }[];
  };
  const entered = entries.filter(({ event }) => event.kind === 'result-entered');
  const boards = new Set(entered.map(({ event }) => event.board));
  const lost = [...desk.boards].filter((board) => !boards.has(board)).length;
  return lost + entered.length - boards.size;
}

async function lookForAll(house: House, desks: readonly Desk[]): Promise<void> {
  let wrong = 0;
  let entered = 0;
  for (const [index, desk] of desks.entries()) {
    entered += desk.boards.size;
    wrong += await missing(house, desk, index);
  }
  console.log(`${entered} results acknowledged, ${wrong} of them lost or there twice`);
  if (wrong > 0) process.exitCode = 1;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

async function sizes(house: House): Promise<void> {
  const memories = await Promise.all(
    house.servers.map(async ({ usage }) => megabytes((await usage()).memory)),
  );
  console.log(
    `memory of the servers ${memories.join(', ')}; database ${megabytes(await house.size())}`,
  );
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`);
const house = await openHouse();
try {
  const start = performance.now();
  const desks = await takeIn(house, { tournaments, players, milliseconds: 90_000 });
  const took = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${desks.length} tournaments with ${desks.length * players} players in ${took} s`);
  const phones = await openPhones(
    readers,
    desks,
    house.servers.map(({ url }) => url),
  );
  const capacity = await climb(house, desks, phones);
  console.log(`${capacity} results a second with a result under ${promised.result} ms at p95`);
  await fallInTheMiddle(house, desks, Math.max(1, capacity / 2));
  await settled(phones);
  console.log(`phones not up to date after it: ${phones.late()} of ${readers}`);
  await lookForAll(house, desks);
  await sizes(house);
  phones.leave();
} finally {
  hangUp();
  await house.close();
}
