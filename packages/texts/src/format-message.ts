import type { Language } from '@rokade/tournament';

const pluralRules = new Map<Language, Intl.PluralRules>();

function pluralRule(language: Language): Intl.PluralRules {
  const known = pluralRules.get(language);
  if (known !== undefined) return known;
  const made = new Intl.PluralRules(language);
  pluralRules.set(language, made);
  return made;
}

const plural = /\{(\w+)\|([^|{}]*(?:\{\w+\}[^|{}]*)*)\|([^|{}]*(?:\{\w+\}[^|{}]*)*)\}/g;

/** Numbers with decimals get the language's mark; whole ones (rounds, ratings) stay ungrouped. */
const spoken = (language: Language, fact: string | number): string =>
  typeof fact === 'number' && !Number.isInteger(fact)
    ? fact.toLocaleString(language, { maximumFractionDigits: 2 })
    : String(fact);

/** Facts as they stand in a sentence. */
type SaidFacts = Readonly<Record<string, string | number>>;

/** Fills the `{names}` of a text with facts; an unknown name stays visible as it is. */
export function formatMessage(language: Language, text: string, facts: SaidFacts): string {
  return text
    .replace(plural, (_, name: string, one: string, other: string) =>
      pluralRule(language).select(Number(facts[name])) === 'one' ? one : other,
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => {
      const fact = facts[name];
      return fact === undefined ? whole : spoken(language, fact);
    });
}
