/**
 * A match day of teams: 500 phones look at a division of a Swiss and at the bracket of a cup while results
 * come in board by board. Prints what a page costs when it is made and when it is given again, how long the
 * phones wait until they see a result, and how long its sender waits meanwhile. The server is a process
 * of its own, reached over HTTP only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyLeagueValues, emptyMemberValues, emptyTeamValues, type League } from '@rokade/league';
import { ask, fromBrowser, hangUp, type SentHeaders } from './shared/asking.ts';
import { median } from './shared/median.ts';
import { openReaders } from './shared/readers.ts';
import { post, type Served, serve, signIn } from './shared/served.ts';

const boards = 4;
const teamsIn = { swiss: 60, cup: 32 } as const;
const roundsBefore = 4;
const phones = 500;
/** How many results come in while all phones look, and how many milliseconds apart. */
const results = 20;
const apart = 150;

const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
const most = (times: readonly number[]): number => Math.max(0, ...times);

const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

type DivisionName = keyof typeof teamsIn;

/** A league on a server, with what its leader writes. */
interface MatchDay {
  readonly served: Served;
  readonly id: string;
  version(): number;
  lead(command: object): Promise<void>;
  league(): Promise<League>;
}

async function openLeague(served: Served): Promise<MatchDay> {
  const leader = await signIn(served.url, served.setupUrl ?? '');
  const values = { ...emptyLeagueValues, name: 'Holdkampe', published: true };
  const made = await post(`${served.url}/api/leagues`, leader, { values });
  const { id, version: first } = JSON.parse(made.body.toString()) as {
    id: string;
    version: number;
  };
  let version = first;
  return {
    served,
    id,
    version: () => version,
    async lead(command) {
      const body = { basedOn: version, command, confirmed: true };
      const done = await post(`${served.url}/api/leagues/${id}/commands`, leader, body);
      ({ version } = JSON.parse(done.body.toString()) as { version: number });
    },
    async league() {
      const { body } = await ask(`${served.url}/api/leagues/${id}`, leader);
      return JSON.parse(body.toString()) as League;
    },
  };
}

/** Draws and publishes a round, with a line-up of each team where it is the first. */
async function beginRound({ lead, league }: MatchDay, division: DivisionName, round: number) {
  await lead({ kind: 'draw-round', division, round, day: '', seed: 'lots' });
  await lead({ kind: 'publish-round', division, round });
  const { matches } = await league();
  const own = matches.filter((match) => match.division === division && match.round === round);
  for (const { id: match, home, away } of round === 1 ? own : []) {
    for (const team of [home, away]) {
      const players = numbers(boards).map((place) => `${team}p${place}`);
      await lead({ kind: 'hand-in-line-up', match, team, players });
    }
  }
  return own;
}

const outcomes = ['1-0', 'draw', '0-1'] as const;
const outcomeOf = (number: number) => outcomes[number % 3] ?? 'draw';

/** Makes a division whose teams hand in a line-up once, and plays its rounds up to the one that begins. */
async function makeDivision(day: MatchDay, division: DivisionName, roundsPlayed: number) {
  const { lead } = day;
  const values = { level: 1, boards, promoted: 0, relegated: 0, form: division };
  await lead({
    kind: 'add-division',
    division,
    values: { ...values, name: division, lineUps: 'to-come' },
  });
  const teams = numbers(teamsIn[division]).map((number) => `${division}${number}`);
  await lead({
    kind: 'enter-teams',
    division,
    teams: teams.map((id) => ({ id, values: { ...emptyTeamValues, name: id, club: id } })),
  });
  for (const team of teams) {
    const players = numbers(boards).map((place) => ({
      id: `${team}p${place}`,
      values: { ...emptyMemberValues, name: `${team}${place}, Spiller`, rating: 2200 - 20 * place },
    }));
    await lead({ kind: 'name-players', team, seat: 'regular', leave: '', players });
  }
  for (const round of numbers(roundsPlayed)) {
    const matches = await beginRound(day, division, round);
    const noted = matches.map(({ id: match }, index) => ({
      match,
      results: numbers(boards).map((board) => ({ board, score: outcomeOf(index + board * round) })),
    }));
    await lead({ kind: 'note-round', division, round, matches: noted });
  }
  return beginRound(day, division, roundsPlayed + 1);
}

