import type { Translate } from './translate.ts';

const cites = (documents: readonly string[]): string => `(?:${documents.join('|')}) \\d{4}`;

/**
 * A text without citations of documents that do not apply in this place: without the brackets, and
 * without the beginning of a sentence before a colon.
 */
export function withoutCitations(text: string, foreign: readonly string[]): string {
  if (foreign.length === 0) return text;
  const inBrackets = new RegExp(`\\s*\\([^()]*${cites(foreign)}[^()]*\\)`, 'g');
  const before = new RegExp(`^${cites(foreign)} [^:]*: (.)`);
  return text.replace(inBrackets, '').replace(before, (_, first: string) => first.toUpperCase());
}

/** Translates texts without citations of documents that do not apply in this place. */
export function ownWords<Say extends Translate<never>>(say: Say, foreign: readonly string[]): Say {
  if (foreign.length === 0) return say;
  const { find } = say;
  const spoken = (...args: Parameters<Translate>): string =>
    withoutCitations((say as unknown as Translate)(...args), foreign);
  const foundAndSpoken = (...args: Parameters<Translate['find']>): string | null => {
    const text = find(...args);
    return text === null ? null : withoutCitations(text, foreign);
  };
  return Object.assign(spoken, { find: foundAndSpoken }) as unknown as Say;
}
