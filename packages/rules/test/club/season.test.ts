/** @regulation Tempelhof 2018 */
import {
  clashesIn,
  ruleSetsOf,
  type SeasonSection,
  sameWeekday,
  season2018,
  tournamentOfAnyClub,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

describe('II.1–3: the programme', () => {
  test('has A to K in their order, three special events of every year, and those as needed', () => {
    const letters = season2018.sections.map(({ letter }) => letter).filter(Boolean);
    expect(letters.join('')).toBe('ABCDEFGHIJK');
    const specials = season2018.sections.filter((one) => one.letter === '' && one.yearly);
    expect(specials.map(({ code }) => code)).toEqual([
      ...['new-year-blitz', 'meeting-blitz', 'christmas-skat'],
    ]);
  });

  test('is played as tournaments and competitions that the club has', () => {
    const sections: readonly SeasonSection[] = season2018.sections;
    for (const { playedAs } of sections) {
      if (playedAs === undefined) continue;
      if ('tournament' in playedAs) expect(tournamentOfAnyClub(playedAs.tournament)).toBeDefined();
      else expect(ruleSetsOf(playedAs.competition)).toContain('tempelhof-2018');
    }
  });
});

describe('III.D.1: of the special events', () => {
  test('the two blitz tournaments count in the blitz championship', () => {
    const sections: readonly SeasonSection[] = season2018.sections;
    const counted = sections.flatMap(({ code, countsIn }) => (countsIn ? [[code, countsIn]] : []));
    expect(counted).toEqual([
      ['new-year-blitz', { competition: 'blitz-year', leg: 'new-year' }],
      ['meeting-blitz', { competition: 'blitz-year', leg: 'after-meeting' }],
    ]);
  });
});

describe('two of a programme on one day', () => {
  const item = (name: string, days: readonly string[], at = '') => ({ name, days, at });

  test.each([
    ['on different days', item('b', ['2027-01-15']), []],
    ['on the same day', item('b', ['2027-01-08', '2027-01-22']), ['2027-01-08 a b']],
    ['at different hours', item('b', ['2027-01-08'], '14:00'), []],
    ['at the same hour', item('b', ['2027-01-08'], '20:00'), ['2027-01-08 a b']],
    ['an hour is said of one alone', item('b', ['2027-01-08']), ['2027-01-08 a b']],
    ['without days', item('b', []), []],
  ])('%s', (_, other, expected) => {
    const clashes = clashesIn([item('a', ['2027-01-01', '2027-01-08'], '20:00'), other]);
    const found = clashes.map(({ day, items: [one, two] }) => `${day} ${one.name} ${two.name}`);
    expect(found).toEqual(expected);
  });

  test('stand in the order of their days, each pair by itself', () => {
    const all = ['a', 'b', 'c'].map((name) => item(name, ['2027-03-05', '2027-02-05']));
    expect(clashesIn(all).map(({ day }) => day)).toEqual([
      ...['2027-02-05', '2027-02-05', '2027-02-05'],
      ...['2027-03-05', '2027-03-05', '2027-03-05'],
    ]);
  });
});

describe('the same weekday of another year', () => {
  const year = (one: number) => ({ firstDay: `${one}-01-01`, lastDay: `${one}-12-31` });

  test.each([
    ['a Friday', '2026-11-27', 1, '2027-11-26'],
    ['the next Friday', '2026-12-04', 1, '2027-12-03'],
    ['across a leap day', '2027-03-05', 1, '2028-03-03'],
    ['a leap day', '2028-02-29', 1, '2029-02-27'],
    ['the first Friday, whose nearest is last year', '2027-01-01', 1, '2028-01-07'],
    ['the last Thursday, whose nearest is next year', '2026-12-31', 1, '2027-12-30'],
    ['three years on', '2026-11-27', 3, '2029-11-30'],
    ['back', '2027-11-26', -1, '2026-11-27'],
  ])('%s', (_, day, years, expected) => {
    expect(sameWeekday(day, years, year(Number(day.slice(0, 4)) + years))).toBe(expected);
  });

  test('keeps weekdays and order through every season of a year', () => {
    const days = Array.from({ length: 358 }, (_, index) =>
      new Date(Date.UTC(2027, 0, 5 + index)).toISOString().slice(0, 10),
    );
    const moved = days.map((day) => sameWeekday(day, 1, year(2028)));
    const weekday = (day: string) => new Date(`${day}T00:00Z`).getUTCDay();
    expect(moved.map(weekday)).toEqual(days.map(weekday));
    expect(new Set(moved).size).toBe(moved.length);
    expect(moved).toEqual(moved.toSorted());
  });
});
