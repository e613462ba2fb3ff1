import { err, ok } from '@rokade/rules';
import { type AccountStore, accountNameKey, type ListedAccount } from '../account-store.ts';
import type { StoredAccount } from '../stored-account.ts';
import { accountTurn, makeAccountChanges } from './account-changes.ts';
import { accountOf, rowOfAccount } from './account-rows.ts';
import { writeInTurn } from './in-turn.ts';
import type { Tables, Trx } from './schema.ts';
import { makeSqlLinkStore } from './sql-link-store.ts';
import type { SqlMedium } from './sql-medium.ts';
import { makeSqlPasskeyStore } from './sql-passkey-store.ts';

const setupTokenKey = 'setup-token-hash';

async function listAccounts(db: Tables, moment: string): Promise<readonly ListedAccount[]> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.accountId', '=', 'accounts.id').on('sessions.expiresAt', '>', moment),
    )
    .selectAll('accounts')
    .select(({ fn }) => fn.count<number>('sessions.tokenHash').as('sessions'))
    .groupBy('accounts.id')
    .execute();
  // Sorted here, since each database sorts letters in its own way.
  return rows
    .toSorted((a, b) => (a.nameKey < b.nameKey ? -1 : 1))
    .map((row) => ({ ...accountOf(row), sessions: Number(row.sessions) }));
}

async function addAccount(db: Tables, account: StoredAccount): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values(rowOfAccount(account))
    .onConflict((conflict) => conflict.column('nameKey').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function hasAccounts(db: Tables): Promise<boolean> {
  const first = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return first !== undefined;
}

async function addFirst(trx: Trx, account: StoredAccount, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('meta')
    .where('key', '=', setupTokenKey)
    .where('value', '=', tokenHash)
    .executeTakeFirst();
  if (numDeletedRows === 0n || (await hasAccounts(trx))) return false;
  return addAccount(trx, account);
}

async function findSession(db: Tables, tokenHash: string) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { accountId, expiresAt, device, begunAt, usedAt, tokenHash: _, ...account } = row;
  const session = { tokenHash, accountId, expiresAt, device, begunAt, usedAt };
  return { session, account: accountOf(account) };
}

async function findAccount(
  db: Tables,
  column: 'id' | 'nameKey',
  value: string,
): Promise<StoredAccount | null> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

/** Accounts and sessions on any SQL database that kysely supports. */
export function makeSqlAccountStore(medium: SqlMedium): AccountStore {
  const { db, reader } = medium;
  return {
    ...makeAccountChanges(medium),
    ...makeSqlLinkStore(medium),
    ...makeSqlPasskeyStore(medium),
    hasAccounts: () => hasAccounts(reader),
    list: (moment) => listAccounts(reader, moment),
    find: (id) => findAccount(reader, 'id', id),
    findByName: (name) => findAccount(reader, 'nameKey', accountNameKey(name)),
    add: async (account) =>
      (await addAccount(db, account)) ? ok(null) : err({ code: 'account.name-taken' }),
    async keepSetupToken(value) {
      await db
        .insertInto('meta')
        .values({ key: setupTokenKey, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
    async isSetupToken(tokenHash) {
      const row = await reader
        .selectFrom('meta')
        .select('value')
        .where('key', '=', setupTokenKey)
        .executeTakeFirst();
      return row?.value === tokenHash;
    },
    addFirst: (account, tokenHash) =>
      writeInTurn(medium, accountTurn, (trx) => addFirst(trx, account, tokenHash)),
    async addSession(session) {
      await db.insertInto('sessions').values(session).execute();
    },
    findSession: (tokenHash) => findSession(reader, tokenHash),
    sessionsOf: (accountId, moment) =>
      reader
        .selectFrom('sessions')
        .selectAll()
        .where('accountId', '=', accountId)
        .where('expiresAt', '>', moment)
        .orderBy('expiresAt', 'desc')
        .execute(),
    async extendSession(tokenHash, usedAt, expiresAt) {
      const used = { usedAt, expiresAt };
      await db.updateTable('sessions').set(used).where('tokenHash', '=', tokenHash).execute();
    },
    async removeSession(tokenHash) {
      await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    },
    async removeSessionsExpiredBy(moment) {
      await db.deleteFrom('sessions').where('expiresAt', '<=', moment).execute();
    },
  };
}
