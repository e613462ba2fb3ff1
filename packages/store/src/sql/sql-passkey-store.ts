import { err, ok } from '@rokade/rules';
import type { PasskeyStore, StoredPasskey } from '../passkey-store.ts';
import { accountTurn } from './account-changes.ts';
import { accountOf } from './account-rows.ts';
import { writeInTurn } from './in-turn.ts';
import { keptInMeta } from './kept-in-meta.ts';
import type { Schema, Tables, Trx } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

const secretKey = 'secret';

const passkeyOf = (row: Schema['passkeys']): StoredPasskey => ({
  ...row,
  transports: row.transports.split(' ').filter((way) => way !== ''),
});

const ofAccount = (db: Tables, accountId: string) =>
  db.selectFrom('passkeys').selectAll().where('accountId', '=', accountId);

async function findPasskey(db: Tables, id: string): ReturnType<PasskeyStore['findPasskey']> {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', row.accountId)
    .executeTakeFirst();
  return account === undefined ? null : { passkey: passkeyOf(row), account: accountOf(account) };
}

async function removeIn(
  trx: Trx,
  accountId: string,
  id: string,
): ReturnType<PasskeyStore['removePasskey']> {
  const passkeys = await ofAccount(trx, accountId).execute();
  if (!passkeys.some((passkey) => passkey.id === id)) return err({ code: 'passkey.missing' });
  const account = await trx
    .selectFrom('accounts')
    .select('passkeyOnly')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const isOnlyWay = passkeys.length === 1 && account?.passkeyOnly === 1;
  if (isOnlyWay) return err({ code: 'passkey.only-way' });
  await trx.deleteFrom('passkeys').where('id', '=', id).execute();
  return ok(null);
}

async function setOnlyIn(
  trx: Trx,
  accountId: string,
  isOnly: boolean,
): ReturnType<PasskeyStore['setPasskeyOnly']> {
  const first = await ofAccount(trx, accountId).limit(1).executeTakeFirst();
  if (isOnly && first === undefined) return err({ code: 'passkey.none' });
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ passkeyOnly: isOnly ? 1 : 0 })
    .where('id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? ok(null) : err({ code: 'account.missing' });
}

/** Passkeys on any SQL database that kysely supports. */
export function makeSqlPasskeyStore(medium: SqlMedium): PasskeyStore {
  const { db, reader } = medium;
  return {
    async hasPasskeys() {
      const first = await reader.selectFrom('passkeys').select('id').limit(1).executeTakeFirst();
      return first !== undefined;
    },
    passkeysOf: async (accountId) =>
      (await ofAccount(reader, accountId).orderBy('madeAt').orderBy('id').execute()).map(passkeyOf),
    findPasskey: (id) => findPasskey(reader, id),
    async addPasskey(passkey) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkeys')
        .values({ ...passkey, transports: passkey.transports.join(' ') })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async usePasskey(id, counter, usedAt) {
      const of = db.updateTable('passkeys').set({ counter, usedAt }).where('id', '=', id);
      const further =
        counter === 0 ? of.where('counter', '=', 0) : of.where('counter', '<', counter);
      return (await further.executeTakeFirst()).numUpdatedRows > 0n;
    },
    removePasskey: (accountId, id) =>
      writeInTurn(medium, accountTurn, (trx) => removeIn(trx, accountId, id)),
    setPasskeyOnly: (accountId, isOnly) =>
      writeInTurn(medium, accountTurn, (trx) => setOnlyIn(trx, accountId, isOnly)),
    async addChallenge(challenge, moment) {
      await db.deleteFrom('challenges').where('expiresAt', '<=', moment).execute();
      await db.insertInto('challenges').values(challenge).execute();
    },
    async takeChallenge(challenge, purpose, moment) {
      const { numDeletedRows } = await db
        .deleteFrom('challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .where('expiresAt', '>', moment)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    secret: (made) => keptInMeta(medium, secretKey, made),
  };
}
