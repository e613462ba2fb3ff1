import { loadTranslate } from '@rokade/texts';
import { readerOf } from '#lib/ui/reader.ts';
import type { LayoutLoad } from './$types';

/** Loads the texts in the reader's language before the page is hydrated. */
export const load: LayoutLoad = async ({ data, route }) => ({
  ...data,
  t: await loadTranslate(data.language, readerOf(route.id)),
});
