import type { Reason } from '@rokade/rules';
import { citation, type Translate } from '@rokade/texts';
import type { Tournament } from '@rokade/tournament';
import { reasonText } from '#lib/reason-text.ts';

/** A reason as a page shows it: the sentence, and where the regulation says so. */
export interface ReasonLine {
  readonly text: string;
  readonly article: string;
  /** Set where it tells why not somebody else: for those who want to know all. */
  readonly isAside?: true;
}

const isAside = ({ code }: Reason): boolean => code.startsWith('dutch.passed-over');

/** Reasons in words, players by the names the reader may see. */
export function reasonLines(
  { players }: Tournament,
  because: readonly Reason[],
  t: Translate,
): readonly ReasonLine[] {
  const namer = {
    nameOf: (id: string) => players.find((player) => player.id === id)?.details.name ?? id,
    nameOfNo: (no: number) => players[no - 1]?.details.name ?? String(no),
  };
  return because.map((reason) => ({
    text: reasonText(t, namer, reason),
    article: citation(reason.article),
    ...(isAside(reason) ? { isAside: true } : {}),
  }));
}
