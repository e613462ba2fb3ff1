import { seatsPage } from '#lib/server/tournaments/pages-of-systems.ts';
import { forArbiters } from '#lib/server/tournaments/shared-page.ts';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

export const load = forArbiters(seatsPage);
