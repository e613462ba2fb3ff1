import { type Reason, reasonCodes } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import { type Namer, plainFacts } from './plain-facts.ts';

/** A reason in words, its players by name; a code that has no text (a newer journal's) as it is. */
export function reasonText(
  t: TranslateFor<'tournament'>,
  namer: Namer,
  { code, facts }: Reason,
): string {
  const known = reasonCodes.find((candidate) => candidate === code);
  return known === undefined ? code : t(`reason.${known}`, plainFacts(namer, facts));
}
