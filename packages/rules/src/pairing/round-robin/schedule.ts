import type { PlayerNo } from '../../kernel/round-record.ts';

/** A game of a schedule. */
export interface ScheduledGame {
  readonly white: PlayerNo;
  readonly black: PlayerNo;
}

/** A round of a schedule; `bye`: the free player, null with an even number of players. */
export interface ScheduledRound {
  /** From 1. */
  readonly round: number;
  /** By board. */
  readonly pairings: readonly ScheduledGame[];
  readonly bye: PlayerNo | null;
}

/** A table for all-play-all. */
export interface ScheduleTable {
  /** The name on the command line: `berger`. */
  readonly code: string;
  readonly article: string;
  /** The greatest number of players. */
  readonly mostPlayers: number;
  /** A round, 1 … `roundsOnce(players)`, for at least 2 `players` numbered from 1. */
  round(players: number, round: number): ScheduledRound;
  /** Whether the last two rounds of a double tournament's first cycle are exchanged. */
  readonly exchangesLastRounds: boolean;
}

const reversed = ({ white, black }: ScheduledGame): ScheduledGame => ({
  white: black,
  black: white,
});

/** How often everybody meets everybody. */
export type Cycles = 1 | 2;

/** The number of rounds in which everybody meets everybody once, in any table. */
export const roundsOnce = (players: number): number => players - 1 + (players % 2);

/** The length of a tournament by a table. */
export interface ScheduleLength {
  readonly players: number;
  readonly cycles: Cycles;
  /** Whether the last two rounds of the first cycle stay in their places; left out: as the table has it. */
  readonly keepsLastRounds?: boolean;
}

/** The table's round that is played as this one: the last two of a first cycle can be exchanged. */
function placeInTable(
  table: ScheduleTable,
  { players, cycles, keepsLastRounds = false }: ScheduleLength,
  round: number,
): number {
  const once = roundsOnce(players);
  const exchanges = cycles === 2 && table.exchangesLastRounds && !keepsLastRounds;
  return exchanges && once > 1 && round > once - 2 ? 2 * once - 1 - round : round;
}

/**
 * One round of a tournament by a table, from 1; null if there are fewer. With two cycles the second has
 * the colours reversed; Berger exchanges the last two rounds of the first, so that nobody has one
 * colour three times in a row, unless the organiser keeps them in their places.
 *
 * @article FIDE 2012 7.5, annex 1
 */
export function scheduledRound(
  table: ScheduleTable,
  length: ScheduleLength,
  round: number,
): ScheduledRound | null {
  const { players, cycles } = length;
  const once = roundsOnce(players);
  if (round > once * cycles) return null;
  if (round <= once) {
    return { ...table.round(players, placeInTable(table, length, round)), round };
  }
  const { pairings, bye } = table.round(players, round - once);
  return { round, pairings: pairings.map(reversed), bye };
}

/** All rounds of a tournament by a table; double: a second cycle with the colours reversed. */
export function scheduleOf(
  table: ScheduleTable,
  players: number,
  double: boolean,
): readonly ScheduledRound[] {
  const length: ScheduleLength = { players, cycles: double ? 2 : 1 };
  return Array.from({ length: roundsOnce(players) * length.cycles }, (_, index) =>
    scheduledRound(table, length, index + 1),
  ).filter((round) => round !== null);
}
