import { forVisitors } from '#lib/server/tournaments/shared-page.ts';
import { seatsPage } from '#lib/server/tournaments/shared-pages.ts';

export const load = forVisitors(seatsPage);
