import type { WebhookStore } from '../webhook-store.ts';
import { claimRow } from './claim-row.ts';
import type { SqlMedium } from './sql-medium.ts';

/** Webhooks on any SQL database that kysely supports. */
export const makeSqlWebhookStore = ({ db, reader }: SqlMedium): WebhookStore => ({
  async webhooks() {
    const rows = await reader
      .selectFrom('webhooks')
      .selectAll()
      .orderBy('madeAt')
      .orderBy('id')
      .execute();
    return rows.map(({ claimedUntil: _, ...webhook }) => webhook);
  },
  async addWebhook(webhook) {
    await db
      .insertInto('webhooks')
      .values({ ...webhook, claimedUntil: '' })
      .execute();
  },
  async keepWebhook(id, changes) {
    await db.updateTable('webhooks').set(changes).where('id', '=', id).execute();
  },
  async removeWebhook(place, id) {
    const { numDeletedRows } = await db
      .deleteFrom('webhooks')
      .where('place', '=', place)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
  claimWebhook: (id, now, until) => claimRow(db, 'webhooks', id, { now, until }),
});
