import type { PlayerNo } from '../../kernel/round-record.ts';

/** A game of a schedule. */
export interface ScheduledGame {
  readonly white: PlayerNo;
  readonly black: PlayerNo;
}

/** A round of a schedule; `bye`: who is free, null with an even number of players. */
export interface ScheduledRound {
  /** From 1. */
  readonly round: number;
  /** By board. */
  readonly pairings: readonly ScheduledGame[];
  readonly bye: PlayerNo | null;
}

/** A way to let everybody meet everybody. */
export interface ScheduleTable {
  /** The name on the command line: `berger`. */
  readonly code: string;
  readonly article: string;
  /** The most players it is made for. */
  readonly mostPlayers: number;
  /** All rounds for `players` numbered 1 …; at least 2 of them. */
  rounds(players: number): readonly ScheduledRound[];
  /** Whether the last two rounds of a double tournament's first cycle change places. */
  readonly exchangesLastRounds: boolean;
}

const reversed = ({ white, black }: ScheduledGame): ScheduledGame => ({
  white: black,
  black: white,
});

/** The last two rounds in each other's place, so that nobody has one colour three times running. */
function lastTwoExchanged(rounds: readonly ScheduledRound[]): readonly ScheduledRound[] {
  const [beforeLast, last] = rounds.slice(-2);
  if (beforeLast === undefined || last === undefined) return rounds;
  return [
    ...rounds.slice(0, -2),
    { ...last, round: beforeLast.round },
    { ...beforeLast, round: last.round },
  ];
}

/**
 * All rounds of a tournament by a table; double: a second cycle with the colours reversed.
 *
 * @article FIDE Tournament Rules 2012 annex 1
 */
export function scheduleOf(
  table: ScheduleTable,
  players: number,
  double: boolean,
): readonly ScheduledRound[] {
  const once = table.rounds(players);
  if (!double) return once;
  const first = table.exchangesLastRounds ? lastTwoExchanged(once) : once;
  const second = once.map(({ round, pairings, bye }) => ({
    round: round + once.length,
    pairings: pairings.map(reversed),
    bye,
  }));
  return [...first, ...second];
}
