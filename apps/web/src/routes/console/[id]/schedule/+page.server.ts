import { colourRuns } from '@rokade/tournament';
import { schedulePage } from '#lib/server/tournaments/pages-of-systems.ts';
import { forArbiters } from '#lib/server/tournaments/shared-page.ts';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** All rounds, and who has one colour three times in a row in them. */
export const load = forArbiters((t) => {
  const { schedule } = schedulePage(t);
  return { schedule, runs: colourRuns(schedule ?? []) };
});
