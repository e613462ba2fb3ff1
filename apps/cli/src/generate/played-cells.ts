import { byeCell, type GameCode, type TrfCell } from '@rokade/formats';
import type { PairedRound, PlayerNo } from '@rokade/rules';
import { doubleForfeitShare, drawnScore, happens, makePicker } from './chances.ts';
import type { Course } from './course.ts';
import type { Lots, Simulated } from './drawn-players.ts';

type Codes = readonly [GameCode, GameCode];

const playedCodes: Readonly<Record<ReturnType<typeof drawnScore>, Codes>> = {
  won: ['1', '0'],
  drawn: ['=', '='],
  lost: ['0', '1'],
};

const unratedCodes: Partial<Readonly<Record<GameCode, GameCode>>> = {
  '1': 'W',
  '=': 'D',
  '0': 'L',
};

/** Results that an arbiter can decide (Laws 12.9): never more than a point in all. */
const oddCodes: readonly Codes[] = [
  ['=', '0'],
  ['0', '='],
  ['0', '0'],
];

interface Board {
  readonly white: Simulated;
  readonly black: Simulated;
}

/** The results of a round's boards, one after the other. */
function resultMaker(
  course: Course,
  lots: Lots,
  candidates: { readonly round: number; readonly count: number },
): (board: Board) => Codes {
  const forfeited = makePicker(lots.usual, course.forfeits, candidates);
  const twice = makePicker(lots.doubleForfeits, course.doubleForfeits, candidates);
  const odd = makePicker(lots.oddResults, course.oddResults, candidates);
  const unrated = makePicker(lots.unratedGames, course.unratedGames, candidates);
  const postponed = makePicker(lots.postponed, course.postponed, candidates);
  return ({ white, black }) => {
    const random = lots.usual;
    const [isForfeited, isTwice] = [forfeited(true), twice(true)];
    const [isOdd, isUnrated] = [odd(!isForfeited && !isTwice), unrated(!isForfeited && !isTwice)];
    if (isForfeited) {
      if (happens(random, doubleForfeitShare)) return ['-', '-'];
      return random.below(2) === 0 ? ['+', '-'] : ['-', '+'];
    }
    const { results, draws } = course;
    const meeting = { white: white.strength, black: black.strength, results, draws };
    const codes = playedCodes[drawnScore(random, meeting)];
    if (isTwice) return ['-', '-'];
    if (postponed(true)) return ['?', '?'];
    if (isOdd) return oddCodes[lots.oddResults.below(oddCodes.length)] ?? codes;
    const [first, second] = codes;
    return isUnrated ? [unratedCodes[first] ?? first, unratedCodes[second] ?? second] : codes;
  };
}

/**
 * The entries of a paired round, results drawn by lot, by number. A table's free round, worth no
 * points, is not a bye by the pairing in a file.
 */
export function playedCells(
  field: readonly Simulated[],
  { pairings, byes }: PairedRound,
  { course, lots, round }: { readonly course: Course; readonly lots: Lots; readonly round: number },
): ReadonlyMap<PlayerNo, TrfCell> {
  const byeWorth = course.allocatedBye ?? course.points.win;
  const byNo = new Map(field.map((simulated) => [simulated.player.no, simulated]));
  const cells = new Map<PlayerNo, TrfCell>(
    byes.map(({ no, halfPoints }) => [
      no,
      byeCell(halfPoints === byeWorth ? 'pairing-allocated' : 'zero-point'),
    ]),
  );
  const resultOf = resultMaker(course, lots, { round, count: pairings.length });
  for (const { white, black } of pairings) {
    const board = { white: byNo.get(white), black: byNo.get(black) };
    if (board.white === undefined || board.black === undefined) continue;
    const [first, second] = resultOf({ white: board.white, black: board.black });
    cells.set(white, { kind: 'game', opponent: black, colour: 'white', result: first });
    cells.set(black, { kind: 'game', opponent: white, colour: 'black', result: second });
  }
  return cells;
}
