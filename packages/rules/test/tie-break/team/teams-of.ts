import type { MatchRecord, ScoredTeam } from '@rokade/rules';

const byes: Readonly<Record<string, MatchRecord>> = {
  PAB: { kind: 'bye', bye: 'pairing-allocated', matchHalfPoints: 2, gameHalfPoints: 4 },
  HPB: { kind: 'bye', bye: 'half-point', matchHalfPoints: 2, gameHalfPoints: 4 },
  ZPB: { kind: 'bye', bye: 'zero-point', matchHalfPoints: 0, gameHalfPoints: 0 },
  '--': { kind: 'absent' },
};

const pointsOfBoard: Readonly<Record<string, number>> = { '1': 2, '=': 1, '0': 0 };

/** A number of half-points on the upper boards; a test that needs exact boards names them. */
const spread = (halfPoints: number, boards: number): readonly number[] =>
  Array.from({ length: boards }, (_, board) => Math.min(2, Math.max(0, halfPoints - 2 * board)));

function matchPointsFor(halfPoints: number, boards: number): number {
  return 2 + 2 * Math.sign(halfPoints - boards);
}

function recordOf(entry: string, boards: number): MatchRecord {
  const bye = byes[entry];
  if (bye !== undefined) return bye;
  const [, opponent, letter, result] = /^(\d+)([wb])([\d.]+|\+F|-F|[10=]+!)$/.exec(entry) ?? [];
  if (result === undefined) throw new Error(`no round: ${entry}`);
  const paired = {
    opponent: Number(opponent),
    colour: letter === 'w' ? ('white' as const) : ('black' as const),
  };
  if (result === '+F' || result === '-F') {
    const win = result === '+F';
    const boardHalfPoints = new Array<number>(boards).fill(win ? 2 : 0);
    return { kind: 'forfeit', ...paired, matchHalfPoints: win ? 4 : 0, boardHalfPoints };
  }
  const boardHalfPoints = result.endsWith('!')
    ? [...result.slice(0, -1)].map((each) => pointsOfBoard[each]!)
    : spread(2 * Number(result), boards);
  const total = boardHalfPoints.reduce((sum, each) => sum + each, 0);
  const matchHalfPoints = matchPointsFor(total, boards);
  return { kind: 'match', ...paired, matchHalfPoints, boardHalfPoints };
}

/**
 * Teams of four boards from lines `number name round round …`. A round is `8w2.5` (White on board 1
 * against team 8, 2½ game points), `11b1==0!` (the same board by board), `6w+F` and `1b-F` (forfeits),
 * `PAB` and `HPB` (one match point, two game points), `ZPB` or `--` (absent).
 */
export const teamsOf = (text: string, boards = 4): readonly ScoredTeam[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([no, , ...rounds]) => ({
      no: Number(no),
      rating: null,
      records: rounds.map((entry) => recordOf(entry, boards)),
    }));
