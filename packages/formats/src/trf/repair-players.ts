import { type Colour, opposite, type PlayerNo } from '@rokade/rules';
import { cellPoints } from './cell-points.ts';
import { areCompatible, counterpartOf } from './check-consistency.ts';
import { aloneCodeOf } from './guess-cell.ts';
import { type PointSystem, pointSystemOf } from './point-system.ts';
import type { Repair, RepairedPlayers } from './repair.ts';
import { repairNumbers } from './repair-numbers.ts';
import { cellColumn, makeCell, resultColumn } from './round-cell.ts';
import type { GameCode, TrfCell, TrfDocument, TrfPlayer } from './trf-document.ts';
import type { TrfProblem } from './trf-fault.ts';

type GameCell = Extract<TrfCell, { kind: 'game' }>;

/** The rounds of all players during repair. */
interface Table {
  readonly players: readonly TrfPlayer[];
  readonly kept: readonly number[];
  readonly indexOf: ReadonlyMap<PlayerNo, number>;
  readonly cells: readonly TrfCell[][];
  readonly points: PointSystem;
  readonly repairs: Repair[];
}

/** One side of a game in the table. */
interface Side {
  /** The index in the table. */
  readonly index: number;
  readonly player: TrfPlayer;
  readonly round: number;
  readonly cell: GameCell;
}

const entry = (cell: TrfCell): string => makeCell(cell).trim();

const factsOf = ({ player, round, cell }: Side) => ({
  player: player.no,
  round,
  opponent: cell.opponent,
});

function note(table: Table, { index }: Side, repair: Omit<Repair, 'playerIndex'>): void {
  table.repairs.push({ ...repair, playerIndex: table.kept[index] ?? index });
}

function put({ cells }: Table, index: number, round: number, cell: TrfCell): void {
  const row = cells[index];
  if (row === undefined) return;
  while (row.length < round) row.push(null);
  row[round - 1] = cell;
}

/** Turns an entry whose opponent does not exist into a bye with the same points. */
function leaveAlone(table: Table, side: Side, problem: TrfProblem): void {
  const cell = { kind: 'alone', colour: null, result: aloneCodeOf(side.cell.result) } as const;
  put(table, side.index, side.round, cell);
  note(table, side, { problem, column: cellColumn(side.round), takenAs: entry(cell) });
}

/** Gives an opponent without an entry in the round the other half of the game. */
function fillIn(table: Table, side: Side, opponentIndex: number): void {
  const { player, round, cell } = side;
  const half: GameCell = {
    kind: 'game',
    opponent: player.no,
    colour: cell.colour === null ? null : opposite(cell.colour),
    result: counterpartOf(cell.result),
  };
  put(table, opponentIndex, round, half);
  const problem = { code: 'trf.opponent.not-mutual', ...factsOf(side) } as const;
  note(table, side, { problem, column: cellColumn(round), takenAs: entry(half) });
}

const isForfeit = (result: GameCode): boolean => result === '+' || result === '-';

/** Settles the colour of one side, if it is missing or equal to the opponent's. */
function settleColour(table: Table, side: Side, other: GameCell): void {
  const { player, round, cell, index } = side;
  const set = (colour: Colour, problem: TrfProblem): void => {
    put(table, index, round, { ...cell, colour });
    const takenAs = colour === 'white' ? 'w' : 'b';
    note(table, side, { problem, column: cellColumn(round) + 5, takenAs });
  };
  if (cell.colour === null && !isForfeit(cell.result)) {
    const natural = player.no < cell.opponent ? 'white' : 'black';
    const colour = other.colour === null ? natural : opposite(other.colour);
    set(colour, { code: 'trf.colour.missing', player: player.no, round });
  } else if (cell.colour !== null && cell.colour === other.colour) {
    set(opposite(cell.colour), { code: 'trf.colours.same', ...factsOf(side) });
  }
}

function sideOf({ players, cells }: Table, index: number, round: number): Side | null {
  const player = players[index];
  const cell = cells[index]?.[round - 1] ?? null;
  return player === undefined || cell?.kind !== 'game' ? null : { index, player, round, cell };
}

