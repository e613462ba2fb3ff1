import { pairedBoards } from '../questions/paired-boards.ts';
import { plannedRounds } from '../questions/planned-rounds.ts';
import type { Tournament } from '../state/state.ts';
import { isScheduled } from '../systems/system-choice.ts';
import type { GameResult } from '../values/game-result.ts';
import type { PlayerId } from '../values/ids.ts';
import { lineOf, playerLines } from './player-line.ts';
import type { PlayerLine } from './view-types.ts';

/** A round of a schedule, published or to come. */
export interface ScheduleRound {
  readonly round: number;
  /** ISO date, with a time where the round has one; '' = not yet known. */
  readonly date: string;
  readonly boards: readonly {
    readonly board: number;
    readonly white: PlayerLine;
    readonly black: PlayerLine;
    readonly result: GameResult | null;
  }[];
  readonly free: readonly PlayerLine[];
}

interface Seats {
  readonly boards: readonly {
    readonly board: number;
    readonly white: PlayerId;
    readonly black: PlayerId;
    readonly result?: GameResult | null;
  }[];
  readonly byes: readonly { readonly player: PlayerId }[];
}

function seatsOf(t: Tournament, round: number): Seats | null {
  const existing = t.rounds[round - 1];
  if (existing !== undefined) return { boards: existing.games, byes: existing.byes };
  const paired = pairedBoards(t, round);
  return paired.ok ? paired.value : null;
}

/**
 * All rounds of a system whose rounds do not depend on results: paired rounds as they are, the others
 * from the table for the present players. Null for other systems, and until all players have numbers.
 */
export function viewSchedule(t: Tournament): readonly ScheduleRound[] | null {
  if (!isScheduled(t.settings.system) || t.lots.kind === 'not-drawn') return null;
  const lines = playerLines(t);
  return Array.from({ length: plannedRounds(t) }, (_, index) => index + 1).flatMap((round) => {
    const seats = seatsOf(t, round);
    if (seats === null) return [];
    const boards = seats.boards.map(({ board, white, black, result = null }) => ({
      board,
      white: lineOf(lines, white),
      black: lineOf(lines, black),
      result,
    }));
    const free = seats.byes.map(({ player }) => lineOf(lines, player));
    return [{ round, date: t.settings.roundDates[round - 1] ?? '', boards, free }];
  });
}
