import { pathToFileURL } from 'node:url';
import {
  type DutchRequest,
  dutch2017,
  dutch2026,
  type ForbiddenGroup,
  type HalfPoints,
  makeSeededRandom,
  type PlayerNo,
  type SeededRandom,
} from '@rokade/rules';
import { pairAlone } from './shared/dutch-alone.ts';
import { afterRound, freshPlayers } from './shared/played-field.ts';

const sizes = [100, 300, 1000, 5000] as const;
const roundsPlanned = 9;

/** The better player wins more often, a third of the games is drawn. */
const scoreBy =
  (
    random: SeededRandom,
    { size, allDrawn }: { readonly size: number; readonly allDrawn: boolean },
  ) =>
  (white: PlayerNo, black: PlayerNo): HalfPoints => {
    const drawn = random.below(3) === 0 || allDrawn;
    const whiteWins = random.below(2 * size) < size + black - white;
    return drawn ? 1 : whiteWins ? 2 : 0;
  };

interface Course {
  readonly size: number;
  readonly rounds: number;
  /** Default: the edition of 2026. */
  readonly system?: typeof dutch2017 | typeof dutch2026;
  /** Whether every game is drawn, so that all stay in one scoregroup. */
  readonly allDrawn?: boolean;
  readonly forbiddenGroups?: readonly ForbiddenGroup[];
}

/** Milliseconds of processor time: other work on the machine counts for less than on the clock. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Plays a tournament, as far as it can be paired, and returns the milliseconds each round's pairing took. */
function timeRounds(course: Course): readonly number[] {
  const { size, rounds, system = dutch2026, allDrawn = false, forbiddenGroups = [] } = course;
  const random = makeSeededRandom(`dutch ${size}`);
  let players = freshPlayers(size);
  const times: number[] = [];
  for (let roundNumber = 1; roundNumber <= rounds; roundNumber++) {
    const request: DutchRequest = { roundNumber, roundsPlanned: rounds, players, forbiddenGroups };
    const start = processorTime();
    const answer = system.pairRound(request);
    times.push(processorTime() - start);
    if (!answer.ok) break;
    players = afterRound(players, answer.value, scoreBy(random, { size, allDrawn }));
  }
  return times;
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3).padStart(7);

const numbersTo = (last: number): readonly PlayerNo[] =>
  Array.from({ length: last }, (_, index) => index + 1);

/** Players of `clubs` clubs of equal size, none of whom meet their own. */
const clubGroups = (size: number, clubs: number): readonly ForbiddenGroup[] =>
  numbersTo(clubs).map((club) => ({
    players: numbersTo(size).filter((no) => (no * 7919) % clubs === club - 1),
    rounds: null,
  }));

/** Fields that are hard on purpose. */
const contrived: Readonly<Record<string, Course>> = {
  '12 players, 10 rounds: a small field’s last rounds': { size: 12, rounds: 10 },
  '20 players, 17 rounds': { size: 20, rounds: 17 },
  '40 players, 35 rounds: nearly all have met': { size: 40, rounds: 35 },
  '1000 players of 4 clubs': { size: 1000, rounds: 9, forbiddenGroups: clubGroups(1000, 4) },
  '1000 players, all games drawn: one scoregroup': { size: 1000, rounds: 5, allDrawn: true },
  '1000 players by the edition of 2017': { size: 1000, rounds: 9, system: dutch2017 },
};

/** Nearly half of the field may not meet each other: completion is barely possible in every bracket. */
const oneClub = (size: number): Course => ({
  size,
  rounds: 7,
  forbiddenGroups: [{ players: numbersTo(Math.floor(size * 0.47)), rounds: null }],
});

/** Kinds of hard fields, for which the growth counts: never worse than n³. */
const families: Readonly<Record<string, (size: number) => Course>> = {
  '47 % of one club': oneClub,
  '47 % of one club, edition of 2017': (size) => ({ ...oneClub(size), system: dutch2017 }),
  'nearly all have met': (size) => ({ size, rounds: Math.floor(size * 0.85) }),
  'all games drawn': (size) => ({ size, rounds: 5, allDrawn: true }),
};

const familySizes: Readonly<Record<string, readonly number[]>> = {
  'nearly all have met': [20, 40, 80],
};

const sumOf = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0);

function runContrived(): void {
  console.log('hard on purpose: the slowest round and all rounds together, in seconds');
  for (const [name, course] of Object.entries(contrived)) {
    const times = timeRounds(course);
    console.log(`${seconds(Math.max(...times))} ${seconds(sumOf(times))}  ${name}`);
  }
  console.log('their growth: the slowest round, in seconds');
  for (const [name, courseOf] of Object.entries(families)) {
    const sizes = familySizes[name] ?? [100, 200, 400];
    const slowest = sizes.map((size) => Math.max(...timeRounds(courseOf(size))));
    const [first = 0, last = 0] = [slowest[0], slowest.at(-1)];
    const power = Math.log(last / first) / Math.log((sizes.at(-1) ?? 1) / (sizes[0] ?? 1));
    const shown = sizes.map((size, index) => `${size}: ${seconds(slowest[index] ?? 0).trim()}`);
    console.log(`  ${name}: ${shown.join(', ')}  grows like n^${power.toFixed(2)}`);
  }
}

/** The largest field with an aim, each round paired by a process of its own. */
async function runAlone(size: number): Promise<void> {
  const random = makeSeededRandom(`dutch ${size}`);
  let players = freshPlayers(size);
  const taken: { readonly milliseconds: number; readonly megabytes: number }[] = [];
  for (let roundNumber = 1; roundNumber <= roundsPlanned; roundNumber++) {
    const request = { roundNumber, roundsPlanned, players, forbiddenGroups: [] };
    const { paired, ...costs } = await pairAlone(request);
    taken.push(costs);
    players = afterRound(players, paired, scoreBy(random, { size, allDrawn: false }));
  }
  const slowest = Math.max(...taken.map(({ milliseconds }) => milliseconds));
  const largest = Math.max(...taken.map(({ megabytes }) => megabytes));
  console.log(
    `${size} players, each round in a process of its own: at most ${seconds(slowest).trim()} s and ${largest.toFixed(0)} MB (aim: 3 s, 300 MB); rounds:`,
  );
  const shown = taken.map(
    ({ milliseconds, megabytes }) => `${seconds(milliseconds).trim()} s ${megabytes.toFixed(0)} MB`,
  );
  console.log(`  ${shown.join(', ')}`);
}

/** Prints how long each round of tournaments of several sizes takes to pair, and how it grows. */
export async function run(): Promise<void> {
  console.log(`FIDE Dutch 2026, seconds of processor time per round, rounds 1 to ${roundsPlanned}`);
  let before: { readonly size: number; readonly total: number } | null = null;
  for (const size of sizes) {
    const times = timeRounds({ size, rounds: roundsPlanned });
    const total = sumOf(times);
    const power = before && Math.log(total / before.total) / Math.log(size / before.size);
    const growth = power === null ? '' : `  grows like n^${power.toFixed(2)}`;
    console.log(`${String(size).padStart(5)} players ${times.map(seconds).join('')}${growth}`);
    before = { size, total };
  }
  await runAlone(10_000);
  runContrived();
  const megabytes = process.memoryUsage.rss() / 1e6;
  console.log(`memory of the process at the end: ${megabytes.toFixed(0)} MB`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run();
