import type { accountsTexts } from './en/accounts.ts';
import type { Facts } from './texts.ts';

/** The part of a locale that says the words of accounts. */
type Translate = (key: keyof typeof accountsTexts, facts?: Facts) => string;

/** What of an account's state is said: disabled, or on how many devices it is signed in. */
export interface AccountState {
  readonly disabledAt: string | null;
  readonly sessions: number;
}

/** An account's state in words. */
export function accountStateText(t: Translate, { disabledAt, sessions }: AccountState): string {
  if (disabledAt !== null) return t('account.is-disabled');
  return sessions === 0
    ? t('account.not-signed-in')
    : t('account.signed-in-on', { count: sessions });
}
