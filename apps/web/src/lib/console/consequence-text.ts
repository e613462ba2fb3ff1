import type { Translate } from '@rokade/texts';
import type { Consequence } from '@rokade/tournament';
import { type Namer, plainFacts } from '../plain-facts.ts';

const articleOf = (consequence: Consequence): string =>
  'article' in consequence && consequence.article !== '' ? ` (${consequence.article})` : '';

/** What follows from an act, in words, with the article that it leaves. */
export const consequenceText = (t: Translate, namer: Namer, consequence: Consequence): string =>
  `${t(consequence.code, plainFacts(namer, consequence))}${articleOf(consequence)}`;
