import { officeRuleSets } from './office-rule-sets.ts';

/** The name of a document without its edition: `DSU` of `DSU 2002`. */
const nameOf = (regulation: string): string => regulation.replace(/ \d{4}$/, '');

/**
 * The documents that do not apply under the rules of some federations: those of other federations and
 * their clubs. FIDE's apply everywhere. Without federations, none is foreign.
 *
 * @param articles of other choices, above all the system: their documents apply, too
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
