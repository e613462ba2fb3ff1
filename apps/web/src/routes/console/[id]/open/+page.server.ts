import { forArbiters } from '#lib/server/shared-page.ts';
import { openGamesPage } from '#lib/server/shared-pages.ts';

export const load = forArbiters(openGamesPage);
