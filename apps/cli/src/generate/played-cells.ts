import { byeCell, type GameCode, type TrfCell } from '@rokade/formats';
import type { PairedRound, PlayerNo } from '@rokade/rules';
import { doubleForfeits, drawnScore, happens } from './chances.ts';
import type { Course } from './course.ts';
import type { Lots, Simulated } from './drawn-players.ts';

type Codes = readonly [GameCode, GameCode];

const playedCodes: Readonly<Record<ReturnType<typeof drawnScore>, Codes>> = {
  won: ['1', '0'],
  drawn: ['=', '='],
  lost: ['0', '1'],
};

interface Board {
  readonly white: Simulated;
  readonly black: Simulated;
}

function drawnResult({ white, black }: Board, course: Course, lots: Lots): Codes {
  const random = lots.usual;
  if (happens(random, course.forfeits)) {
    if (happens(random, doubleForfeits)) return ['-', '-'];
    return random.below(2) === 0 ? ['+', '-'] : ['-', '+'];
  }
  const meeting = { white: white.strength, black: black.strength, draws: course.draws };
  const codes = playedCodes[drawnScore(random, meeting)];
  return happens(lots.postponed, course.postponed) ? ['?', '?'] : codes;
}

/**
 * The entries of a paired round, results drawn by lot, by number. A table's free round, worth no
 * points, is not a bye by the pairing in a file.
 */
export function playedCells(
  field: readonly Simulated[],
  { pairings, byes }: PairedRound,
  { course, lots }: { readonly course: Course; readonly lots: Lots },
): ReadonlyMap<PlayerNo, TrfCell> {
  const byeWorth = course.allocatedBye ?? course.points.win;
  const byNo = new Map(field.map((simulated) => [simulated.player.no, simulated]));
  const cells = new Map<PlayerNo, TrfCell>(
    byes.map(({ no, halfPoints }) => [
      no,
      byeCell(halfPoints === byeWorth ? 'pairing-allocated' : 'zero-point'),
    ]),
  );
  for (const { white, black } of pairings) {
    const board = { white: byNo.get(white), black: byNo.get(black) };
    if (board.white === undefined || board.black === undefined) continue;
    const [first, second] = drawnResult({ white: board.white, black: board.black }, course, lots);
    cells.set(white, { kind: 'game', opponent: black, colour: 'white', result: first });
    cells.set(black, { kind: 'game', opponent: white, colour: 'black', result: second });
  }
  return cells;
}
