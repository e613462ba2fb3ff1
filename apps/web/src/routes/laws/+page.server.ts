import { lawContents } from '@rokade/presentation/views/laws/law-pages.ts';
import { searchLaws } from '@rokade/presentation/views/laws/law-search.ts';
import { translator } from '@rokade/texts/all';
import { languages } from '@rokade/tournament';
import type { PageServerLoad } from './$types';

/** The contents of the Laws in both editions, or the places that `?q=` finds in any language. */
export const load: PageServerLoad = ({ locals, url }) => {
  const { t } = locals;
  const query = (url.searchParams.get('q') ?? '').trim();
  const readings = languages.map((language) => ({ t: translator(language) }));
  const found = query === '' ? null : searchLaws(locals, readings, query);
  return {
    query,
    found,
    contents: lawContents(locals),
    words: {
      title: t('law.title'),
      what: t('law.what'),
      search: t('law.search'),
      find: t('law.find'),
      sentences: t('law.sentences'),
      all: t('law.all'),
      found:
        found === null
          ? ''
          : found.length === 0
            ? t('law.nothing-found', { query })
            : t('law.found', { count: found.length, query }),
    },
  };
};
