import { describe, expect, it } from 'vitest';
import { datesBetween, roundRhythms, weekendDates, weeklyDates } from '../src/index.ts';

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

describe('the days of a group of an event', () => {
  it.each([
    [
      'one a day where the event has as many days',
      '2026-11-21',
      '2026-11-23',
      3,
      ['21', '22', '23'],
    ],
    ['all on one day', '2026-11-21', '2026-11-21', 3, ['21', '21', '21']],
    ['the first alone where the days do not decide it', '2026-11-21', '2026-11-29', 7, ['21']],
    ['the first alone where the last is not known', '2026-11-21', '', 7, ['21']],
    ['none where the event has none', '', '', 7, []],
  ] as const)('are %s', (_, firstDay, lastDay, rounds, days) => {
    expect(datesBetween({ firstDay, lastDay }, rounds)).toEqual(
      days.map((day) => `2026-11-${day}`),
    );
  });

  it('follow each other at one time', () => {
    expect(roundRhythms.daily('2026-11-30', '18:00', 2)).toEqual([
      '2026-11-30T18:00',
      '2026-12-01T18:00',
    ]);
  });
});
