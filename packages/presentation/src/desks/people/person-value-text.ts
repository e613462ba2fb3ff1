import { type PersonField, personFields, publicNames } from '@rokade/register';
import { dateText } from '@rokade/tables';
import type { Locale } from '../../words/locale.ts';

const sexes: readonly string[] = ['m', 'w'];

/** The text of a person's value; a day as the language writes it. */
export function personValueText(
  { t, language }: Pick<Locale<'console'>, 't' | 'language'>,
  field: PersonField,
  value: string,
): string {
  const publicName = publicNames.find((word) => word === value);
  if (personFields[field].kind === 'public-name' && publicName !== undefined) {
    return t(`people.public-name-${publicName}`);
  }
  const isSex = personFields[field].kind === 'sex' && sexes.includes(value);
  return isSex
    ? t(value === 'w' ? 'console.sex-w' : 'console.sex-m')
    : dateText(language, value, 'plain');
}
