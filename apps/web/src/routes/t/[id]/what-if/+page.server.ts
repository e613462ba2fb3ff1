import { forVisitors } from '#lib/server/shared-page.ts';
import { whatIfPage } from '#lib/server/shared-pages.ts';

export const load = forVisitors(whatIfPage, ({ standings }) => standings);
