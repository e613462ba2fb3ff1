import { editionName, ratingEditions } from '@rokade/rules';

/** Returns the text that an edition is inferred. */
export type EditionWords = (
  key: 'terms.edition-inferred',
  facts: { readonly edition: string },
) => string;

/** The name of an edition of rating rules, with a mark if it is inferred. */
export function editionText(t: EditionWords, code: string): string {
  const edition = editionName(code);
  return ratingEditions[code]?.inferred === true
    ? t('terms.edition-inferred', { edition })
    : edition;
}
