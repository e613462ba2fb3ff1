import { errorText, nobody } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { WrongField } from '#lib/ui/around-form.ts';
import type { PasskeyFailure } from './use-passkey.ts';

/** The text of a failure; those of the device and the connection have texts of their own. */
function failureText(t: TranslateFor<'console'>, error: PasskeyFailure): string {
  switch (error.code) {
    case 'passkey.cancelled':
    case 'passkey.unreachable':
      return t(error.code);
    default:
      return errorText(t, nobody, error);
  }
}

/** The refusal for a failure, shown at the field `other`; '' = about the whole form. */
export const wrongAccountField = (
  t: TranslateFor<'console'>,
  error: PasskeyFailure | null | undefined,
  other = '',
): WrongField | null =>
  error === undefined || error === null ? null : { field: other, text: failureText(t, error) };
