import { forVisitors } from '#lib/server/tournaments/shared-page.ts';
import { crosstablePage } from '#lib/server/tournaments/shared-pages.ts';

export const load = forVisitors(crosstablePage, ({ crosstable }) => crosstable);