/** Settles both colours of a game; if they are equal, the second line's changes. */
function settleColours(table: Table, first: number, second: number, round: number): void {
  const [a, b] = [sideOf(table, first, round), sideOf(table, second, round)];
  if (a === null || b === null) return;
  settleColour(table, b, a.cell);
  const settled = sideOf(table, second, round);
  if (settled !== null) settleColour(table, a, settled.cell);
}

/** Whether a player's stated points are those of their rounds with this entry in one of them. */
function fitsPoints(table: Table, index: number, round: number, cell: TrfCell): boolean {
  const stated = table.players[index]?.halfPoints ?? null;
  const rounds = (table.cells[index] ?? []).with(round - 1, cell);
  const sum = rounds.reduce((total, each) => total + cellPoints(each, table.points), 0);
  return stated === sum;
}

/**
 * Settles two results that cannot belong to one game: the one counts that better fits both players'
 * stated points; a known one before an unknown one; else that of the first line.
 */
function settleResults(table: Table, side: Side, opponentIndex: number, other: GameCell): void {
  const { cell, round, index } = side;
  const asThem = { ...cell, result: counterpartOf(other.result) };
  const asMe = { ...other, result: counterpartOf(cell.result) };
  const agreement = (mine: TrfCell, theirs: TrfCell): number =>
    Number(fitsPoints(table, index, round, mine)) +
    Number(fitsPoints(table, opponentIndex, round, theirs));
  const [mine, theirs] = [agreement(cell, asMe), agreement(asThem, other)];
  const isMine = other.result === '?' || (cell.result !== '?' && mine > theirs);
  put(table, index, round, isMine ? cell : asThem);
  put(table, opponentIndex, round, isMine ? asMe : other);
  const results = { result: cell.result, opponentResult: other.result };
  const problem = { code: 'trf.results.incompatible', ...factsOf(side), ...results } as const;
  const takenAs = isMine ? `${cell.result} ${asMe.result}` : `${asThem.result} ${other.result}`;
  note(table, side, { problem, column: resultColumn(round), takenAs });
}

function settle(table: Table, side: Side): void {
  const { player, round, cell, index } = side;
  if (cell.opponent === player.no) {
    leaveAlone(table, side, { code: 'trf.opponent.self', player: player.no, round });
    return;
  }
  const opponentIndex = table.indexOf.get(cell.opponent);
  if (opponentIndex === undefined) {
    leaveAlone(table, side, { code: 'trf.opponent.unknown', ...factsOf(side) });
    return;
  }
  const other = table.cells[opponentIndex]?.[round - 1] ?? null;
  if (other === null) {
    fillIn(table, side, opponentIndex);
    settleColours(table, opponentIndex, index, round);
  } else if (other.kind !== 'game' || other.opponent !== player.no) {
    leaveAlone(table, side, { code: 'trf.opponent.not-mutual', ...factsOf(side) });
  } else if (opponentIndex < index) {
    const isSound = areCompatible(cell.result, other.result);
    if (!isSound) settleResults(table, side, opponentIndex, other);
    settleColours(table, opponentIndex, index, round);
  }
}

const lastOf = (cells: readonly TrfCell[]): number =>
  cells.findLastIndex((cell) => cell !== null) + 1;

/**
 * The players of a document with all contradictions settled, as lenient reading does: a number used
 * twice is replaced by a free one (a repeated name is left out); an entry whose opponent does not exist
 * or plays another player becomes a bye with the same points; an opponent without an entry gets the
 * other half of the game; and of two colours or results that cannot belong to one game, one counts.
 */
export function repairPlayers(document: TrfDocument): RepairedPlayers {
  const { players, kept, repairs } = repairNumbers(document.players);
  const table: Table = {
    players,
    kept,
    indexOf: new Map(players.map(({ no }, index) => [no, index])),
    cells: players.map(({ cells }) => [...cells]),
    points: pointSystemOf(document),
    repairs: [...repairs],
  };
  for (const [index, player] of players.entries()) {
    for (let round = 1; round <= (table.cells[index]?.length ?? 0); round++) {
      const cell = table.cells[index]?.[round - 1] ?? null;
      if (cell?.kind === 'game') settle(table, { index, player, round, cell });
    }
  }
  const repaired = players.map((player, index) => {
    const cells = table.cells[index] ?? [];
    return { ...player, cells: cells.slice(0, lastOf(cells)) };
  });
  return { players: repaired, kept, repairs: table.repairs };
}
