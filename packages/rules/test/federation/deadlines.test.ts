import { deadline, deadlineRules, easterMonday, isDay, plusDays } from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

function inTime(code: string, from: string, nextEvent: string | null = null): string {
  const rule = deadlineRules.find((each) => each.code === code);
  if (rule === undefined) throw new Error(code);
  return deadline(rule, from, nextEvent).date;
}

/** Easter Sunday by Butcher's ten steps, another algorithm than Rokade's. */
function butcher(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

describe('Easter Monday', () => {
  test.each([
    [1818, '1818-03-23'],
    [1900, '1900-04-16'],
    [1943, '1943-04-26'],
    [1954, '1954-04-19'],
    [1981, '1981-04-20'],
    [2000, '2000-04-24'],
    [2008, '2008-03-24'],
    [2024, '2024-04-01'],
    [2025, '2025-04-21'],
    [2026, '2026-04-06'],
    [2027, '2027-03-29'],
    [2028, '2028-04-17'],
    [2049, '2049-04-19'],
    [2076, '2076-04-20'],
    [2100, '2100-03-29'],
  ])('of %i is %s', (year, expected) => {
    expect(easterMonday(year)).toBe(expected);
  });

  test('agrees with another way to it, 1583 to 9999', () => {
    for (let year = 1583; year <= 9999; year++) {
      expect(plusDays(easterMonday(year), -1)).toBe(butcher(year));
    }
  });
});

describe('deadlines', () => {
  test.each([
    ['DSU 2002 §33', 2027, '2027-02-22'],
    ['DSU 2002 §33, over 29 February', 2028, '2028-03-13'],
    ['DSU 2002 §33, over 29 February', 2024, '2024-02-26'],
    ['DSU 2002 §33, in no leap year', 2026, '2026-03-02'],
    ['DSU 2002 §33, the earliest Easter of the century', 2008, '2008-02-18'],
    ['DSU 2002 §33, the latest', 2038, '2038-03-22'],
  ])('%s: entries for %i close on %s', (_, year, expected) => {
    expect(inTime('emt-entry', easterMonday(year))).toBe(expected);
  });

  test.each([
    ['DSU 2002 4.9.1-1', 'dates', '2027-03-27', '2026-03-27'],
    ['DSU 2002 4.9.1-1', 'dates', '2028-02-29', '2027-02-28'],
    ['DSU 2002 §61a', 'open-invitation', '2027-03-31', '2027-02-28'],
    ['DSU 2002 §61a', 'open-invitation', '2027-01-15', '2026-12-15'],
    ['DSU 2002 4.9.1-3', 'last-entry', '2027-01-05', '2026-12-29'],
    ['DSU 2002 §5c', 'list-returned', '2026-12-28', '2027-01-04'],
    ['DSU 2002 §64b', 'list-called-for', '2028-03-06', '2028-02-28'],
    ['DSU 2002 §21', 'fee', '2028-03-01', '2028-02-29'],
    ['DSU 2002 §5g, §6', 'report', '2028-02-24', '2028-03-02'],
    ['DSU 2002 §17', 'appeal', '2027-02-20', '2027-03-02'],
    ['DSU 2002 4.8.3', 'elo-notice', '2027-03-27', '2027-02-27'],
    ['DSU 2002 4.8.3', 'elo-report', '2027-12-30', '2028-01-06'],
    ['Tempelhof 2018 III.A.6', 'pairings', '2027-01-01', '2026-12-30'],
    ['Tempelhof 2018 III.A.9', 'excuse', '2027-01-08', '2027-01-07'],
    ['Tempelhof 2018 III.A.11', 'open-games', '2027-06-04', '2027-05-28'],
    ['Tempelhof 2018 III.G.6', 'challenge', '2027-01-31', '2027-02-28'],
    ['Tempelhof 2018 III.G.6', 'challenge-extended', '2027-01-31', '2027-03-28'],
  ])('%s: %s from %s is %s', (_, code, from, expected) => {
    expect(inTime(code, from)).toBe(expected);
  });

  test.each([
    ['no next event', null, '2027-03-15'],
    ['a later one', '2027-03-16', '2027-03-15'],
    ['one that begins on the day itself', '2027-03-15', '2027-03-14'],
    ['one right after coming home', '2027-03-02', '2027-03-01'],
  ])('DSU 2002 4.5.4.3: fourteen days after coming home, %s', (_, nextEvent, expected) => {
    expect(inTime('report-abroad', '2027-03-01', nextEvent)).toBe(expected);
  });

  test('codes are there once, and every day gives a day', () => {
    expect(new Set(deadlineRules.map(({ code }) => code)).size).toBe(deadlineRules.length);
    const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days) => plusDays('1900-01-01', days));
    fc.assert(
      fc.property(fc.constantFrom(...deadlineRules), anyDay, (rule, from) => {
        const { date, because } = deadline(rule, from);
        expect(isDay(date)).toBe(true);
        expect(because.at(-1)?.facts['to']).toBe(date);
      }),
    );
  });
});
