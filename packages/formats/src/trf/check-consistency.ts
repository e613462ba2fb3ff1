import type { PlayerNo } from '@rokade/rules';
import { cellColumn, resultColumn } from './round-cell.ts';
import {
  type GameCode,
  mostRounds,
  type TrfCell,
  type TrfDocument,
  type TrfPlayer,
} from './trf-document.ts';
import type { ConsistencyProblem } from './trf-fault.ts';

/** A contradiction, and the player (by index in the document) in whose line it is. */
export interface Inconsistency {
  readonly problem: ConsistencyProblem;
  readonly playerIndex: number;
  /** The column in a TRF line. */
  readonly column: number;
}

/** The opponent's possible results for each result, the most likely first. */
const counterparts: Readonly<Record<GameCode, readonly [GameCode, ...GameCode[]]>> = {
  '1': ['0'],
  '=': ['=', '0'],
  '0': ['1', '=', '0'],
  W: ['L'],
  D: ['D', 'L'],
  L: ['W', 'D', 'L'],
  '+': ['-'],
  '-': ['+', '-'],
  '?': ['?'],
};

/**
 * Whether two results can belong to one game. Beside the ordinary ones: ½–0 and 0–0, which an arbiter
 * can decide; never 1–½ or 1–1.
 */
export const areCompatible = (result: GameCode, opponentResult: GameCode): boolean =>
  counterparts[result].includes(opponentResult);

/** The most likely result of the opponent. */
export const counterpartOf = (result: GameCode): GameCode => counterparts[result][0];

type GameCell = Extract<TrfCell, { kind: 'game' }>;

interface Side {
  readonly player: TrfPlayer;
  readonly playerIndex: number;
  readonly round: number;
  readonly cell: GameCell;
}

const cellOf = (player: TrfPlayer, round: number): TrfCell => player.cells[round - 1] ?? null;

function facts({ player, round, cell }: Side) {
  return { player: player.no, round, opponent: cell.opponent };
}

/** The contradictions between two lines that name each other; reported once, at the second line. */
function compareSides(side: Side, other: Side): readonly Inconsistency[] {
  if (other.playerIndex > side.playerIndex) return [];
  const { playerIndex, round, cell } = side;
  const found: Inconsistency[] = [];
  if (cell.colour !== null && cell.colour === other.cell.colour) {
    const problem = { code: 'trf.colours.same', ...facts(side) } as const;
    found.push({ problem, playerIndex, column: cellColumn(round) + 5 });
  }
  if (!areCompatible(cell.result, other.cell.result)) {
    const results = { result: cell.result, opponentResult: other.cell.result };
    const problem = { code: 'trf.results.incompatible', ...facts(side), ...results } as const;
    found.push({ problem, playerIndex, column: resultColumn(round) });
  }
  return found;
}

function checkSide(
  side: Side,
  players: readonly TrfPlayer[],
  indexOf: ReadonlyMap<PlayerNo, number>,
): readonly Inconsistency[] {
  const { player, playerIndex, round, cell } = side;
  const column = cellColumn(round);
  if (cell.opponent === player.no) {
    const problem = { code: 'trf.opponent.self', player: player.no, round } as const;
    return [{ problem, playerIndex, column }];
  }
  const otherIndex = indexOf.get(cell.opponent);
  const other = otherIndex === undefined ? undefined : players[otherIndex];
  if (otherIndex === undefined || other === undefined) {
    return [{ problem: { code: 'trf.opponent.unknown', ...facts(side) }, playerIndex, column }];
  }
  const otherCell = cellOf(other, round);
  if (otherCell?.kind !== 'game' || otherCell.opponent !== player.no) {
    return [{ problem: { code: 'trf.opponent.not-mutual', ...facts(side) }, playerIndex, column }];
  }
  return compareSides(side, { player: other, playerIndex: otherIndex, round, cell: otherCell });
}

function numberFaults(players: readonly TrfPlayer[]): readonly Inconsistency[] {
  const seen = new Set<PlayerNo>();
  return players.flatMap(({ no }, playerIndex) => {
    if (!seen.has(no)) {
      seen.add(no);
      return [];
    }
    const problem = { code: 'trf.player-number.duplicate', player: no } as const;
    return [{ problem, playerIndex, column: 5 }];
  });
}

const roundFaults = (players: readonly TrfPlayer[]): readonly Inconsistency[] =>
  players.flatMap(({ no, cells }, playerIndex) => {
    if (cells.length <= mostRounds) return [];
    const problem = { code: 'trf.rounds.too-many', player: no, most: mostRounds } as const;
    return [{ problem, playerIndex, column: cellColumn(mostRounds + 1) }];
  });

/**
 * All contradictions between the players' lines: a number used twice, too many rounds, an opponent who
 * does not exist or names another player, equal colours, results that cannot belong to one game.
 */
export function findInconsistencies({
  players,
}: Pick<TrfDocument, 'players'>): readonly Inconsistency[] {
  const indexOf = new Map(players.map(({ no }, index) => [no, index]));
  const inGames = players.flatMap((player, playerIndex) =>
    player.cells.flatMap((cell, index) =>
      cell?.kind === 'game'
        ? checkSide({ player, playerIndex, round: index + 1, cell }, players, indexOf)
        : [],
    ),
  );
  return [...numberFaults(players), ...roundFaults(players), ...inGames];
}
