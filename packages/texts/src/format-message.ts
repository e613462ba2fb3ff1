import type { Language } from '@rokade/tournament';
import { madeOnce } from './made-once.ts';

const pluralRules = madeOnce(
  (language, type: Intl.PluralRuleType) => new Intl.PluralRules(language, { type }),
);

const decimalFormat = madeOnce(
  (language, digits: number) => new Intl.NumberFormat(language, { maximumFractionDigits: digits }),
);

const plural = /\{(\w+)\|([^|{}]*(?:\{\w+\}[^|{}]*)*)\|([^|{}]*(?:\{\w+\}[^|{}]*)*)\}/g;

/** A number in the language: decimals get its mark; whole ones (rounds, ratings) stay ungrouped. */
const spoken = (language: Language, fact: string | number): string =>
  typeof fact === 'number' && !Number.isInteger(fact)
    ? decimalFormat(language, 2).format(fact)
    : String(fact);

/** Facts in the form for sentences. */
type SentenceFacts = Readonly<Record<string, string | number>>;

/** Fills the `{names}` of a text with facts; an unknown name stays visible as it is. */
export function formatMessage(language: Language, text: string, facts: SentenceFacts): string {
  const chosen = text.includes('|')
    ? text.replace(plural, (_, name: string, one: string, other: string) =>
        pluralRules(language, 'cardinal').select(Number(facts[name])) === 'one' ? one : other,
      )
    : text;
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const fact = facts[name];
    return fact === undefined ? whole : spoken(language, fact);
  });
}
