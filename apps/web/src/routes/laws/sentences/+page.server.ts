import { sentenceGroups, sentenceIn } from '@rokade/presentation/views/laws/sentences.ts';
import { translator } from '@rokade/texts/all';
import { languages } from '@rokade/tournament';
import type { PageServerLoad } from './$types';

/** The sentences of an arbiter in every language, the reader's first. */
export const load: PageServerLoad = ({ locals }) => {
  const { t, language: own } = locals;
  const readings = [own, ...languages.filter((each) => each !== own)].map((language) => ({
    language,
    t: translator(language),
  }));
  return {
    groups: sentenceGroups.map(({ group, sentences }) => ({
      group,
      name: t(`law.group-${group}`),
      sentences: sentences.map((code) => ({ code, spoken: sentenceIn(readings, code) })),
    })),
    words: {
      laws: t('law.title'),
      title: t('law.sentences'),
      what: t('law.sentences-what'),
    },
  };
};
