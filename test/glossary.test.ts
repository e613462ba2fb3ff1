import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@rokade/texts';
import { textKeys, translator } from '@rokade/texts/all';
import { type Language, languages } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

/** The glossary's tables line by line, headings too, cell by cell. */
const lines = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const [headings = []] = lines;
const rows = lines.filter(([first]) => first !== headings[0]);

/** A language's words for the term of a line; each language has a column by its name. */
function wordsIn(language: Language, line: readonly string[]): readonly string[] {
  const cell = line[headings.indexOf(locales[language].name)] ?? '';
  return cell.split(';').map((word) => word.trim().toLowerCase());
}

/** Messages of the catalogue whose English text is a term of the glossary. */
const terms = textKeys
  .filter((key) => key.startsWith('terms.') && !key.endsWith('-short'))
  .flatMap((key) => {
    const english = translator('en')(key).toLowerCase();
    const row = rows.find((row) => wordsIn('en', row).includes(english));
    return row === undefined ? [] : [{ key, row }];
  });

describe('the glossary', () => {
  test('has the same columns in each of its tables', () => {
    expect(lines.filter((line) => line[0] === headings[0])).toEqual(
      lines.filter((line) => line[0] === headings[0]).map(() => headings),
    );
  });

  test('has every word of the trade once', () => {
    expect(rows.length).toBeGreaterThan(80);
    const english = rows.flatMap((row) => wordsIn('en', row));
    expect(english.filter((word, i) => english.indexOf(word) !== i)).toEqual([]);
  });

  test('and the catalogue know each other', () => {
    expect(terms.length).toBeGreaterThan(40);
  });

  describe.each(languages)('in the language %s', (language) => {
    test('has a word for each thing', () => {
      const without = rows.filter((row) => wordsIn(language, row).includes(''));
      expect(without.map(([first]) => first)).toEqual([]);
    });

    test.each(terms)('says as the screens do: $key', ({ key, row }) => {
      expect(wordsIn(language, row)).toContain(translator(language)(key).toLowerCase());
    });
  });
});
