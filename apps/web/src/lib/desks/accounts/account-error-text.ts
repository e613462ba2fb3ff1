import type { AccountError } from '@rokade/server';
import type { Translate } from '@rokade/texts';

/** What is wrong with a sign-in or a new account, in words. */
export const accountErrorText = (t: Translate, error: AccountError): string =>
  t(`error.${error.code}`, { ...error });
