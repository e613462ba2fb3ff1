import { editionName, ratingRuleSets } from '@rokade/rules';

/** Says that an edition is inferred. */
export type EditionWords = (
  key: 'terms.edition-inferred',
  facts: { readonly edition: string },
) => string;

/** An edition of rating rules as its readers call it, and that it is inferred where it is. */
export function editionText(t: EditionWords, code: string): string {
  const edition = editionName(code);
  const isInferred = ratingRuleSets.some((set) => set.edition === code && set.inferred);
  return isInferred ? t('terms.edition-inferred', { edition }) : edition;
}
