import { ownLawTexts } from '@rokade/installation';
import { lawPage } from '@rokade/presentation/views/laws/law-pages.ts';
import { backFromLaws } from '@rokade/presentation/views/laws/law-text.ts';
import { articlesIn, chapterNumberOf, type LawYear, lawPlace, lawYears } from '@rokade/rules';
import { error } from '@sveltejs/kit';
import type { PageServerLoad } from './$types';

const articlesOfChapter = (year: LawYear, chapter: string): readonly string[] =>
  articlesIn(year).filter((each) => chapterNumberOf(each) === chapter);

/** A chapter or an article of an edition beside its counterpart; `9.5b` leads to 9.5. */
export const load: PageServerLoad = ({ locals, params, url }) => {
  const year = lawYears.find((each) => each === params.year);
  const place = year === undefined ? null : lawPlace(year, params.article);
  if (year === undefined || place === null) error(404, 'no such article');
  const { chapter, article } = place;
  const shown = new Set(
    article === null ? [chapter, ...articlesOfChapter(year, chapter)] : [article],
  );
  return {
    back: backFromLaws(url.searchParams.get('back')),
    own: ownLawTexts(locals.app.installation.now().lawTexts, locals.language, year).filter((one) =>
      shown.has(one.place),
    ),
    law: lawPage(locals, year, place),
    words: {
      own: locals.t('law.own-text'),
      back: locals.t('law.back'),
      laws: locals.t('law.title'),
      chapter: locals.t('law.whole-chapter'),
      rulings: locals.t('incidents.rulings'),
    },
  };
};
