import { describe, expect, it } from 'vitest';
import { weekendDates, weeklyDates } from '../src/index.ts';

describe('weeklyDates', () => {
  it('gives the same evening each week, over the end of a year', () => {
    expect(weeklyDates('2026-12-22', '19:00', 3)).toEqual([
      '2026-12-22T19:00',
      '2026-12-29T19:00',
      '2027-01-05T19:00',
    ]);
  });

  it('does not move with summer time', () => {
    expect(weeklyDates('2027-03-24', '19:00', 2)).toEqual(['2027-03-24T19:00', '2027-03-31T19:00']);
  });

  it('leaves the time out where there is none', () => {
    expect(weeklyDates('2026-11-21', '', 1)).toEqual(['2026-11-21']);
  });

  it.each(['', '21-11-2026', '2026-13-40'])('gives nothing for the date "%s"', (first) => {
    expect(weeklyDates(first, '19:00', 3)).toEqual([]);
  });
});

describe('weekendDates', () => {
  it('plays five rounds from Friday evening to Sunday', () => {
    expect(weekendDates('2026-11-20', '19:00', 5)).toEqual([
      '2026-11-20T19:00',
      '2026-11-21T10:00',
      '2026-11-21T15:30',
      '2026-11-22T10:00',
      '2026-11-22T15:30',
    ]);
  });

  it('plays seven rounds in the same days', () => {
    expect(weekendDates('2026-11-20', '19:00', 7).at(-1)).toBe('2026-11-22T18:00');
  });

  it('gives nothing for no rounds', () => {
    expect(weekendDates('2026-11-20', '19:00', 0)).toEqual([]);
  });
});
