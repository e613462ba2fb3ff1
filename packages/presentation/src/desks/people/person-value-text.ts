import { type PersonField, personFields, publicNames } from '@rokade/register';
import type { TranslateFor } from '@rokade/texts';

const sexes: readonly string[] = ['m', 'w'];

/** The text of a person's value. */
export function personValueText(
  t: TranslateFor<'console'>,
  field: PersonField,
  value: string,
): string {
  const publicName = publicNames.find((word) => word === value);
  if (personFields[field].kind === 'public-name' && publicName !== undefined) {
    return t(`people.public-name-${publicName}`);
  }
  const isSex = personFields[field].kind === 'sex' && sexes.includes(value);
  return isSex ? t(value === 'w' ? 'console.sex-w' : 'console.sex-m') : value;
}
