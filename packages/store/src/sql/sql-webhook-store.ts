import type { StoredWebhook, WebhookStore } from '../webhook-store.ts';
import type { Schema } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

const webhookOf = (row: Schema['webhooks']): StoredWebhook => ({
  id: row.id,
  kind: row.kind,
  place: row.place,
  address: row.address,
  secret: row.secret,
  madeBy: row.made_by,
  madeAt: row.made_at,
  told: row.told,
  progress: row.progress,
});

/** Webhooks on any SQL database that kysely speaks with. */
export const makeSqlWebhookStore = ({ db, reader }: SqlMedium): WebhookStore => ({
  async webhooks() {
    const rows = await reader
      .selectFrom('webhooks')
      .selectAll()
      .orderBy('made_at')
      .orderBy('id')
      .execute();
    return rows.map(webhookOf);
  },
  async addWebhook({ madeBy: made_by, madeAt: made_at, ...same }) {
    await db
      .insertInto('webhooks')
      .values({ ...same, made_by, made_at, claimed_until: '' })
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
  async claimWebhook(id, now, until) {
    const { numUpdatedRows } = await db
      .updateTable('webhooks')
      .set({ claimed_until: until })
      .where('id', '=', id)
      .where('claimed_until', '<=', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
