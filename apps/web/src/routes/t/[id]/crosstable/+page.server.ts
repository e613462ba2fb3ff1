import { forVisitors } from '#lib/server/shared-page.ts';
import { crosstablePage } from '#lib/server/shared-pages.ts';

export const load = forVisitors(crosstablePage, ({ crosstable }) => crosstable);
