import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fideModeDocument } from '../scripts/fide-mode-document.ts';

it('docs/fide-mode.md is what `npm run fide-mode` writes', () => {
  const file = join(import.meta.dirname, '../docs/fide-mode.md');
  expect(readFileSync(file, 'utf8')).toBe(fideModeDocument());
});
