import { err, ok } from '@rokade/rules';
import { type AccountChanges, accountNameKey } from '../account-store.ts';
import type { Role } from '../stored-account.ts';
import { writeInTurn } from './in-turn.ts';
import type { Schema, Tables, Trx } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

/** The lock for changes that depend on other accounts, so that they happen one after the other. */
export const accountTurn = 'accounts';

const missing = err({ code: 'account.missing' as const });

type Changes = Partial<Omit<Schema['accounts'], 'id' | 'createdAt'>>;

/** Changes an account's row; false: there is no such row. */
async function change(db: Tables, id: string, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set(changes)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function removeSessionsOf(
  db: Tables,
  accountId: string,
  kept: string | null,
): Promise<number> {
  const all = db.deleteFrom('sessions').where('accountId', '=', accountId);
  const query = kept === null ? all : all.where('tokenHash', '!=', kept);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

async function renameIn(trx: Trx, id: string, name: string): ReturnType<AccountChanges['rename']> {
  const key = accountNameKey(name);
  const namesake = await trx
    .selectFrom('accounts')
    .select('id')
    .where('nameKey', '=', key)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (namesake !== undefined) return err({ code: 'account.name-taken' });
  return (await change(trx, id, { name, nameKey: key })) ? ok(null) : missing;
}

async function isLastAdmin(trx: Trx, id: string): Promise<boolean> {
  const admins = await trx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .execute();
  return admins.length === 1 && admins[0]?.id === id;
}

async function setRoleIn(trx: Trx, id: string, role: Role): ReturnType<AccountChanges['setRole']> {
  if (role !== 'admin' && (await isLastAdmin(trx, id))) return err({ code: 'account.last-admin' });
  return (await change(trx, id, { role })) ? ok(null) : missing;
}

async function disableIn(
  trx: Trx,
  id: string,
  moment: string,
): ReturnType<AccountChanges['disable']> {
  if (await isLastAdmin(trx, id)) return err({ code: 'account.last-admin' });
  if (!(await change(trx, id, { disabledAt: moment }))) return missing;
  await removeSessionsOf(trx, id, null);
  return ok(null);
}

/** Changes of existing accounts, on any SQL database that kysely supports. */
export function makeAccountChanges(medium: SqlMedium): AccountChanges {
  const { db } = medium;
  return {
    rename: (id, name) => writeInTurn(medium, accountTurn, (trx) => renameIn(trx, id, name)),
    setPassword: (id, passwordHash, kept) =>
      writeInTurn(medium, accountTurn, async (trx) => {
        if (!(await change(trx, id, { passwordHash }))) return missing;
        await removeSessionsOf(trx, id, kept);
        return ok(null);
      }),
    disable: (id, moment) => writeInTurn(medium, accountTurn, (trx) => disableIn(trx, id, moment)),
    setRole: (id, role) => writeInTurn(medium, accountTurn, (trx) => setRoleIn(trx, id, role)),
    enable: async (id) => ((await change(db, id, { disabledAt: null })) ? ok(null) : missing),
    setPerson: async (id, person) => ((await change(db, id, { person })) ? ok(null) : missing),
    removeSessionsOf: (accountId, kept) => removeSessionsOf(db, accountId, kept),
  };
}
