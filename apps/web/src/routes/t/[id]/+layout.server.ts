import { shownFideMode } from '@rokade/presentation/chess/fide-mode-text.ts';
import { systemPages } from '@rokade/presentation/chess/system-pages.ts';
import { roundState } from '@rokade/presentation/public/round-state.ts';
import { foreignIn } from '@rokade/presentation/views/about/foreign-documents.ts';
import {
  hasClassedPlayers,
  hasPage,
  isFinishedProvisionally,
  isRoundRobin,
  pendingBoards,
  plannedRounds,
  publishedRounds,
  viewRound,
} from '@rokade/tournament';
import { publicPage } from '#lib/server/public/public-page.ts';
import { roundTimes } from '#lib/server/rounds/round-times.ts';
import type { LayoutServerLoad } from './$types';

/** The data on every public page of a tournament. */
export const load: LayoutServerLoad = async ({ params, locals }) => {
  const { t, isPublished } = await publicPage(locals, params.id);
  const round = publishedRounds(t);
  const view = viewRound(t, round);
  const { name, place, group, visibility } = t.settings;
  return {
    foreign: foreignIn(t.settings),
    tournament: {
      id: t.id,
      version: t.version,
      name,
      place,
      group,
      hidden: !isPublished,
      finished: t.finished,
      fideMode: shownFideMode(t.fideMode),
      provisional: isFinishedProvisionally(t),
      round,
      roundsPlanned: plannedRounds(t),
      stage: view?.stage ?? null,
      play: view?.play ?? null,
      state: view === null ? null : roundState(view),
      times: roundTimes(locals, t, round),
      visible: {
        standings: visibility.standings,
        crosstable: visibility.crosstable,
        playerCards: visibility.playerCards,
        prizes: t.prizes !== null,
        classes: hasClassedPlayers(t),
        crosstableFirst: visibility.crosstable && isRoundRobin(t.settings.system),
        due: t.rounds.some((one) => pendingBoards(one).length > 0),
        ofSystem: systemPages(t.settings.system).map(({ page }) => page),
        bracket: hasPage(t.settings.system, 'bracket'),
      },
    },
  };
};
