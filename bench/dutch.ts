import { pathToFileURL } from 'node:url';
import {
  type DutchRequest,
  dutch2026,
  type ForbiddenGroup,
  makeSeededRandom,
  type PairedRound,
  type PairingPlayer,
  type PlayerNo,
  type RoundRecord,
  type SeededRandom,
} from '@rokade/rules';

const sizes = [100, 300, 1000, 5000] as const;
const roundsPlanned = 9;

type Records = ReadonlyMap<PlayerNo, RoundRecord>;

/** The better player wins more often, a third of the games is drawn. */
function playedRecords(
  { pairings, byes }: PairedRound,
  random: SeededRandom,
  size: number,
): Records {
  const records = new Map<PlayerNo, RoundRecord>();
  for (const { no, halfPoints } of byes) {
    records.set(no, { kind: 'bye', bye: 'pairing-allocated', halfPoints });
  }
  for (const { white, black } of pairings) {
    const drawn = random.below(3) === 0;
    const whiteWins = random.below(2 * size) < size + black - white;
    const halfPoints = drawn ? 1 : whiteWins ? 2 : 0;
    const game = { kind: 'game', status: 'played' } as const;
    records.set(white, { ...game, opponent: black, colour: 'white', halfPoints });
    records.set(black, { ...game, opponent: white, colour: 'black', halfPoints: 2 - halfPoints });
  }
  return records;
}

function pairOrStop(request: DutchRequest): PairedRound {
  const answer = dutch2026.pairRound(request);
  if (!answer.ok) throw new Error(`round ${request.roundNumber}: ${answer.error.code}`);
  return answer.value;
}

const freshPlayers = (size: number): readonly PairingPlayer[] =>
  Array.from({ length: size }, (_, index) => ({
    no: index + 1,
    rating: null,
    records: [],
    availability: { kind: 'present' },
  }));

interface Course {
  readonly size: number;
  readonly rounds: number;
  readonly forbiddenGroups?: readonly ForbiddenGroup[];
}

/** Plays a tournament and returns the milliseconds each round's pairing took. */
function timeRounds({ size, rounds, forbiddenGroups = [] }: Course): readonly number[] {
  const random = makeSeededRandom(`dutch ${size}`);
  let players = freshPlayers(size);
  const times: number[] = [];
  for (let roundNumber = 1; roundNumber <= rounds; roundNumber++) {
    const start = performance.now();
    const round = pairOrStop({ roundNumber, roundsPlanned: rounds, players, forbiddenGroups });
    times.push(performance.now() - start);
    const records = playedRecords(round, random, size);
    players = players.map((player) => ({
      ...player,
      records: [...player.records, records.get(player.no) ?? { kind: 'absent' }],
    }));
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
  '40 players, 35 rounds: nearly all have met': { size: 40, rounds: 35 },
  '1000 players of 4 clubs': { size: 1000, rounds: 9, forbiddenGroups: clubGroups(1000, 4) },
  '300 players, 140 of them of one club': {
    size: 300,
    rounds: 9,
    forbiddenGroups: [{ players: numbersTo(140), rounds: null }],
  },
};

function runContrived(): void {
  console.log('hard on purpose: the slowest round and all rounds together, in seconds');
  for (const [name, course] of Object.entries(contrived)) {
    const times = timeRounds(course);
    const total = times.reduce((sum, time) => sum + time, 0);
    console.log(`${seconds(Math.max(...times))} ${seconds(total)}  ${name}`);
  }
}

/** Prints how long each round of tournaments of several sizes takes to pair, and how it grows. */
export function run(): void {
  console.log(`FIDE Dutch 2026, seconds per round, rounds 1 to ${roundsPlanned}`);
  let before: { readonly size: number; readonly total: number } | null = null;
  for (const size of sizes) {
    const times = timeRounds({ size, rounds: roundsPlanned });
    const total = times.reduce((sum, time) => sum + time, 0);
    const power = before && Math.log(total / before.total) / Math.log(size / before.size);
    const growth = power === null ? '' : `  grows like n^${power.toFixed(2)}`;
    console.log(`${String(size).padStart(5)} players ${times.map(seconds).join('')}${growth}`);
    before = { size, total };
  }
  runContrived();
  const megabytes = process.memoryUsage.rss() / 1e6;
  console.log(`memory of the process at the end: ${megabytes.toFixed(0)} MB`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run();
