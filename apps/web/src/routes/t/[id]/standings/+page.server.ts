import { forVisitors } from '#lib/server/tournaments/shared-page.ts';
import { standingsPage } from '#lib/server/tournaments/shared-pages.ts';

export const load = forVisitors(standingsPage, ({ standings }) => standings);
