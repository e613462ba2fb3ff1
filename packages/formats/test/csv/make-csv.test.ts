import { describe, expect, it } from 'vitest';
import { type CsvCell, makeCsv, parsePlayerList, plainCsv } from '../../src/index.ts';

const csvOf = (club: CsvCell): string =>
  makeCsv(
    [
      ['No.', 'Name', 'Club'],
      [3, 'Hansen, Ida', club],
    ],
    plainCsv,
  );

describe('cells that a spreadsheet would run', () => {
  const clubIn = (csv: string) => parsePlayerList(csv).players[0]?.details.club;

  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '＝1+1',
    '＋1+1',
    '－1+1',
    '＠SUM(A1)',
    ' =1+1',
    '\u00a0\u3000＝1+1',
    '\u200b=1+1',
    '\t=1+1',
  ])('%j is shielded, and read again as it was', (club) => {
    const csv = csvOf(club);
    expect(csv.split('\r\n')[1]).toMatch(/,"?'/);
    expect(clubIn(csv)).toBe(club.replace(/\s+/g, ' ').trim());
  });

  it.each(['K41', '-5', '+4,5', 'A=B', "'Abd", 'Ｋ41'])('%j stays as it is', (club) => {
    expect(csvOf(club)).not.toContain(`'${club}`);
    expect(clubIn(csvOf(club))).toBe(club);
  });
});
