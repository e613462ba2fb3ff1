import type { AccountError } from '@rokade/server';
import type { TranslateFor } from '@rokade/texts';
import type { WrongField } from '#lib/ui/around-form.ts';

const fields: Partial<Record<AccountError['code'], string>> = {
  'account.name-invalid': 'name',
  'account.name-taken': 'name',
  'account.password-too-short': 'password',
};

/** What is wrong with a sign-in or an account, beside the field it is about, else beside `other`. */
export const wrongAccountField = (
  t: TranslateFor<'console'>,
  error: AccountError | undefined,
  other = '',
): WrongField | null =>
  error === undefined
    ? null
    : { field: fields[error.code] ?? other, text: t(`error.${error.code}`, { ...error }) };
