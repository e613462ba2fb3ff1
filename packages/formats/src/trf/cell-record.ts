import {
  type ByeKind,
  type Colour,
  opposite,
  type PlayerNo,
  type RoundRecord,
  unreachable,
} from '@rokade/rules';
import { cellPoints } from './cell-points.ts';
import type { PointSystem } from './point-system.ts';
import type { AloneCode, GameCode, TrfCell } from './trf-document.ts';

type GameCell = Extract<TrfCell, { kind: 'game' }>;

const byeKinds: Readonly<Record<AloneCode, ByeKind>> = {
  U: 'pairing-allocated',
  F: 'full-point',
  H: 'half-point',
  Z: 'zero-point',
  '+': 'full-point',
  '-': 'zero-point',
};

/** The kind of bye of an entry without an opponent. */
export const byeKindOf = (code: AloneCode): ByeKind => byeKinds[code];

/** A player's entry, with the opponent's entry. */
export interface CellSide {
  readonly no: PlayerNo;
  readonly cell: GameCell;
  readonly opponentColour: Colour | null;
}

/**
 * The colour of a side. If neither line states one (only forfeits can lack it), the lower number counts
 * as White, so that both sides agree.
 */
export function sideColour({ no, cell, opponentColour }: CellSide): Colour {
  if (cell.colour !== null) return cell.colour;
  if (opponentColour !== null) return opposite(opponentColour);
  return no < cell.opponent ? 'white' : 'black';
}

type Played = Extract<RoundRecord, { kind: 'game' }>['status'] | 'forfeit';

function howPlayed(result: GameCode): Played {
  switch (result) {
    case '1':
    case '=':
    case '0':
      return 'played';
    case 'W':
    case 'D':
    case 'L':
      return 'unrated';
    case '+':
    case '-':
      return 'forfeit';
    case '?':
      return 'pending';
    default:
      return unreachable(result);
  }
}

/** A side of a game or forfeit as the rules need it; the file does not say who gave notice. */
export function gameRecord(side: CellSide, points: PointSystem): RoundRecord {
  const { cell } = side;
  const colour = sideColour(side);
  const halfPoints = cellPoints({ ...cell, colour }, points);
  const game = { opponent: cell.opponent, colour, halfPoints };
  const how = howPlayed(cell.result);
  return how === 'forfeit'
    ? { kind: 'forfeit', ...game, notice: true }
    : { kind: 'game', ...game, status: how };
}

/** An entry without an opponent as the rules need it; a missing one is an absence, unless it gives points. */
export function aloneRecord(
  cell: Exclude<TrfCell, { kind: 'game' }>,
  points: PointSystem,
): RoundRecord {
  const halfPoints = cellPoints(cell, points);
  if (cell !== null) return { kind: 'bye', bye: byeKindOf(cell.result), halfPoints };
  return halfPoints === 0 ? { kind: 'absent' } : { kind: 'bye', bye: 'zero-point', halfPoints };
}

/** The letter of each bye. */
export const byeCodes: Readonly<Record<ByeKind, AloneCode>> = {
  'pairing-allocated': 'U',
  'full-point': 'F',
  'half-point': 'H',
  'zero-point': 'Z',
};

/** The entry for a bye. */
export const byeCell = (bye: ByeKind): TrfCell => ({
  kind: 'alone',
  colour: null,
  result: byeCodes[bye],
});

const wholeGame = { 2: '1', 1: '=', 0: '0' } as const;

const shortGame = { 2: 'W', 1: 'D', 0: 'L' } as const;

const score = (halfPoints: number): 0 | 1 | 2 => (halfPoints >= 2 ? 2 : halfPoints === 1 ? 1 : 0);

/**
 * The entry of a round by 1 – ½ – 0. An unplayed game with half a point by the arbiter's decision has
 * no code and becomes a half-point bye. An absence becomes a zero-point bye, and so does a free round
 * of a round robin, as the code of the allocated bye gives full points.
 */
export function cellOf(record: RoundRecord): TrfCell {
  switch (record.kind) {
    case 'absent':
      return byeCell('zero-point');
    case 'bye':
      return byeCell(record.halfPoints === 0 ? 'zero-point' : record.bye);
    case 'forfeit': {
      const { opponent, colour, halfPoints } = record;
      if (halfPoints === 1) return byeCell('half-point');
      return { kind: 'game', opponent, colour, result: halfPoints > 0 ? '+' : '-' };
    }
    case 'game': {
      const { opponent, colour, halfPoints, status } = record;
      if (status === 'pending') return { kind: 'game', opponent, colour, result: '?' };
      const codes = status === 'played' ? wholeGame : shortGame;
      return { kind: 'game', opponent, colour, result: codes[score(halfPoints)] };
    }
    default:
      return unreachable(record);
  }
}
