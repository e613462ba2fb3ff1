import { forArbiters } from '#lib/server/tournaments/shared-page.ts';
import { whatIfPage } from '#lib/server/tournaments/shared-pages.ts';

export const load = forArbiters(whatIfPage);
