import { officeRuleSets } from './office-rule-sets.ts';

/** What a document is called without its edition: `DSU` of `DSU 2002`. */
const nameOf = (regulation: string): string => regulation.replace(/ \d{4}$/, '');

/**
 * The documents that do not hold where something is played by the rules of some federations: of other
 * federations and their clubs. FIDE's hold everywhere. Where no federation is said, none is foreign.
 *
 * @param articles of what is chosen besides, a system above all: their documents hold, too
 */
export function foreignDocuments(
  federations: readonly string[],
  articles: readonly string[] = [],
): readonly string[] {
  if (federations.length === 0 || federations.includes('')) return [];
  const foreign = officeRuleSets
    .filter(({ federation }) => federation !== '' && !federations.includes(federation))
    .map(({ regulation }) => nameOf(regulation));
  return [...new Set(foreign)].filter(
    (name) => !articles.some((article) => article.startsWith(`${name} `)),
  );
}
