import { forVisitors } from '#lib/server/tournaments/shared-page.ts';
import { openGamesPage } from '#lib/server/tournaments/shared-pages.ts';

export const load = forVisitors(openGamesPage);
