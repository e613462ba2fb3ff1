import type { Translate } from '@rokade/texts';
import type { TieBreakCode } from '@rokade/tournament';

/** How a tie-break is called in full and in a column's head, and what it is in a sentence. */
export interface TieBreakWords {
  readonly name: string;
  readonly short: string;
  /** '' where the code says it all. */
  readonly explanation: string;
}

const named = ['DSU-AK', 'DSU-SB'] as const;

/** The words for a tie-break; one without words of its own is called by its code. */
export function tieBreakWords(t: Translate, code: TieBreakCode): TieBreakWords {
  const known = named.find((candidate) => candidate === code);
  if (known === undefined) return { name: code, short: code, explanation: '' };
  return {
    name: t(`terms.tie-break-${known}`),
    short: t(`terms.tie-break-${known}-short`),
    explanation: t(`public.tie-break-${known}-explained`),
  };
}
