import type { LookStore } from '../look-store.ts';
import type { SqlMedium } from './sql-medium.ts';

/** The log of looks at contact data, on any SQL database that kysely supports. */
export const makeSqlLookStore = ({ db, reader }: SqlMedium): LookStore => ({
  async addLook(look) {
    await db.insertInto('contact_looks').values(look).execute();
  },
  looks: (organisation, most) =>
    reader
      .selectFrom('contact_looks')
      .selectAll()
      .where('organisation', '=', organisation)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute(),
  async forgetLooks(before) {
    await db.deleteFrom('contact_looks').where('at', '<', before).execute();
  },
});
