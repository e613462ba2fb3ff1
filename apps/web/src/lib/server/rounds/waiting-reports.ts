import type { WaitingReport } from '@rokade/presentation/desks/results/waiting-report.ts';
import { namesIn } from '@rokade/tables';
import {
  type Game,
  placeOfBoard,
  reportState,
  type Tournament,
  tablesIn,
} from '@rokade/tournament';
import { mayDo } from '../rights/may-do.ts';

type Round = Tournament['rounds'][number];

/** The unanswered report of a board; [] if there is none. */
function waitingAt(t: Tournament, { number: round }: Round, game: Game): readonly WaitingReport[] {
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

/** The unanswered reports from boards where the reader may enter results. */
export const waitingReports = (locals: App.Locals, t: Tournament): readonly WaitingReport[] =>
  t.rounds.flatMap((round) =>
    round.games
      .filter(({ board }) =>
        mayDo(locals, 'enter-result', t.id, placeOfBoard(t, { round: round.number, board })),
      )
      .flatMap((game) => waitingAt(t, round, game)),
  );
