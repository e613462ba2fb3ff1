import { colourRuns } from '@rokade/tournament';
import { forArbiters } from '#lib/server/tournaments/shared-page.ts';
import { schedulePage } from '#lib/server/tournaments/shared-pages.ts';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** All rounds, and who has one colour three times in a row in them. */
export const load = forArbiters((t) => {
  const { schedule } = schedulePage(t);
  return { schedule, runs: colourRuns(schedule ?? []) };
});
