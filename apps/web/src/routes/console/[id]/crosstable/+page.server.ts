import { forArbiters } from '#lib/server/shared-page.ts';
import { crosstablePage } from '#lib/server/shared-pages.ts';

export const load = forArbiters(crosstablePage);
