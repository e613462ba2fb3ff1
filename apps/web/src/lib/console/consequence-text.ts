import { dateText } from '@rokade/tables';
import { citation } from '@rokade/texts';
import type { Consequence } from '@rokade/tournament';
import { type Namer, plainFacts } from '#lib/chess/plain-facts.ts';
import type { Locale } from '#lib/ui/locale.ts';

/** The article goes inside the sentence. */
const withArticle = (text: string, consequence: Consequence): string =>
  'article' in consequence && consequence.article !== ''
    ? `${text.replace(/\.$/, '')} (${citation(consequence.article)}).`
    : text;

/** What follows from an act, in words, with the article that it leaves. */
export function consequenceText(
  { t, language }: Locale<'console'>,
  namer: Namer,
  consequence: Consequence,
): string {
  const facts = plainFacts(namer, consequence);
  const dates = ['due', 'until'].filter((name) => name in facts);
  const said = dates.map((name) => [name, dateText(language, String(facts[name]))]);
  return withArticle(t(consequence.code, { ...facts, ...Object.fromEntries(said) }), consequence);
}
