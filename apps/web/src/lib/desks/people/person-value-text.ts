import { type PersonField, personFields } from '@rokade/register';
import type { TranslateFor } from '@rokade/texts';

const sexes: readonly string[] = ['m', 'w'];

/** What is said of a person, as it is read. */
export function personValueText(
  t: TranslateFor<'console'>,
  field: PersonField,
  value: string,
): string {
  const isSex = personFields[field].kind === 'sex' && sexes.includes(value);
  return isSex ? t(value === 'w' ? 'console.sex-w' : 'console.sex-m') : value;
}
