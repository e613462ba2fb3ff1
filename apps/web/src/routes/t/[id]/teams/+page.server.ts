import { forVisitors } from '#lib/server/shared-page.ts';
import { teamsPage } from '#lib/server/shared-pages.ts';

export const load = forVisitors(teamsPage, ({ standings }) => standings);
