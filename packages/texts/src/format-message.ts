import type { Language } from '@rokade/tournament';

interface Numbers {
  readonly plural: Intl.PluralRules;
  readonly decimals: Intl.NumberFormat;
}

const known = new Map<Language, Numbers>();

/** Made once: making either takes a hundred times as long as using it. */
function numbersIn(language: Language): Numbers {
  const numbers = known.get(language) ?? {
    plural: new Intl.PluralRules(language),
    decimals: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
  };
  known.set(language, numbers);
  return numbers;
}

const plural = /\{(\w+)\|([^|{}]*(?:\{\w+\}[^|{}]*)*)\|([^|{}]*(?:\{\w+\}[^|{}]*)*)\}/g;

/** Numbers with decimals get the language's mark; whole ones (rounds, ratings) stay ungrouped. */
const spoken = (language: Language, fact: string | number): string =>
  typeof fact === 'number' && !Number.isInteger(fact)
    ? numbersIn(language).decimals.format(fact)
    : String(fact);

/** Facts as they stand in a sentence. */
type SaidFacts = Readonly<Record<string, string | number>>;

/** Fills the `{names}` of a text with facts; an unknown name stays visible as it is. */
export function formatMessage(language: Language, text: string, facts: SaidFacts): string {
  return text
    .replace(plural, (_, name: string, one: string, other: string) =>
      numbersIn(language).plural.select(Number(facts[name])) === 'one' ? one : other,
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => {
      const fact = facts[name];
      return fact === undefined ? whole : spoken(language, fact);
    });
}
