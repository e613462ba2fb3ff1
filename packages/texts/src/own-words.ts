import type { Translate } from './translate.ts';

const cites = (documents: readonly string[]): string => `(?:${documents.join('|')}) \\d{4}`;

/**
 * A text without what it cites of documents that do not hold where it stands: what stands in brackets,
 * and what a sentence begins with before a colon.
 */
export function withoutCitations(text: string, foreign: readonly string[]): string {
  if (foreign.length === 0) return text;
  const inBrackets = new RegExp(`\\s*\\([^()]*${cites(foreign)}[^()]*\\)`, 'g');
  const before = new RegExp(`^${cites(foreign)} [^:]*: (.)`);
  return text.replace(inBrackets, '').replace(before, (_, first: string) => first.toUpperCase());
}

/** Says texts without what they cite of documents that do not hold where they stand. */
export function ownWords<Say extends Translate<never>>(say: Say, foreign: readonly string[]): Say {
  if (foreign.length === 0) return say;
  const { ifKnown } = say;
  const spoken = (...said: Parameters<Translate>): string =>
    withoutCitations((say as unknown as Translate)(...said), foreign);
  const spokenIfKnown = (...said: Parameters<Translate['ifKnown']>): string | null => {
    const text = ifKnown(...said);
    return text === null ? null : withoutCitations(text, foreign);
  };
  return Object.assign(spoken, { ifKnown: spokenIfKnown }) as unknown as Say;
}
