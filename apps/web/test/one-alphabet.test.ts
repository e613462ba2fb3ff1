import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alphabetOf } from '@rokade/tables';
import { languages } from '@rokade/tournament';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

it.each([
  ['da', ['Zahle', 'Æbelø', 'Østergård', 'Åberg']],
  ['de', ['Oster', 'Österle', 'Otto', 'Zahn']],
  ['en', ['Group 9', 'Group 10', 'Oster', 'Zahle']],
] as const)('in %s names stand as %j', (language, names) => {
  expect(names.toReversed().toSorted(alphabetOf(language))).toEqual(names);
});

it('what people read is sorted by one alphabet, that of their language', () => {
  const files = globSync('{packages/*/src,apps/*/src}/**/*.{ts,svelte}', { cwd: root });
  const others = files.filter((file) =>
    /localeCompare\(|new Intl\.Collator/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(languages.length).toBe(3);
  expect(others).toEqual(['packages/tables/src/in-alphabet.ts']);
});
