import { sentenceIn, sentenceNamed } from '@rokade/presentation/views/laws/sentences.ts';
import { locales } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { languages, parseLanguage } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import type { PageServerLoad } from './$types';

/** One sentence, large, in the language of `?in=`; without it in the reader's own. */
export const load: PageServerLoad = ({ locals, params, url }) => {
  const sentence = sentenceNamed(params.sentence);
  if (sentence === null) error(404, 'no such sentence');
  const shown = parseLanguage(url.searchParams.get('in') ?? '') ?? locals.language;
  const spoken = sentenceIn(
    languages.map((language) => ({ language, t: translator(language) })),
    sentence,
  );
  return {
    sentence,
    language: shown,
    text: spoken.find(({ language }) => language === shown)?.text ?? '',
    others: spoken
      .filter(({ language }) => language !== shown)
      .map(({ language }) => ({ language, name: locales[language].name })),
    words: {
      all: locals.t('law.sentences-all'),
      language: locals.t('law.sentences-language'),
    },
  };
};
