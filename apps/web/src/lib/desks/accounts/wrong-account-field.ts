import type { GiveError, TokenError } from '@rokade/server';
import type { TranslateFor } from '@rokade/texts';
import { nobody } from '#lib/chess/plain-facts.ts';
import { errorText } from '#lib/console/error-text.ts';
import type { WrongField } from '#lib/ui/around-form.ts';
import type { PasskeyFailure } from './use-passkey.ts';

/** Whoever makes an owner says so twice. */
export interface OwnerUnconfirmed {
  readonly code: 'account.confirm-owner';
}

type Failure = GiveError | TokenError | PasskeyFailure | OwnerUnconfirmed;

const fields: Partial<Record<Failure['code'], string>> = {
  'account.name-invalid': 'name',
  'account.name-taken': 'name',
  'account.password-too-short': 'password',
  'rights.other-scope': 'event',
  'rights.unknown-event': 'event',
};

/** A failure in words; the device and the line have their own. */
function failureText(t: TranslateFor<'console'>, error: Failure): string {
  switch (error.code) {
    case 'passkey.cancelled':
    case 'passkey.unreachable':
      return t(error.code);
    default:
      return errorText(t, nobody, error);
  }
}

/** What is wrong with a sign-in or an account, beside the field it is about, else beside `other`. */
export const wrongAccountField = (
  t: TranslateFor<'console'>,
  error: Failure | null | undefined,
  other = '',
): WrongField | null =>
  error === undefined || error === null
    ? null
    : { field: fields[error.code] ?? other, text: failureText(t, error) };
