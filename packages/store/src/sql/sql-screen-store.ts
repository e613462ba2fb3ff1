import type { ScreenStore } from '../screen-store.ts';
import type { SqlMedium } from './sql-medium.ts';

/** The screens of halls on any SQL database that kysely supports. */
export const makeSqlScreenStore = ({ db, reader }: SqlMedium): ScreenStore => ({
  screensOf: async (place) =>
    (await reader
      .selectFrom('screens')
      .select(['arrangement', 'changedAt'])
      .where('place', '=', place)
      .executeTakeFirst()) ?? null,
  async keepScreens(place, screens) {
    await db
      .insertInto('screens')
      .values({ place, ...screens })
      .onConflict((conflict) => conflict.column('place').doUpdateSet(screens))
      .execute();
  },
});
