import {
  hasPage,
  isRoundRobin,
  plannedRounds,
  publishedRounds,
  viewRound,
} from '@rokade/tournament';
import { systemPages } from '#lib/chess/system-pages.ts';
import { roundState } from '#lib/public/round-state.ts';
import { publicPage } from '#lib/server/public-page.ts';
import type { LayoutServerLoad } from './$types';

/** What every page of a tournament shows about it. */
export const load: LayoutServerLoad = async ({ params, locals }) => {
  const { t, isPublished } = await publicPage(locals, params.id);
  const round = publishedRounds(t);
  const view = viewRound(t, round);
  const { name, place, group, visibility } = t.settings;
  return {
    tournament: {
      id: t.id,
      version: t.version,
      name,
      place,
      group,
      hidden: !isPublished,
      finished: t.finished,
      round,
      roundsPlanned: plannedRounds(t),
      stage: view?.stage ?? null,
      play: view?.play ?? null,
      state: view === null ? null : roundState(view),
      visible: {
        standings: visibility.standings,
        crosstable: visibility.crosstable,
        playerCards: visibility.playerCards,
        prizes: t.prizes !== null,
        crosstableFirst: visibility.crosstable && isRoundRobin(t.settings.system),
        ofSystem: systemPages(t.settings.system).map(({ page }) => page),
        bracket: hasPage(t.settings.system, 'bracket'),
      },
    },
  };
};
