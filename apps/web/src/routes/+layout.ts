import { loadTranslate } from '@rokade/texts';
import { readerOf } from '#lib/ui/reader.ts';
import type { LayoutLoad } from './$types';

/** The reader's words, in their language alone; there before the page comes to life. */
export const load: LayoutLoad = async ({ data, route }) => ({
  ...data,
  t: await loadTranslate(data.language, readerOf(route.id)),
});
