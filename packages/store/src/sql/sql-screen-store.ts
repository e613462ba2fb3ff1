import type { ScreenStore } from '../screen-store.ts';
import type { SqlMedium } from './sql-medium.ts';

/** The screens of halls on any SQL database that kysely speaks with. */
export const makeSqlScreenStore = ({ db, reader }: SqlMedium): ScreenStore => ({
  async screensOf(place) {
    const row = await reader
      .selectFrom('screens')
      .selectAll()
      .where('place', '=', place)
      .executeTakeFirst();
    return row === undefined ? null : { arrangement: row.arrangement, changedAt: row.changed_at };
  },
  async keepScreens(place, { arrangement, changedAt: changed_at }) {
    await db
      .insertInto('screens')
      .values({ place, arrangement, changed_at })
      .onConflict((conflict) => conflict.column('place').doUpdateSet({ arrangement, changed_at }))
      .execute();
  },
});
