/**
 * A union's season over HTTP: 120 teams in 15 divisions, every line-up and every sheet by the links of the
 * captains, twenty matches at once, then the tables of all divisions; and 500 phones that open pages of
 * the league and load them anew. Prints how long requests took (95 of 100 below it), and whether
 * anything acknowledged is missing. The server is a process of its own, reached over HTTP only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  lostIn,
  makeAsking,
  makeUnion,
  playMatches,
  slowestOf95,
  type Union,
} from '../test/union-season.ts';
import { ask, fromBrowser, hangUp } from './shared/asking.ts';
import { type Served, serve, signIn } from './shared/served.ts';

const extent = { divisions: 15, teams: 8, boards: 8 } as const;
const atOnce = 20;
const phones = 500;
const ms = (time: number): string => `${time.toFixed(0)} ms`;

const percentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] ?? 0;

/** Plays the whole season; prints its times. */
async function playSeason(union: Union): Promise<void> {
  const { matches } = await union.league();
  const start = performance.now();
  await playMatches(union, matches, { boards: extent.boards, atOnce });
  const seconds = (performance.now() - start) / 1000;
  const league = await union.league();
  for (const { id } of league.divisions) {
    await union.ask('table', `/leagues/${union.id}/divisions/${id}/table`, union.leader);
  }
  await union.ask('ends', `/leagues/${union.id}/ends`, union.leader);
  const times = [...slowestOf95(union)].map(([kind, time]) => `${kind} ${ms(time)}`).join(', ');
  const lost = lostIn(league, union);
  console.log(
    `${matches.length} matches by ${union.captains.size} captains in ${seconds.toFixed(1)} s, ${atOnce} at once; 95 of 100 requests below: ${times}; entries ${league.version}; lost: ${lost.length}`,
  );
  if (lost.length > 0) throw new Error(`${lost.length} matches lost something`);
}

/** Phones open pages of the league together, while results change its tables. */
async function readAtOnce({ url, usage }: Served, union: Union): Promise<void> {
  const pages = ['', ...Array.from({ length: 15 }, (_, index) => `/division/d${index + 1}`)];
  const before = (await usage()).cpu;
  const start = performance.now();
  const read = Array.from({ length: phones }, async (_, phone) => {
    const begun = performance.now();
    const page = `${url}/league/${union.id}${pages[phone % pages.length]}`;
    const { status } = await ask(page, fromBrowser);
    if (status !== 200) throw new Error(`${page}: ${status}`);
    return performance.now() - begun;
  });
  const changed = union.lead({
    kind: 'settle-by-score',
    match: (await union.league()).matches[0]?.id,
    score: { home: 8, away: 8 },
  });
  const begun = performance.now();
  await changed;
  const desk = performance.now() - begun;
  const times = await Promise.all(read);
  const cpu = (await usage()).cpu - before;
  console.log(
    `${phones} phones open the league's pages at once: all after ${ms(performance.now() - start)}, 95 of 100 below ${ms(percentile95(times))}; ${(cpu / phones).toFixed(1)} ms of CPU a page; the leader's own answer meanwhile ${ms(desk)}`,
  );
}

/** Prints the times of a union's season. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-bench-union-'));
  const served = await serve(folder);
  try {
    const leader = await signIn(served.url, served.setupUrl ?? '');
    const start = performance.now();
    const asking = makeAsking(() => served.url);
    const union = await makeUnion(asking, leader, extent);
    console.log(`made over HTTP in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    await playSeason(union);
    await readAtOnce(served, union);
  } finally {
    hangUp();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await run();
