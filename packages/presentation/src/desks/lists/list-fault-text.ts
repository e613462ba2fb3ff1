import { errorText, nobody } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';

/** A sentence that says why a list was not imported; sources are named. */
export function listFaultText(
  t: TranslateFor<'console'>,
  fault: { readonly code: string },
): string {
  const named = Object.entries(fault).map(([name, fact]) => [
    name,
    t.find(`terms.list-source-${fact}`) ?? fact,
  ]);
  const text = errorText(t, nobody, { ...Object.fromEntries(named), code: fault.code });
  return `${text.replace(/\.$/, '')}.`;
}
