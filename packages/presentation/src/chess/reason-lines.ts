import type { Reason } from '@rokade/rules';
import type { Namer } from '@rokade/tables';
import { citation, type TranslateFor } from '@rokade/texts';
import { reasonText } from './reason-text.ts';

/** A sentence with the article of the regulation that it follows from. */
export interface ReasonLine {
  readonly text: string;
  readonly article: string;
  /** Set if the line tells why the others were not chosen, which is shown on request. */
  readonly isAside?: true;
}

/** The explanation of a computed value. */
export interface Explanation {
  readonly title: string;
  readonly lines: readonly ReasonLine[];
  /** The address where the explanation can be printed. */
  readonly print?: string;
}

const isAside = ({ code }: Reason): boolean => code.startsWith('dutch.passed-over');

/** Reasons as sentences with their articles. */
export const reasonLines = (
  namer: Namer,
  because: readonly Reason[],
  t: TranslateFor<'console'>,
): readonly ReasonLine[] =>
  because.map((reason) => ({
    text: reasonText(t, namer, reason),
    article: citation(reason.article),
    ...(isAside(reason) ? { isAside: true } : {}),
  }));
