import { forVisitors } from '#lib/server/tournaments/shared-page.ts';
import { schedulePage } from '#lib/server/tournaments/shared-pages.ts';

export const load = forVisitors(schedulePage);
