import { forVisitors } from '#lib/server/shared-page.ts';
import { openGamesPage } from '#lib/server/shared-pages.ts';

export const load = forVisitors(openGamesPage);
