import { forVisitors } from '#lib/server/shared-page.ts';
import { standingsPage } from '#lib/server/shared-pages.ts';

export const load = forVisitors(standingsPage, ({ standings }) => standings);
