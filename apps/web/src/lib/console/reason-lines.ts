import type { Reason } from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { Locale } from '../locale.ts';
import type { Namer } from '../plain-facts.ts';
import { reasonText } from '../reason-text.ts';
import type { ExplanationLine } from './use-console.ts';

/** Reasons as sentences with the place in the regulation. */
export const reasonLines = (
  { t }: Pick<Locale, 't'>,
  namer: Namer,
  because: readonly Reason[],
): readonly ExplanationLine[] =>
  because.map((reason) => ({
    text: reasonText(t, namer, reason),
    article: citation(reason.article),
  }));
