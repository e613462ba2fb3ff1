import { editionName } from '@rokade/rules';
import type { KeyFor, Translate } from '@rokade/texts';
import { type Namer, plainFacts } from './plain-facts.ts';

/** The words of whoever works with books: at the desk or in the terminal. */
export type RefusalWords = Translate<KeyFor<'console'> & KeyFor<'terminal'>>;

/** Why something was not done, in words: the text `error.` and the code, filled with its facts. */
export function errorText(t: RefusalWords, namer: Namer, error: { readonly code: string }): string {
  const plain = plainFacts(namer, error);
  const office = t.find(`ratings.office-${plain['office']}`, {});
  const edition = editionName(`${plain['edition'] ?? ''}`);
  const facts = { ...plain, edition, ...(office === null ? {} : { office }) };
  return t.find(`error.${error.code}`, facts) ?? t('error.request.failed', facts);
}
