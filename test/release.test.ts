import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readmeExamples } from '../scripts/release/readme-examples.ts';
import {
  type ReleaseSource,
  releaseFaults,
  unguardedNames,
} from '../scripts/release/release-faults.ts';

const source = (
  manifest: Partial<ReleaseSource['manifest']> = {},
  more: Partial<ReleaseSource> = {},
): ReleaseSource => ({
  manifest: {
    name: '@rokade/rules',
    version: '1.2.3',
    description: 'Rules',
    license: 'MIT',
    type: 'module',
    private: true,
    sideEffects: false,
    engines: { node: '>=20' },
    ...manifest,
  },
  readme: '# Rules\n```js\n1;\n```',
  changelog: '# What changed\n\n## 1.2.3\n\n- All.',
  isOffered: true,
  ...more,
});

describe('what keeps packages from being published', () => {
  test('nothing, where all is in order', () => {
    const formats = source({
      name: '@rokade/formats',
      dependencies: { '@rokade/rules': '1.2.3', zod: '^4' },
    });
    expect(releaseFaults([source(), formats])).toEqual([]);
  });

  test.each([
    ['a version that is none', [source({ version: '1.2' })], '“1.2” is no semantic version'],
    [
      'versions that differ',
      [source(), source({ name: '@rokade/formats', version: '1.2.2' })],
      '@rokade/formats has version 1.2.2, the others 1.2.3',
    ],
    [
      'no guard in the checkout',
      [source({ private: false })],
      '@rokade/rules is not private in the checkout, so it could be published by accident',
    ],
    [
      'a need of what is not published',
      [source({ dependencies: { '@rokade/server': '1.2.3' } })],
      '@rokade/rules needs @rokade/server, which is not published',
    ],
    [
      'a need of another version',
      [source({ dependencies: { '@rokade/rules': '1.2.2' } })],
      '@rokade/rules needs @rokade/rules 1.2.2 instead of 1.2.3',
    ],
    ['no licence', [source({ license: '' })], '@rokade/rules does not name its licence'],
    [
      'no example',
      [source({}, { readme: '# Rules' })],
      '@rokade/rules has no README with an example',
    ],
    [
      'a changelog without the version',
      [source({}, { changelog: '## 1.2.2\n## 1.2.3' })],
      'the changelog of @rokade/rules begins with 1.2.2 instead of 1.2.3',
    ],
  ])('%s', (_, sources, fault) => {
    expect(releaseFaults(sources)).toContain(fault);
  });

  test('a package that is not published and could be by accident', () => {
    const { manifest } = source({ private: false });
    expect(unguardedNames([manifest, { ...manifest, private: true }])).toEqual(['@rokade/rules']);
  });
});

test('the first example of the rules pairs twenty players in five lines', () => {
  const readme = readFileSync(join(import.meta.dirname, '../packages/rules/README.md'), 'utf8');
  const [first] = readmeExamples(readme);
  expect(first?.program.trimEnd().split('\n')).toHaveLength(5);
  expect(first?.prints).toContain("'9–19', '20–10'");
});
