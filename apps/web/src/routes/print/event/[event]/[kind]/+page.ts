import { loadTranslate, ownWords } from '@rokade/texts';
import type { PageLoad } from './$types';

/** Loads the texts in the language of the print, which may differ from the reader's. */
export const load: PageLoad = async ({ data }) => {
  const { language } = data.request;
  const t = ownWords(await loadTranslate(language, 'tournament'), data.foreign);
  return { ...data, paper: { language, t } };
};
