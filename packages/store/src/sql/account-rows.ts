import { accountNameKey } from '../account-store.ts';
import type { StoredAccount } from '../stored-account.ts';
import type { Schema } from './schema.ts';

/** An account as its row says it. */
export const accountOf = (row: Schema['accounts']): StoredAccount => ({
  id: row.id,
  name: row.name,
  passwordHash: row.password_hash,
  role: row.role,
  createdAt: row.created_at,
  disabledAt: row.disabled_at,
  passkeyOnly: row.passkey_only === 1,
  person: row.person,
});

/** The row of an account. */
export const rowOfAccount = (account: StoredAccount): Schema['accounts'] => ({
  id: account.id,
  name: account.name,
  name_key: accountNameKey(account.name),
  password_hash: account.passwordHash,
  role: account.role,
  created_at: account.createdAt,
  disabled_at: account.disabledAt,
  passkey_only: account.passkeyOnly ? 1 : 0,
  person: account.person,
});
