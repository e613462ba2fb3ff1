import { forArbiters } from '#lib/server/shared-page.ts';
import { teamsPage } from '#lib/server/shared-pages.ts';

export const load = forArbiters(teamsPage);
