import { schedulePage } from '#lib/server/tournaments/pages-of-systems.ts';
import { forVisitors } from '#lib/server/tournaments/shared-page.ts';

export const load = forVisitors(schedulePage);
