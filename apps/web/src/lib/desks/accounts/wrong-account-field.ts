import { errorText, nobody } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { WrongField } from '#lib/ui/around-form.ts';
import type { PasskeyFailure } from './use-passkey.ts';

/** A failure in words; the device and the line have their own. */
function failureText(t: TranslateFor<'console'>, error: PasskeyFailure): string {
  switch (error.code) {
    case 'passkey.cancelled':
    case 'passkey.unreachable':
      return t(error.code);
    default:
      return errorText(t, nobody, error);
  }
}

/** Why no passkey came of it, beside the field `other`; '' = about the whole form. */
export const wrongAccountField = (
  t: TranslateFor<'console'>,
  error: PasskeyFailure | null | undefined,
  other = '',
): WrongField | null =>
  error === undefined || error === null ? null : { field: other, text: failureText(t, error) };
