import type { Reason } from '@rokade/rules';
import { type Namer, plainFacts } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';

/**
 * The text of a reason, with the names of its players; a code without a text (from a newer program)
 * is shown as it is. The codes are looked for among the texts, so that a page with one reason need not
 * load the list of all.
 */
export const reasonText = (
  t: TranslateFor<'console'>,
  namer: Namer,
  { code, facts }: Reason,
): string => t.find(`reason.${code}`, plainFacts(namer, facts)) ?? code;
