import { pathToFileURL } from 'node:url';
import {
  computeStandings,
  computeTeamStandings,
  findTeamTieBreak,
  findTieBreak,
  type MatchRecord,
  makeSeededRandom,
  type RoundRecord,
  type ScoredPlayer,
  type ScoredTeam,
  type SeededRandom,
  shuffled,
  type TeamTieBreak,
  type TieBreak,
  usualTeamRules,
} from '@rokade/rules';
import { Bench } from 'tinybench';

const sizes = [500, 5000] as const;
const rounds = 11;

const orders = {
  usual: 'DE,BH-C1,BH,SB,PS,WON',
  heavy: 'DE,FB,AOB,APPO,TPR,KS',
  danish: 'DSU-AK,DSU-SB,DSU-MK,SKT-BH,SKT-FBH,SKT-SB',
} as const;

/** The result of a pairing: mostly a game, now and then a forfeit or two byes. */
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

/** A tournament in which players of like points meet, regardless of earlier games. */
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

const boards = 4;
const teamOrder = 'GP,DE,EMMSB,BH:MP,BC,SSSC';

/** The field with each player's game as the first of four boards of a match. */
const teamField = (size: number): readonly ScoredTeam[] =>
  field(size).map(({ no, rating, records }) => ({
    no,
    rating,
    records: records.map((record): MatchRecord => {
      if (record.kind === 'absent') return record;
      const matchHalfPoints = 2 * record.halfPoints;
      if (record.kind === 'bye') {
        return { ...record, matchHalfPoints, gameHalfPoints: boards * record.halfPoints };
      }
      const { opponent, colour, halfPoints } = record;
      const boardHalfPoints = [halfPoints, 1, 2 - halfPoints, halfPoints];
      const kind = record.kind === 'game' ? 'match' : 'forfeit';
      return { kind, opponent, colour, matchHalfPoints, boardHalfPoints };
    }),
  }));

const tieBreaksIn = (codes: string): readonly TieBreak[] =>
  codes.split(',').map((code) => {
    const found = findTieBreak(code);
    if (!found.ok) throw new Error(`${code}: ${found.error.code}`);
    return found.value;
  });

const teamTieBreaksIn = (codes: string): readonly TeamTieBreak[] =>
  codes.split(',').map((code) => {
    const found = findTeamTieBreak(code);
    if (!found.ok) throw new Error(`${code}: ${found.error.code}`);
    return found.value;
  });

/** Prints a line: the time for the standings of two sizes of field, and how that grows. */
async function measure(
  name: string,
  codes: string,
  standings: readonly (() => unknown)[],
): Promise<void> {
  const bench = new Bench({ time: 1000, iterations: 5 });
  for (const [index, compute] of standings.entries()) bench.add(String(sizes[index]), compute);
  await bench.run();
  const means = bench.tasks.map(({ result }) =>
    result.state === 'completed' ? result.latency.mean : Number.NaN,
  );
  const [small = Number.NaN, large = Number.NaN] = means;
  console.log(
    `${name.padEnd(7)} ${small.toFixed(1).padStart(7)} ms ${large.toFixed(1).padStart(7)} ms  × ${(large / small).toFixed(1)}  ${codes}`,
  );
}

/** Prints how long standings by six tie-breaks take for two sizes of field, of players and of teams. */
export async function run(): Promise<void> {
  console.log(`Standings after ${rounds} rounds by six tie-breaks, ${sizes.join(' and ')} of them`);
  const fields = sizes.map(field);
  for (const [name, codes] of Object.entries(orders)) {
    const tieBreaks = tieBreaksIn(codes);
    const standings = fields.map((players) => () => computeStandings(players, tieBreaks));
    await measure(name, codes, standings);
  }
  const tieBreaks = teamTieBreaksIn(teamOrder);
  const rules = { ...usualTeamRules, boards };
  const standings = sizes
    .map(teamField)
    .map((teams) => () => computeTeamStandings(teams, tieBreaks, rules));
  await measure('teams', teamOrder, standings);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run();
