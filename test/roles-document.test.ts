import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rolesDocument } from '../scripts/roles-document.ts';

it('docs/roles.md is what `npm run roles` writes', () => {
  const file = join(import.meta.dirname, '../docs/roles.md');
  expect(readFileSync(file, 'utf8')).toBe(rolesDocument());
});
