import { pathToFileURL } from 'node:url';
import {
  computeStandings,
  findTieBreak,
  makeSeededRandom,
  type RoundRecord,
  type ScoredPlayer,
  type SeededRandom,
  shuffled,
  type TieBreak,
} from '@rokade/rules';
import { Bench } from 'tinybench';

const sizes = [500, 5000] as const;
const rounds = 11;

const orders = {
  usual: 'DE,BH-C1,BH,SB,PS,WON',
  heavy: 'DE,FB,AOB,APPO,TPR,KS',
  danish: 'DSU-AK,DSU-SB,DSU-MK,SKT-BH,SKT-FBH,SKT-SB',
} as const;

/** What a pairing came to: mostly a game, now and then a forfeit or two byes. */
function recordsOf(white: number, black: number, random: SeededRandom): readonly RoundRecord[] {
  const fate = random.below(100);
  const first = { opponent: black, colour: 'white' } as const;
  const second = { opponent: white, colour: 'black' } as const;
  if (fate < 3) {
    return [
      { kind: 'bye', bye: 'half-point', halfPoints: 1 },
      { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 },
    ];
  }
  if (fate < 5) {
    return [
      { kind: 'forfeit', ...first, halfPoints: 2, notice: false },
      { kind: 'forfeit', ...second, halfPoints: 0, notice: false },
    ];
  }
  const halfPoints = random.below(3);
  return [
    { kind: 'game', ...first, halfPoints, status: 'played' },
    { kind: 'game', ...second, halfPoints: 2 - halfPoints, status: 'played' },
  ];
}

/** A tournament in which players of like points meet, without regard to earlier games. */
function field(size: number): readonly ScoredPlayer[] {
  const random = makeSeededRandom(`tie-breaks ${size}`);
  const records: RoundRecord[][] = Array.from({ length: size }, () => []);
  const points = new Array<number>(size).fill(0);
  const everybody = points.map((_, index) => index);
  for (let round = 0; round < rounds; round++) {
    const order = shuffled(everybody, random).toSorted(
      (a, b) => (points[b] ?? 0) - (points[a] ?? 0),
    );
    for (let seat = 0; seat + 1 < size; seat += 2) {
      const pair = [order[seat] ?? 0, order[seat + 1] ?? 0] as const;
      const played = recordsOf(pair[0] + 1, pair[1] + 1, random);
      for (const [side, record] of played.entries()) {
        const player = pair[side] ?? 0;
        records[player]?.push(record);
        points[player] = (points[player] ?? 0) + (record.kind === 'absent' ? 0 : record.halfPoints);
      }
    }
  }
  return records.map((own, index) => ({
    no: index + 1,
    rating: 1000 + random.below(1500),
    records: own,
  }));
}

const tieBreaksIn = (codes: string): readonly TieBreak[] =>
  codes.split(',').map((code) => {
    const found = findTieBreak(code);
    if (!found.ok) throw new Error(`${code}: ${found.error.code}`);
    return found.value;
  });

/** Prints how long standings by six tie-breaks take for two sizes of field, and how that grows. */
export async function run(): Promise<void> {
  console.log(`Standings after ${rounds} rounds by six tie-breaks, ${sizes.join(' and ')} players`);
  const fields = sizes.map(field);
  for (const [name, codes] of Object.entries(orders)) {
    const bench = new Bench({ time: 1000, iterations: 5 });
    const tieBreaks = tieBreaksIn(codes);
    for (const players of fields) {
      bench.add(String(players.length), () => {
        computeStandings(players, tieBreaks);
      });
    }
    await bench.run();
    const means = bench.tasks.map(({ result }) =>
      result.state === 'completed' ? result.latency.mean : Number.NaN,
    );
    const [small = Number.NaN, large = Number.NaN] = means;
    console.log(
      `${name.padEnd(7)} ${small.toFixed(1).padStart(7)} ms ${large.toFixed(1).padStart(7)} ms  × ${(large / small).toFixed(1)}  ${codes}`,
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run();
