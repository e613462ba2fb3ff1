/** A change without any visible effect, and why. */
interface Equivalent {
  readonly file: string;
  /** The line it stands in, without the spaces around it. */
  readonly line: string;
  readonly change: string;
  readonly why: string;
}

/** Each was checked by hand; a line that is rewritten needs another check. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'packages/store/src/sql/watch-changes.ts',
    line: 'const pause = 200;',
    change: '200 → 201',
    why: 'a millisecond more between two looks at the database',
  },
  {
    file: 'packages/store/src/sqlite/patience.ts',
    line: 'export const pause = 50;',
    change: '50 → 51',
    why: 'a millisecond more between two tries',
  },
  {
    file: 'packages/store/src/postgres/open-postgres.ts',
    line: 'const patience = 5000;',
    change: '5000 → 5001',
    why: 'a millisecond more of patience',
  },
  {
    file: 'packages/store/src/in-turns.ts',
    line: 'if (from > 0) await setImmediate();',
    change: 'from > 0 → true',
    why: 'others have a turn before the first lot, too',
  },
  {
    file: 'packages/store/src/lists/rating-lists.ts',
    line: 'const mostNumbers = 500;',
    change: '500 → 501',
    why: 'one player more is looked at, of whom few are shown',
  },
  {
    file: 'packages/store/src/sql/sql-account-store.ts',
    line: "const first = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();",
    change: '1 → 2',
    why: 'the first is taken of two',
  },
  {
    file: 'packages/store/src/lists/list-files.ts',
    line: 'a.month === b.month ? b.stamp - a.stamp : a.month < b.month ? 1 : -1;',
    change: '< → <=',
    why: 'of one month the stamps have decided already',
  },
  {
    file: 'packages/store/src/sql/watch-changes.ts',
    line: 'let isBehind = false;',
    change: 'false → true',
    why: 'the first answer of a database is that it may have changed; in memory nobody else writes',
  },
  {
    file: 'packages/store/src/sqlite/database-pages.ts',
    line: 'if (newest?.number !== number) newest = { number, page: read(number) };',
    change: 'newest?.number !== number → true',
    why: 'a page is read anew that was at hand',
  },
  {
    file: 'packages/store/src/sqlite/patient-driver.ts',
    line: 'if (known !== undefined) return known;',
    change: 'known !== undefined → false',
    why: 'a statement is prepared anew that was at hand',
  },
  {
    file: 'packages/journal/src/by-id.ts',
    line: 'const parts = 512;',
    change: '512 → 513',
    why: 'one part more holds the same',
  },
  {
    file: 'packages/journal/src/by-id.ts',
    line: 'let hash = 0;',
    change: '0 → 1',
    why: 'another part of the same id',
  },
  {
    file: 'packages/journal/src/by-id.ts',
    line: 'for (let at = 0; at < id.length; at += 1) hash = (hash * 31 + id.charCodeAt(at)) % 65_521;',
    change: '31 → 32',
    why: 'another part of the same id',
  },
  {
    file: 'packages/journal/src/by-id.ts',
    line: 'for (let at = 0; at < id.length; at += 1) hash = (hash * 31 + id.charCodeAt(at)) % 65_521;',
    change: '0 → 1',
    why: 'another part of the same id',
  },
  {
    file: 'packages/journal/src/by-id.ts',
    line: '.sort(([a], [b]) => (a < b ? -1 : 1))',
    change: '< → <=',
    why: 'no two have one id',
  },
  {
    file: 'packages/journal/src/by-id.ts',
    line: '.sort(([a], [b]) => (a < b ? -1 : 1))',
    change: '1 → 2',
    why: 'how far apart two are is not asked',
  },
  {
    file: 'packages/journal/src/personal.ts',
    line: 'const byField = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);',
    change: '1 → 2',
    why: 'how far apart two are is not asked',
  },
];
