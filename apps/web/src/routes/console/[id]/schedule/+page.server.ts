import { forArbiters } from '#lib/server/shared-page.ts';
import { schedulePage } from '#lib/server/shared-pages.ts';

export const load = forArbiters(schedulePage);
