import { forVisitors } from '#lib/server/tournaments/shared-page.ts';
import { whatIfPage } from '#lib/server/tournaments/shared-pages.ts';

export const load = forVisitors(whatIfPage, ({ standings }) => standings);
