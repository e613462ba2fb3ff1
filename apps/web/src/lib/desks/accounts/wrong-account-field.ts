import type { GiveError } from '@rokade/server';
import type { TranslateFor } from '@rokade/texts';
import { nobody } from '#lib/chess/plain-facts.ts';
import { errorText } from '#lib/console/error-text.ts';
import type { WrongField } from '#lib/ui/around-form.ts';

const fields: Partial<Record<GiveError['code'], string>> = {
  'account.name-invalid': 'name',
  'account.name-taken': 'name',
  'account.password-too-short': 'password',
  'rights.other-scope': 'event',
  'rights.unknown-event': 'event',
};

/** What is wrong with a sign-in or an account, beside the field it is about, else beside `other`. */
export const wrongAccountField = (
  t: TranslateFor<'console'>,
  error: GiveError | undefined,
  other = '',
): WrongField | null =>
  error === undefined
    ? null
    : { field: fields[error.code] ?? other, text: errorText(t, nobody, error) };
