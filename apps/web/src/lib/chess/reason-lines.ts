import type { Reason } from '@rokade/rules';
import type { Namer } from '@rokade/tables';
import { citation, type TranslateFor } from '@rokade/texts';
import { reasonText } from './reason-text.ts';

/** One sentence and where the regulation says so. */
export interface ReasonLine {
  readonly text: string;
  readonly article: string;
  /** Set where it tells why not somebody else: for those who want to know all. */
  readonly isAside?: true;
}

/** A computed value with why it is so. */
export interface Explanation {
  readonly title: string;
  readonly lines: readonly ReasonLine[];
  /** Where the same can be printed. */
  readonly print?: string;
}

const isAside = ({ code }: Reason): boolean => code.startsWith('dutch.passed-over');

/** Reasons as sentences with the place in the regulation. */
export const reasonLines = (
  namer: Namer,
  because: readonly Reason[],
  t: TranslateFor<'tournament'>,
): readonly ReasonLine[] =>
  because.map((reason) => ({
    text: reasonText(t, namer, reason),
    article: citation(reason.article),
    ...(isAside(reason) ? { isAside: true } : {}),
  }));
