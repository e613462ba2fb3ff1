import { loadTranslate } from '@rokade/texts';
import type { PageLoad } from './$types';

/** The paper speaks its own language, whatever the page around it speaks. */
export const load: PageLoad = async ({ data }) => {
  const { language } = data.request;
  return { ...data, paper: { language, t: await loadTranslate(language, 'tournament') } };
};
