import { forArbiters } from '#lib/server/tournaments/shared-page.ts';
import { teamsPage } from '#lib/server/tournaments/shared-pages.ts';

export const load = forArbiters(teamsPage);
