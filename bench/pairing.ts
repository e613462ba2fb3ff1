/**
 * How long each system takes to pair a middle round of 30, 300 and 1,000 players, how that grows, and
 * its ratio to the first system of the register in the same run.
 */
import { pathToFileURL } from 'node:url';
import {
  type HalfPoints,
  makeSeededRandom,
  type PairedRound,
  type PairingRequest,
  type PairingSystem,
  pairingSystems,
} from '@rokade/rules';
import { Bench } from 'tinybench';
import { afterRound, freshPlayers } from './shared/played-field.ts';

const sizes = [30, 300, 1000] as const;
const roundsPlanned = 11;

function pairOrStop(system: PairingSystem, request: PairingRequest): PairedRound {
  const answer = system.pairRound(request);
  if (answer.ok) return answer.value;
  throw new Error(`${system.code}, round ${request.roundNumber}: ${answer.error.code}`);
}

/** The request for the middle one of all rounds that the system pairs, played at random. */
function middleRequest(system: PairingSystem, size: number): PairingRequest {
  const random = makeSeededRandom(`${system.code} ${size}`);
  const whiteScore = (): HalfPoints =>
    system.knockOut === undefined ? random.below(3) : 2 * random.below(2);
  let players = freshPlayers(size, (no) => 2501 - no);
  const requests: PairingRequest[] = [];
  for (let roundNumber = 1; roundNumber <= roundsPlanned; roundNumber++) {
    const request = { roundNumber, roundsPlanned, players };
    const answer = system.pairRound(request);
    if (!answer.ok) break;
    requests.push(request);
    players = afterRound(players, answer.value, whiteScore);
  }
  const middle = requests[Math.floor(requests.length / 2)];
  if (middle === undefined) throw new Error(`${system.code}: no round of ${size} players`);
  return middle;
}

/** Mean milliseconds for each size. */
async function measure(system: PairingSystem): Promise<readonly number[]> {
  const bench = new Bench({ time: 500, iterations: 5, warmupTime: 100 });
  for (const size of sizes) {
    const request = middleRequest(system, size);
    bench.add(String(size), () => pairOrStop(system, request));
  }
  await bench.run();
  return bench.tasks.map(({ result }) =>
    result.state === 'completed' ? result.latency.mean : Number.NaN,
  );
}

const nameOf = ({ code, edition }: PairingSystem): string => `${code} ${edition}`;

const ratio = (a: number | undefined, b: number | undefined): string =>
  `× ${((a ?? Number.NaN) / (b ?? Number.NaN)).toFixed(2)}`;

/** Prints a line for each system. */
export async function run(): Promise<void> {
  console.log(
    `The middle round of ${roundsPlanned} or of those there are, ${sizes.join(', ')} players, mean in ms`,
  );
  let first: readonly number[] | null = null;
  for (const system of pairingSystems) {
    const means = await measure(system);
    first ??= means;
    const times = means.map((mean) => mean.toFixed(2).padStart(9)).join('');
    const growth = `${sizes[1]} to ${sizes[2]} ${ratio(means[2], means[1])}`;
    const beside = `at ${sizes[2]} ${ratio(means[2], first[2])} of the first`;
    console.log(`${nameOf(system).padEnd(28)}${times}  ${growth}, ${beside}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run();
