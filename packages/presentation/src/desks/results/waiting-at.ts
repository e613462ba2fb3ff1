import { namesIn } from '@rokade/tables';
import { type Game, reportState, type Tournament, tablesIn } from '@rokade/tournament';
import type { WaitingReport } from './waiting-report.ts';

type Round = Tournament['rounds'][number];

/** The unanswered report of a board; [] if there is none. */
export function waitingAt(
  t: Tournament,
  { number: round }: Round,
  game: Game,
): readonly WaitingReport[] {
  const state = reportState(game);
  if (state === null) return [];
  const { nameOf } = namesIn(t);
  const { board, result, reported } = game;
  return [
    {
      round,
      board,
      state,
      result,
      table: tablesIn(t, round)?.[board - 1] ?? null,
      players: [nameOf(game.white), nameOf(game.black)],
      reports: reported.map(({ by, result: reportedResult }) => ({
        by: by === null ? '' : nameOf(by),
        result: reportedResult,
      })),
    },
  ];
}
