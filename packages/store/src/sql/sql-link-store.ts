import type { LinkStore } from '../link-store.ts';
import type { SqlMedium } from './sql-medium.ts';

/** Helpers' links on any SQL database that kysely supports. */
export const makeSqlLinkStore = ({ db, reader }: SqlMedium): LinkStore => ({
  async addLink(link) {
    await db.insertInto('helper_links').values(link).execute();
  },
  findLink: async (tokenHash) =>
    (await reader
      .selectFrom('helper_links')
      .selectAll()
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst()) ?? null,
  linksOf: (event) =>
    reader
      .selectFrom('helper_links')
      .selectAll()
      .where('event', '=', event)
      .orderBy('madeAt', 'desc')
      .orderBy('id')
      .execute(),
  async noteUse(id, moment) {
    await db.updateTable('helper_links').set({ usedAt: moment }).where('id', '=', id).execute();
  },
  async revokeLink(event, id, moment) {
    const { numUpdatedRows } = await db
      .updateTable('helper_links')
      .set((column) => ({ revokedAt: column.fn.coalesce('revokedAt', column.val(moment)) }))
      .where('event', '=', event)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
