import { loadTranslate, ownWords } from '@rokade/texts';
import type { PageLoad } from './$types';

/** The paper speaks its own language, whatever the page around it speaks. */
export const load: PageLoad = async ({ data }) => {
  const { language } = data.request;
  const t = ownWords(await loadTranslate(language, 'tournament'), data.foreign);
  return { ...data, paper: { language, t } };
};
