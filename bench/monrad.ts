import { pathToFileURL } from 'node:url';
import {
  makeSeededRandom,
  monrad,
  type PairedRound,
  type PairingPlayer,
  type PairingRequest,
  type PlayerNo,
  type RoundRecord,
  type SeededRandom,
} from '@rokade/rules';
import { Bench } from 'tinybench';

const sizes = [30, 300, 1000] as const;
const roundsPlanned = 11;
const middleRound = 6;

type Records = ReadonlyMap<PlayerNo, RoundRecord>;

function playedRecords({ pairings, byes }: PairedRound, random: SeededRandom): Records {
  const records = new Map<PlayerNo, RoundRecord>();
  for (const { no, halfPoints } of byes) {
    records.set(no, { kind: 'bye', bye: 'pairing-allocated', halfPoints });
  }
  for (const { white, black } of pairings) {
    const halfPoints = random.below(3);
    const game = { kind: 'game', status: 'played' } as const;
    records.set(white, { ...game, opponent: black, colour: 'white', halfPoints });
    records.set(black, { ...game, opponent: white, colour: 'black', halfPoints: 2 - halfPoints });
  }
  return records;
}

function pairOrStop(request: PairingRequest): PairedRound {
  const answer = monrad.pairRound(request);
  if (!answer.ok) throw new Error(`round ${request.roundNumber}: ${answer.error.code}`);
  return answer.value;
}

/** The question for the middle round of a tournament whose rounds before were played at random. */
function middleRequest(size: number): PairingRequest {
  const random = makeSeededRandom(`monrad ${size}`);
  let players: readonly PairingPlayer[] = Array.from({ length: size }, (_, index) => ({
    no: index + 1,
    rating: null,
    records: [],
    availability: { kind: 'present' },
  }));
  for (let roundNumber = 1; roundNumber < middleRound; roundNumber++) {
    const records = playedRecords(pairOrStop({ roundNumber, roundsPlanned, players }), random);
    players = players.map((player) => ({
      ...player,
      records: [...player.records, records.get(player.no) ?? { kind: 'absent' }],
    }));
  }
  return { roundNumber: middleRound, roundsPlanned, players };
}

/** Prints how long Monrad takes for the middle round of fields of several sizes, and how it grows. */
export async function run(): Promise<void> {
  const bench = new Bench({ time: 500 });
  for (const size of sizes) {
    const request = middleRequest(size);
    bench.add(String(size), () => pairOrStop(request));
  }
  await bench.run();
  const baseline = bench.tasks[0]?.result;
  console.log(`Monrad, round ${middleRound} of ${roundsPlanned}, with look-ahead`);
  for (const { name, result } of bench.tasks) {
    if (result.state !== 'completed' || baseline?.state !== 'completed') continue;
    const { mean, p99 } = result.latency;
    const growth = mean / baseline.latency.mean;
    console.log(
      `${name.padStart(6)} players  mean ${mean.toFixed(2).padStart(8)} ms  p99 ${p99.toFixed(2).padStart(8)} ms  × ${growth.toFixed(1)} of ${sizes[0]} players`,
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run();