/** Milliseconds of CPU time for each of some requests, one after the other. */
async function cpuOf({ served }: MatchDay, path: string, times: number): Promise<number> {
  const { cpu } = await served.usage();
  for (let request = 0; request < times; request++) {
    const { status } = await ask(`${served.url}${path}`, fromBrowser as SentHeaders);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }
  return ((await served.usage()).cpu - cpu) / times;
}

/** Results one after the other, each at a board of its own. */
function* openBoards(matches: readonly { readonly id: string }[]) {
  for (const { id: match } of matches) {
    for (const board of numbers(boards)) yield { match, board };
  }
}

async function phonesLook(
  day: MatchDay,
  matches: Readonly<Record<DivisionName, readonly { readonly id: string }[]>>,
): Promise<void> {
  const { served, id } = day;
  const base = `/league/${id}`;
  const pages = ['swiss', 'cup'].map((division) => `${base}/division/${division}`);
  const left = [openBoards(matches.swiss), openBoards(matches.cup)];
  let count = 0;
  const next = async (): Promise<void> => {
    count += 1;
    const place = left[count % 2]?.next().value;
    if (!place) throw new Error('there are boards enough');
    await day.lead({
      kind: 'note-results',
      match: place.match,
      results: [{ board: place.board, score: outcomeOf(count) }],
    });
  };
  for (const page of pages) {
    await next();
    const first = await cpuOf(day, page, 1);
    const again = await cpuOf(day, page, 50);
    const { body } = await ask(`${served.url}${page}`, fromBrowser);
    console.log(
      `${(page.split('/').at(-1) ?? '').padEnd(6)} ${(body.length / 1000).toFixed(1)} kB; after a result ${ms(first)} of CPU, then ${ms(again)}`,
    );
  }
  // Of each ten phones four look at each of the divisions, and two at a team each.
  const own = numbers(50).map((number) => `${base}/team/swiss${number}`);
  const looked = own.flatMap((team) => [...pages, ...pages, ...pages, ...pages, team, team]);
  const crowd = await openReaders(
    { url: served.url, pages: looked, live: `/api/leagues/${id}/live`, version: day.version() },
    phones,
  );
  const acknowledged: number[] = [];
  const seen: number[] = [];
  const { cpu } = await served.usage();
  for (let result = 0; result < results; result += 2) {
    const start = performance.now();
    for (const wait of [apart, 0]) {
      const sent = performance.now();
      await next();
      acknowledged.push(performance.now() - sent);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    await crowd.allCurrent(day.version());
    seen.push(performance.now() - start - apart);
  }
  const used = (await served.usage()).cpu - cpu;
  crowd.leave();
  console.log(
    `${phones} phones: all current ${ms(median(seen))} after a result (slowest ${ms(most(seen))}); its sender's answer ${ms(median(acknowledged))} (slowest ${ms(most(acknowledged))}); ${ms(used / results)} of CPU a result`,
  );
}

/** Prints the times of a match day. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-bench-league-'));
  const served = await serve(folder);
  try {
    const day = await openLeague(served);
    const swiss = await makeDivision(day, 'swiss', roundsBefore);
    const cup = await makeDivision(day, 'cup', 0);
    console.log(
      `a Swiss of ${teamsIn.swiss} teams in round ${roundsBefore + 1}, a cup of ${teamsIn.cup}, ${boards} boards`,
    );
    await phonesLook(day, { swiss, cup });
  } finally {
    hangUp();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await run();
