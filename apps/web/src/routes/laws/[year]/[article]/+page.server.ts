import { lawPage } from '@rokade/presentation/views/laws/law-pages.ts';
import { backFromLaws } from '@rokade/presentation/views/laws/law-text.ts';
import { lawPlace, lawYears } from '@rokade/rules';
import { error } from '@sveltejs/kit';
import type { PageServerLoad } from './$types';

/** A chapter or an article of an edition beside its counterpart; `9.5b` leads to 9.5. */
export const load: PageServerLoad = ({ locals, params, url }) => {
  const year = lawYears.find((each) => each === params.year);
  const place = year === undefined ? null : lawPlace(year, params.article);
  if (year === undefined || place === null) error(404, 'no such article');
  return {
    back: backFromLaws(url.searchParams.get('back')),
    law: lawPage(locals, year, place),
    words: {
      back: locals.t('law.back'),
      laws: locals.t('law.title'),
      chapter: locals.t('law.whole-chapter'),
      rulings: locals.t('incidents.rulings'),
    },
  };
};
