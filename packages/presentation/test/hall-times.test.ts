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

const root = join(import.meta.dirname, '../../..');

test('no page and no paper makes text of a moment without saying by whose clock', () => {
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

const cut =
  /(?:\bat|[a-z]At)(?: (?:\?\?|\|\|) ''\))?\??\.(?:(?:slice|substring|substr)\(0, ?10\)|split\('T'\))/;

/** Whether code cuts a moment (UTC), always called `at` or `…At`, to what is its day in Greenwich alone. */
const cutsMoment = (code: string): boolean => cut.test(code);

/** Where it may be cut, and why. */
const mayCut: Readonly<Record<string, string>> = {
  'packages/server/src/copies/second-place.ts': 'names of files, one a day, for the program alone',
  'packages/tournament/src/questions/days-of-play.ts': 'a round’s `begunAt` is a local time',
};

describe('a moment is never cut to its day in Greenwich', () => {
  test.each([
    'dateText(language, at.slice(0, 10))',
    'account.createdAt.slice(0, 10)',
    "(importedAt ?? '').slice(0, 10)",
    'importedAt?.slice(0, 10)',
    "at.split('T')[0]",
    'entry.at.substring(0, 10)',
  ])('%s does', (code) => expect(cutsMoment(code)).toBe(true));

  test.each([
    'now.slice(0, 10)',
    'hall.at(round.publishedAt).slice(0, 10)',
    'rows.at(-1).slice(0, 10)',
    'momentDay(locale, createdAt)',
    'date.slice(0, 10)',
  ])('%s does not', (code) => expect(cutsMoment(code)).toBe(false));

  test('in any source', () => {
    const files = globSync('{apps,packages}/*/src/**/*.{ts,svelte}', { cwd: root });
    expect(files.length).toBeGreaterThan(1000);
    const cutting = files.filter((file) => cutsMoment(readFileSync(join(root, file), 'utf8')));
    expect(cutting.toSorted()).toEqual(Object.keys(mayCut));
  });
});
