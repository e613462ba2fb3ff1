import type { SqlMedium } from './sql-medium.ts';

/** A value that is made once for an installation: the one that is kept, or `made`, which then is. */
export async function keptInMeta(
  { db, reader }: SqlMedium,
  key: string,
  made: string,
): Promise<string> {
  const kept = () =>
    reader.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  const stored = await kept();
  if (stored !== undefined) return stored.value;
  await db
    .insertInto('meta')
    .values({ key, value: made })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await kept())?.value ?? made;
}
