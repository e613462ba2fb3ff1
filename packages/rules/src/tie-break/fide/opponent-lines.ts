import { at } from '../../kernel/at.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import { halfPointsIn, type PlayerNo, type RoundRecord } from '../../kernel/round-record.ts';
import type { TieBreakReason } from '../reason-codes.ts';
import type { Reading, ScoreSheet } from '../score-sheets.ts';
import { indexOf, type ScoreTable } from '../score-table.ts';
import { isVoluntarilyUnplayed } from './unplayed-round.ts';

/** One round for the Buchholz family and Sonneborn-Berger. */
export interface OpponentLine {
  /** From 1. */
  readonly roundNumber: number;
  /** null: a dummy or virtual opponent. */
  readonly opponent: PlayerNo | null;
  /** The counting score of the opponent. */
  readonly opponentHalfPoints: HalfPoints;
  /** The player's points in the round. */
  readonly ownHalfPoints: HalfPoints;
  readonly voluntarilyUnplayed: boolean;
  readonly because: readonly TieBreakReason[];
}

type Paired = Extract<RoundRecord, { readonly opponent: PlayerNo }>;

function whyAdjusted(
  { unplayed }: ScoreTable,
  sheet: ScoreSheet,
  opponentIndex: number,
): readonly TieBreakReason[] {
  const ownHalfPoints = at(sheet.own, opponentIndex);
  const adjustedHalfPoints = at(sheet.forOpponents, opponentIndex);
  return ownHalfPoints === adjustedHalfPoints
    ? []
    : [{ ...unplayed.adjusted, facts: { ownHalfPoints, adjustedHalfPoints } }];
}

function playedLine(
  table: ScoreTable,
  sheet: ScoreSheet,
  record: Paired,
  roundNumber: number,
): OpponentLine {
  const opponentIndex = indexOf(table, record.opponent);
  return {
    roundNumber,
    opponent: record.opponent,
    opponentHalfPoints: at(sheet.forOpponents, opponentIndex),
    ownHalfPoints: record.halfPoints,
    voluntarilyUnplayed: false,
    because: whyAdjusted(table, sheet, opponentIndex),
  };
}

function unplayedLine(
  table: ScoreTable,
  sheet: ScoreSheet,
  player: number,
  round: number,
): OpponentLine {
  const { points } = table.rules;
  const records = at(sheet.records, player);
  const record = at(records, round);
  const scheduled =
    record.kind === 'forfeit'
      ? {
          no: record.opponent,
          halfPoints: at(sheet.forOpponents, indexOf(table, record.opponent)),
        }
      : null;
  const ownHalfPoints = at(sheet.own, player);
  const standIn = table.unplayed.standIn({
    records,
    index: round,
    ownHalfPoints,
    scheduled,
    points,
  });
  return {
    roundNumber: round + 1,
    opponent: null,
    opponentHalfPoints: standIn.halfPoints,
    ownHalfPoints: halfPointsIn(record),
    voluntarilyUnplayed: isVoluntarilyUnplayed(record, points),
    because: [standIn.because],
  };
}

/**
 * A player's rounds with the score of each opponent, real or virtual. In a round robin a round without
 * a pairing is a free round and gives no line.
 *
 * @article FIDE C.07 15, 16; FIDE 2012 annex 3 F.b
 */
export function opponentLines(
  table: ScoreTable,
  player: number,
  reading: Reading,
): readonly OpponentLine[] {
  const sheet = table.sheet(reading);
  const isRoundRobin = table.rules.system === 'round-robin';
  return at(sheet.records, player).flatMap((record, round): readonly OpponentLine[] => {
    if (record.kind === 'game') return [playedLine(table, sheet, record, round + 1)];
    return isRoundRobin ? [] : [unplayedLine(table, sheet, player, round)];
  });
}
