import { forArbiters } from '#lib/server/shared-page.ts';
import { seatsPage } from '#lib/server/shared-pages.ts';

export const load = forArbiters(seatsPage);
