import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textKeys, translator } from '@rokade/texts/all';
import type { Language } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

type Row = Readonly<Record<Language, readonly string[]>>;

const words = (cell: string | undefined): readonly string[] =>
  (cell ?? '').split(';').map((word) => word.trim().toLowerCase());

/** The rows of the glossary's tables: the words each language has for one thing. */
const rows: readonly Row[] = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) => {
    const [, en, da, de] = line.split('|');
    return { en: words(en), da: words(da), de: words(de) };
  });

/** Messages of the catalogue that are a term of the glossary by their English text. */
const terms = textKeys
  .filter((key) => key.startsWith('terms.') && !key.endsWith('-short'))
  .map((key) => ({
    key,
    row: rows.find(({ en }) => en.includes(translator('en')(key).toLowerCase())),
  }))
  .filter(({ row }) => row !== undefined);

describe('the glossary', () => {
  test('has every word of the trade once, in three languages', () => {
    expect(rows.length).toBeGreaterThan(80);
    const english = rows.flatMap(({ en }) => en);
    expect(english.filter((word, i) => english.indexOf(word) !== i)).toEqual([]);
    for (const { en, da, de } of rows) {
      expect(
        [...en, ...da, ...de].filter((word) => word === ''),
        en[0] ?? '',
      ).toEqual([]);
    }
  });

  test('and the catalogue know each other', () => {
    expect(terms.length).toBeGreaterThan(40);
  });

  test.each(terms)('says as the screens do: $key', ({ key, row }) => {
    expect(row?.da).toContain(translator('da')(key).toLowerCase());
    expect(row?.de).toContain(translator('de')(key).toLowerCase());
  });
});
