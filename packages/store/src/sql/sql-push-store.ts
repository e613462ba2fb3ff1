import type { PushStore } from '../push-store.ts';
import { keptInMeta } from './kept-in-meta.ts';
import type { SqlMedium } from './sql-medium.ts';

/** Which process sends to a phone. */
const claims = ({ db }: SqlMedium): Pick<PushStore, 'claimSubscription' | 'freeSubscription'> => ({
  async claimSubscription({ id, told }, now, until) {
    const { numUpdatedRows } = await db
      .updateTable('push_subscriptions')
      .set({ claimedUntil: until })
      .where('id', '=', id)
      .where('told', '=', told)
      .where('claimedUntil', '<=', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async freeSubscription(id) {
    await db
      .updateTable('push_subscriptions')
      .set({ claimedUntil: '' })
      .where('id', '=', id)
      .execute();
  },
});

/** Subscriptions of phones on any SQL database that kysely supports. */
export const makeSqlPushStore = (medium: SqlMedium): PushStore => {
  const { db, reader } = medium;
  return {
    ...claims(medium),
    pushKeys: (made) => keptInMeta(medium, 'push-keys', made),
    async subscribedTournaments() {
      const rows = await reader
        .selectFrom('push_subscriptions')
        .select('tournament')
        .distinct()
        .orderBy('tournament')
        .execute();
      return rows.map(({ tournament }) => tournament);
    },
    async subscriptionsOf(tournament) {
      const rows = await reader
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('tournament', '=', tournament)
        .orderBy('madeAt')
        .orderBy('id')
        .execute();
      return rows.map(({ claimedUntil: _, ...subscription }) => subscription);
    },
    async addSubscription(subscription) {
      await db
        .insertInto('push_subscriptions')
        .values({ ...subscription, claimedUntil: '' })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    async keepSubscription(id, changes) {
      await db.updateTable('push_subscriptions').set(changes).where('id', '=', id).execute();
    },
    async removeSubscription(tournament, id) {
      const { numDeletedRows } = await db
        .deleteFrom('push_subscriptions')
        .where('tournament', '=', tournament)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async removeSubscriptions(tournament) {
      await db.deleteFrom('push_subscriptions').where('tournament', '=', tournament).execute();
    },
  };
};
