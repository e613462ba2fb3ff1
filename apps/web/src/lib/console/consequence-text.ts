import { citation, type Translate } from '@rokade/texts';
import type { Consequence } from '@rokade/tournament';
import { type Namer, plainFacts } from '../plain-facts.ts';

/** The article goes inside the sentence. */
const withArticle = (text: string, consequence: Consequence): string =>
  'article' in consequence && consequence.article !== ''
    ? `${text.replace(/\.$/, '')} (${citation(consequence.article)}).`
    : text;

/** What follows from an act, in words, with the article that it leaves. */
export const consequenceText = (t: Translate, namer: Namer, consequence: Consequence): string =>
  withArticle(t(consequence.code, plainFacts(namer, consequence)), consequence);
