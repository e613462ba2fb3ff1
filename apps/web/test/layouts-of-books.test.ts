import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const routes = join(import.meta.dirname, '../src/routes/console');

/** The layouts that give the pages below them the version of a book. */
const withVersion = globSync('**/+layout.server.ts', { cwd: routes }).filter((file) =>
  /\bversion\b/.test(readFileSync(join(routes, file), 'utf8')),
);

test('the version of a book is fetched again with each page whose forms rest on it', () => {
  expect(withVersion).not.toEqual([]);
  const kept = withVersion.filter(
    (file) => !readFileSync(join(routes, file), 'utf8').includes('fetchedWithEachPage(url)'),
  );
  expect(kept).toEqual([]);
});
