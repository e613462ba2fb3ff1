import { standingsPage } from '@rokade/presentation/public/shared-pages.ts';
import { forVisitors } from '#lib/server/tournaments/shared-page.ts';

export const load = forVisitors(standingsPage, ({ standings }) => standings);
