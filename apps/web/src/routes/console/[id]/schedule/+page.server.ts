import { colourRuns, meetingsOf, unevenMeetings } from '@rokade/tournament';
import { schedulePage } from '#lib/server/tournaments/pages-of-systems.ts';
import { forArbiters } from '#lib/server/tournaments/shared-page.ts';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** All rounds, who has one colour three times in a row in them, and who do not meet as they should. */
export const load = forArbiters((t) => {
  const { schedule } = schedulePage(t);
  return {
    schedule,
    runs: colourRuns(schedule ?? []),
    uneven: unevenMeetings(t) ?? [],
    meetings: meetingsOf(t.settings.system),
  };
});
