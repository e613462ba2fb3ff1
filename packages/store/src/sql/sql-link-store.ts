import type { LinkStore, StoredLink } from '../link-store.ts';
import type { Schema } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

const linkOf = (row: Schema['helper_links']): StoredLink => ({
  id: row.id,
  tokenHash: row.token_hash,
  event: row.event,
  name: row.name,
  rights: row.rights,
  madeBy: row.made_by,
  madeAt: row.made_at,
  revokedAt: row.revoked_at,
  usedAt: row.used_at,
});

const rowOf = (link: StoredLink): Schema['helper_links'] => ({
  id: link.id,
  token_hash: link.tokenHash,
  event: link.event,
  name: link.name,
  rights: link.rights,
  made_by: link.madeBy,
  made_at: link.madeAt,
  revoked_at: link.revokedAt,
  used_at: link.usedAt,
});

/** Helpers' links on any SQL database that kysely speaks with. */
export const makeSqlLinkStore = ({ db, reader }: SqlMedium): LinkStore => ({
  async addLink(link) {
    await db.insertInto('helper_links').values(rowOf(link)).execute();
  },
  async findLink(tokenHash) {
    const row = await reader
      .selectFrom('helper_links')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row === undefined ? null : linkOf(row);
  },
  async linksOf(event) {
    const rows = await reader
      .selectFrom('helper_links')
      .selectAll()
      .where('event', '=', event)
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(linkOf);
  },
  async noteUse(id, moment) {
    await db.updateTable('helper_links').set({ used_at: moment }).where('id', '=', id).execute();
  },
  async revokeLink(event, id, moment) {
    const { numUpdatedRows } = await db
      .updateTable('helper_links')
      .set((column) => ({ revoked_at: column.fn.coalesce('revoked_at', column.val(moment)) }))
      .where('event', '=', event)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
