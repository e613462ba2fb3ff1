import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** What is folded and is no person's name, beside the one folding of names. */
const foldings = [
  // What books are called on the command line.
  'apps/cli/src/input/which-one.ts',
  // Headings of columns.
  'packages/formats/src/csv/player-field.ts',
  // Where names stand in a list that is the same in every language.
  'packages/rules/src/kernel/alphabetical.ts',
  'packages/rules/src/kernel/plain-letters.ts',
  // Letters that the typeface of a form lacks.
  'packages/server/src/reports/pdf/forms-pdf.ts',
  // Addresses of new tournaments.
  'packages/server/src/tournaments/make-tournaments.ts',
  'packages/server/src/values/address-name.ts',
  // What accounts are called: the database keeps it unique.
  'packages/store/src/account-store.ts',
];

it('names of people are compared by one folding', () => {
  const files = globSync('{packages/*/src,apps/*/src}/**/*.{ts,svelte}', { cwd: root });
  const folding = files.filter((file) =>
    /\.normalize\('NF/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(folding.toSorted()).toEqual(foldings);
});
