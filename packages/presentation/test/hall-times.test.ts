import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvFile } from '@rokade/presentation/files/csv-file.ts';
import { printedAtText } from '@rokade/presentation/print/printed-at.ts';
import { cellText, keptListColumns, lookColumns, momentDay } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import { describe, expect, test } from 'vitest';

/** Half an hour before midnight in London, already the next day in Berlin and in Tokyo. */
const at = '2026-11-21T23:30:00.000Z';
const t = translator('en');
const hall = (timeZone: string) => ({ language: 'en', t, timeZone }) as const;

describe('moments by the clock of the hall, whatever this machine’s is', () => {
  test.each([
    ['Europe/London', '21 November 2026 at 23:30', '2026-11-21'],
    ['Europe/Berlin', '22 November 2026 at 00:30', '2026-11-22'],
    ['Asia/Tokyo', '22 November 2026 at 08:30', '2026-11-22'],
  ])('%s: on paper %s', (timeZone, onPaper, day) => {
    expect(printedAtText(hall(timeZone), new Date(at))).toContain(onPaper);
    expect(momentDay({ timeZone }, at)).toBe(day);
  });

  test('in a CSV file', () => {
    const inFiles = lookColumns(t).map(
      (column) => ({ ...column, media: ['file'] }) as typeof column,
    );
    const rows = [{ who: 'Ida', whose: 'Bo', where: 'list', at }];
    const { body } = csvFile(hall('Asia/Tokyo'), inFiles, rows);
    expect(body).toContain('Ida,Bo,list,2026-11-22 08:30');
  });

  test('in the table of rating lists', () => {
    const row = { source: 'fide', month: '2026-11', players: 1, importedAt: at, file: 'f' };
    const read = (timeZone: string) =>
      keptListColumns(undefined, { timeZone }).map((one) => cellText(hall(timeZone), one, row))[2];
    expect(read('Europe/London')).toContain('21');
    expect(read('Asia/Tokyo')).toContain('22');
  });
});

/** The sources that pages and papers are made from. */
const sources = [
  'apps/web/src',
  'packages/presentation/src',
  'packages/tables/src',
  'packages/texts/src',
];

/** What stands in the brackets of each call that makes text of a moment. */
function callsIn(text: string): readonly string[] {
  const begins = /\.toLocale(?:Date|Time)?String\(|new Intl\.DateTimeFormat\(/g;
  return [...text.matchAll(begins)].map(({ index, 0: begin }) => {
    let depth = 1;
    let end = index + begin.length;
    for (; depth > 0 && end < text.length; end++) {
      if (text[end] === '(') depth++;
      if (text[end] === ')') depth--;
    }
    return text.slice(index, end);
  });
}

test('no page and no paper makes text of a moment without saying by whose clock', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = sources.flatMap((folder) =>
    globSync('**/*.{ts,svelte}', { cwd: join(root, folder) }).map((file) => join(folder, file)),
  );
  const calls = files.flatMap((file) =>
    callsIn(readFileSync(join(root, file), 'utf8')).map((call) => ({ file, call })),
  );
  expect(calls.length).toBeGreaterThan(8);
  // Without a language nothing is written: the reader's or the machine's zone is asked for.
  const silent = calls.filter(({ call }) => !/\(\)$|timeZone/.test(call));
  expect(silent).toEqual([]);
});
