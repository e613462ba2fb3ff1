import { isDay, laterBy, plusDays, plusMonths, plusYears } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

describe('days of the calendar', () => {
  test.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['26-01-01', false],
    ['1582-12-31', false],
    ['8999-12-31', true],
    ['9000-01-01', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  test.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-29', -35, '2027-02-22'],
  ])('%s and %i days: %s', (day, days, expected) => {
    expect(plusDays(day, days)).toBe(expected);
  });

  test.each([
    ['2026-05-01', 6, '2026-11-01'],
    ['2026-11-15', 3, '2027-02-15'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months: %s', (day, months, expected) => {
    expect(plusMonths(day, months)).toBe(expected);
  });

  test('a year after 29 February is 28 February', () => {
    expect(plusYears('2028-02-29', 1)).toBe('2029-02-28');
    expect(plusYears('2028-02-29', 4)).toBe('2032-02-29');
  });

  test.each([
    ['2026-12-27', 364, '2027-12-26'],
    ['2026-12-27T10:00', 7, '2027-01-03T10:00'],
    ['2026-12-27', null, ''],
    ['', 364, ''],
  ])('%s is moved by %s days: %s', (moment, days, expected) => {
    expect(laterBy(moment, days)).toBe(expected);
  });
});
