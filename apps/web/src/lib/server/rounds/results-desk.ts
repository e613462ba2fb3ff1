import { matchHeadings } from '@rokade/presentation/views/teams/match-headings.ts';
import {
  placeOfBoard,
  publishedRounds,
  type RoundView,
  ratingIn,
  type Tournament,
  viewOpenGames,
  viewRound,
} from '@rokade/tournament';
import { mayDo } from '../rights/may-do.ts';
import { deskTimes } from './round-times.ts';
import { waitingReports } from './waiting-reports.ts';

/** The boards of a round where the reader may enter results; all if they may see the tournament. */
function boardsFor(locals: App.Locals, t: Tournament, view: RoundView): RoundView {
  if (mayDo(locals, 'see-event', t.id)) return view;
  const { round } = view;
  const isTheirs = (board: number) =>
    mayDo(locals, 'enter-result', t.id, placeOfBoard(t, { round, board }));
  return { ...view, boards: view.boards.filter(({ board }) => isTheirs(board)), byes: [] };
}

/** The data of the page of results for a round; `view` null: the round is not published. */
export function resultsDesk(locals: App.Locals, t: Tournament, round: number) {
  const view = viewRound(t, round);
  const seen = view?.status === 'published' ? boardsFor(locals, t, view) : null;
  return {
    published: publishedRounds(t),
    view: seen,
    mayEnter: (seen?.boards ?? []).some(({ board }) =>
      mayDo(locals, 'enter-result', t.id, placeOfBoard(t, { round, board })),
    ),
    writers: (seen?.boards ?? []).map(
      ({ board }) => t.rounds[round - 1]?.games[board - 1]?.writtenBy ?? '',
    ),
    date: t.settings.roundDates[round - 1] ?? '',
    due: viewOpenGames(t).due.length,
    times: deskTimes(locals, t, round),
    begunAt: t.rounds[round - 1]?.begunAt ?? '',
    waiting: waitingReports(locals, t),
    verified: t.rounds[round - 1]?.verified ?? null,
    headings: matchHeadings(t, round, locals.t),
    ratings: t.players.some((player) => ratingIn(t.settings, player) !== null),
  };
}
