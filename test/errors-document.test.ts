import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorAdvice, errorChapters, errorMeanings } from '../scripts/error-advice-table.ts';
import { errorCodes } from '../scripts/error-codes.ts';
import { adviceOn, errorsDocument, meaningOf } from '../scripts/errors-document.ts';

const codes = errorCodes();

describe('docs/errors.md', () => {
  test('is what `npm run errors` writes', () => {
    const file = join(import.meta.dirname, '../docs/errors.md');
    expect(readFileSync(file, 'utf8')).toBe(errorsDocument());
  });

  test('finds the codes of every room', () => {
    for (const code of [
      'pairing.no-legal-pairing',
      'command.not-now',
      'trf.not-trf',
      'store.damaged',
      'account.throttled',
    ]) {
      expect(codes).toContain(code);
    }
  });

  test.each(codes)('says of %s where it belongs, what it means and what to do', (code) => {
    expect(
      errorChapters.some(({ prefixes }) => prefixes.some((prefix) => code.startsWith(prefix))),
    ).toBe(true);
    expect(meaningOf(code)).toBeDefined();
    expect(adviceOn(code)).toBeDefined();
  });

  test('does not take the message of another code that ends alike', () => {
    expect(meaningOf('result.invalid')).toBe(
      '{whiteHalfPoints}–{blackHalfPoints} is not a possible result.',
    );
    expect(meaningOf('player.duplicate')).toBe('{name} is already entered.');
  });

  test('has no advice on codes that are gone', () => {
    const isCode = (key: string): boolean =>
      key.endsWith('.') ? codes.some((code) => code.startsWith(key)) : codes.includes(key);
    expect(
      [...Object.keys(errorAdvice), ...Object.keys(errorMeanings)].filter((key) => !isCode(key)),
    ).toEqual([]);
  });
});
