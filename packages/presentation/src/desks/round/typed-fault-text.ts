import type { TranslateFor } from '@rokade/texts';
import type { TypedFault } from '@rokade/tournament';

/** What is wrong in pairs that were typed; `nameOfNo` gives the name of a player by number. */
export function typedFaultText(
  t: TranslateFor<'console'>,
  fault: TypedFault,
  nameOfNo: (no: number) => string,
): string {
  switch (fault.code) {
    case 'no-pair':
      return t('console.typed-no-pair', { text: fault.text });
    case 'unknown':
      return t('console.typed-unknown', { no: fault.no });
    default:
      return t(`console.typed-${fault.code}`, { no: fault.no, name: nameOfNo(fault.no) });
  }
}
