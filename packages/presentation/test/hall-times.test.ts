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
