import { waitingAt } from '@rokade/presentation/desks/results/waiting-at.ts';
import type { WaitingReport } from '@rokade/presentation/desks/results/waiting-report.ts';
import { placeOfBoard, type Tournament } from '@rokade/tournament';
import { mayDo } from '../rights/may-do.ts';

/** The unanswered reports from boards where the reader may enter results. */
export const waitingReports = (locals: App.Locals, t: Tournament): readonly WaitingReport[] =>
  t.rounds.flatMap((round) =>
    round.games
      .filter(({ board }) =>
        mayDo(locals, 'enter-result', t.id, placeOfBoard(t, { round: round.number, board })),
      )
      .flatMap((game) => waitingAt(t, round, game)),
  );
