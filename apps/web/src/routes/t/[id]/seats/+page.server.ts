import { forVisitors } from '#lib/server/shared-page.ts';
import { seatsPage } from '#lib/server/shared-pages.ts';

export const load = forVisitors(seatsPage);
