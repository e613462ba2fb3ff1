import { whatIfPage } from '@rokade/presentation/public/shared-pages.ts';
import { forArbiters } from '#lib/server/tournaments/shared-page.ts';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

export const load = forArbiters(whatIfPage);
