import { type TextKey, type Translate, textKeys } from '@rokade/texts';
import { type Namer, plainFacts } from '#lib/chess/plain-facts.ts';

const known: ReadonlySet<string> = new Set(textKeys);

const isKnown = (key: string): key is TextKey => known.has(key);

/** Why something was not done, in words: the text `error.` and the code, filled with its facts. */
export function errorText(t: Translate, namer: Namer, error: { readonly code: string }): string {
  const key = `error.${error.code}`;
  return t(isKnown(key) ? key : 'error.request.failed', plainFacts(namer, error));
}
