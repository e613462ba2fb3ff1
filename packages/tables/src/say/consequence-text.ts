import { citation } from '@rokade/texts';
import type { Consequence, Language } from '@rokade/tournament';
import { dateText } from './date-text.ts';
import type { RefusalWords } from './error-text.ts';
import { type Namer, plainFacts } from './plain-facts.ts';

/** The article goes inside the sentence. */
const withArticle = (text: string, consequence: Consequence): string =>
  'article' in consequence && consequence.article !== ''
    ? `${text.replace(/\.$/, '')} (${citation(consequence.article)}).`
    : text;

/** What follows from an act, in words, with the article that it leaves. */
export function consequenceText(
  { t, language }: { readonly t: RefusalWords; readonly language: Language },
  namer: Namer,
  consequence: Consequence,
): string {
  const facts = plainFacts(namer, consequence);
  const dates = ['due', 'until'].filter((name) => name in facts);
  const dayTexts = dates.map((name) => [name, dateText(language, String(facts[name]))]);
  return withArticle(
    t(consequence.code, { ...facts, ...Object.fromEntries(dayTexts) }),
    consequence,
  );
}
