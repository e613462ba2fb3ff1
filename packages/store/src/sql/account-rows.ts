import { accountNameKey } from '../account-store.ts';
import type { StoredAccount } from '../stored-account.ts';
import type { Schema } from './schema.ts';

/** The account in a row. */
export const accountOf = ({ nameKey: _, ...row }: Schema['accounts']): StoredAccount => ({
  ...row,
  passkeyOnly: row.passkeyOnly === 1,
});

/** The row of an account. */
export const rowOfAccount = (account: StoredAccount): Schema['accounts'] => ({
  ...account,
  nameKey: accountNameKey(account.name),
  passkeyOnly: account.passkeyOnly ? 1 : 0,
});
