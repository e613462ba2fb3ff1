import { forArbiters } from '#lib/server/shared-page.ts';
import { whatIfPage } from '#lib/server/shared-pages.ts';

export const load = forArbiters(whatIfPage);
