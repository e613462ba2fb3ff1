import { fullName, type Person } from '@rokade/register';
import { dateText } from '@rokade/tables';
import type { Locale } from '../../words/locale.ts';

/** A person of the register as the page of an account shows them. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
  /**
   * The date of birth and the numbers that distinguish people of the same name, comma-separated.
   */
  readonly more: string;
}

/** Names a person, with what distinguishes them. */
export const namedPerson = (
  { language }: Pick<Locale<'server'>, 'language'>,
  { id, values }: Person,
): NamedPerson => ({
  id,
  name: fullName(values),
  more: [dateText(language, values.birth, 'dated'), values.dsuNumber, values.fideId, values.dsbId]
    .filter((text) => text !== '')
    .join(', '),
});
