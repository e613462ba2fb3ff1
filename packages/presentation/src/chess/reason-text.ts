import { type Reason, type ReasonCode, reasonCodes } from '@rokade/rules';
import { type Namer, plainFacts } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';

const reasonCodeByText = new Map<string, ReasonCode>(reasonCodes.map((code) => [code, code]));

/**
 * The text of a reason, with the names of its players; a code without a text (from a newer program)
 * is shown as it is.
 */
export function reasonText(
  t: TranslateFor<'console'>,
  namer: Namer,
  { code, facts }: Reason,
): string {
  const reasonCode = reasonCodeByText.get(code);
  return reasonCode === undefined ? code : t(`reason.${reasonCode}`, plainFacts(namer, facts));
}
