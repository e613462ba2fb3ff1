import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decisionRecords, decisionsDocument } from '../scripts/decisions-document.ts';

const records = decisionRecords();

describe('the decision records', () => {
  test('have an index that is what `npm run decisions` writes', () => {
    const file = join(import.meta.dirname, '../docs/adr/README.md');
    expect(readFileSync(file, 'utf8')).toBe(decisionsDocument());
  });

  test('have each a number of their own', () => {
    const numbers = records.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test.each(records)('$number has a title and a status', ({ title, status }) => {
    expect(title).not.toBe('');
    expect(status).toMatch(/^(in force|replaced by \d{4}|withdrawn)( .*)?$/);
  });
});
