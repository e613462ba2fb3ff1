import { forArbiters } from '#lib/server/tournaments/shared-page.ts';
import { schedulePage } from '#lib/server/tournaments/shared-pages.ts';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

export const load = forArbiters(schedulePage);
