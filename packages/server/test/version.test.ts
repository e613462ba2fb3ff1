import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rokadeVersion } from '../src/index.ts';

it('calls itself by the version in its manifest', () => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ version: rokadeVersion });
});
