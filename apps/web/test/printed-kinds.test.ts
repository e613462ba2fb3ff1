import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printKinds } from '@rokade/presentation/views/prints/kinds.ts';
import { expect, test } from 'vitest';
import { printedPages } from '../../../test/browser/printed-pages.ts';
import { printedFields } from '../../../test/browser/printed-tournaments.ts';

test('every list of a tournament is printed in a test; certificates have titled players of their own', () => {
  const printed = new Set([...printedFields.flatMap(({ kinds }) => kinds), 'certificates']);
  expect(printKinds.filter((kind) => !printed.has(kind))).toEqual([]);
});

const source = join(import.meta.dirname, '../src');
const routes = join(source, 'routes');

/** The components that a component shows, by the files they stand in. */
function componentsIn(file: string): readonly string[] {
  const found = readFileSync(file, 'utf8').matchAll(/from '([^']+\.svelte)'/g);
  return [...found].map(([, name = '']) =>
    name.startsWith('#lib/') ? join(source, 'lib', name.slice(5)) : join(dirname(file), name),
  );
}

/** Whether a page, or what it shows, has a button that prints it. */
function isPrinted(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return (
    readFileSync(file, 'utf8').includes('window.print()') ||
    componentsIn(file).some((each) => isPrinted(each, seen))
  );
}

test('every page that is printed as it stands is printed in a test', () => {
  const pages = globSync('**/+page.svelte', { cwd: routes })
    .filter((file) => isPrinted(join(routes, file)))
    .map(dirname)
    .filter((route) => route !== 'print/[id]/[kind]');
  expect(pages.toSorted()).toEqual(Object.keys(printedPages).toSorted());
});
