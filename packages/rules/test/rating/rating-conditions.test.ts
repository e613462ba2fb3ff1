import { describe, expect, it } from 'vitest';
import {
  type PlannedEvent,
  type ReportingDays,
  ratingRuleSets,
  timeMeasures,
} from '../../src/index.ts';

const untold: ReportingDays = { registered: null, reported: null };

const player = (rating: number | null, isWoman = false) => ({ rating, isWoman });

/** Seven rounds in seven days, ninety minutes and thirty seconds a move, no strong players. */
const event: PlannedEvent = {
  rounds: 7,
  days: [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-12-0${day}`),
  play: 'standard',
  time: {
    ...timeMeasures({ stages: [{ moves: null, minutes: 90 }], incrementSeconds: 30 }),
    isUnequal: false,
  },
  players: [player(1500), player(null), player(1600)],
  predetermined: false,
  inTeams: false,
};

const inHours = (minutes: number, moves: number | null = null): PlannedEvent['time'] => ({
  ...timeMeasures({
    stages:
      moves === null
        ? [{ moves, minutes }]
        : [
            { moves, minutes },
            { moves: null, minutes: 15 },
          ],
    incrementSeconds: 0,
  }),
  isUnequal: false,
});

const oneDay = event.days.map(() => '2026-12-05');

function ask(
  edition: string,
  change: Partial<PlannedEvent>,
  reporting: Partial<ReportingDays> = {},
) {
  const rules = ratingRuleSets.find((one) => one.edition === edition);
  const conditions = rules?.conditions({ ...event, ...change }, { ...untold, ...reporting }) ?? [];
  const of = (state: string) =>
    conditions.filter((one) => one.state === state).map(({ code }) => code);
  return { conditions, missed: of('missed'), open: of('assumed') };
}

/** @article FIDE B.02 1, 2, 5 */
describe('what FIDE asks of an event since 2024', () => {
  it.each<[string, Partial<PlannedEvent>, readonly string[]]>([
    ['as it is', {}, []],
    ['an hour, nobody with 1800', { time: inHours(60) }, []],
    [
      'an hour, somebody with 1800',
      { time: inHours(60), players: [player(1800)] },
      ['time-against-1800'],
    ],
    ['ninety minutes against 1800', { time: inHours(90), players: [player(1800)] }, []],
    [
      'ninety minutes against 2400',
      { time: inHours(90), players: [player(2400)] },
      ['time-against-2400'],
    ],
    ['increments of sixty moves are counted', { players: [player(2400)] }, []],
    ['a control after 29 moves', { time: inHours(100, 29) }, ['first-control']],
    ['a control after 30 moves', { time: inHours(100, 30) }, []],
    ['three games of four hours on a day', { rounds: 3, days: oneDay }, []],
    ['four of them', { rounds: 4, days: oneDay }, ['hours-a-day']],
    [
      'rapid, 15 rounds',
      { play: 'rapid', time: inHours(15), rounds: 15, days: Array(15).fill('2026-12-05') },
      [],
    ],
    [
      'rapid, 16 rounds',
      { play: 'rapid', time: inHours(15), rounds: 16, days: Array(16).fill('2026-12-05') },
      ['rounds-a-day'],
    ],
    [
      'rapid with time odds',
      {
        play: 'rapid',
        time: { minutes: 15, firstControl: null, movesAnHour: null, isUnequal: true },
      },
      ['equal-times'],
    ],
    [
      'blitz, 31 rounds',
      { play: 'blitz', time: inHours(5), rounds: 31, days: Array(31).fill('2026-12-05') },
      ['rounds-a-day'],
    ],
    ['blitz of three minutes', { play: 'blitz', time: inHours(3) }, ['thinking-time']],
    ['a match with somebody unrated', { players: [player(1900), player(null)] }, ['match-rated']],
    ['thirty days', { rounds: 2, days: ['2026-12-01', '2026-12-30'] }, []],
    [
      'a month and a day is reported by month',
      { rounds: 2, days: ['2026-12-01', '2026-12-31'] },
      ['monthly-parts'],
    ],
  ])('%s', (_, change, missed) => {
    expect(ask('fide-2025', change).missed).toEqual(missed);
  });

  it.each<[string, Partial<PlannedEvent>, string | null]>([
    ['three days before', {}, '2026-11-28'],
    ['a man with 2700 is none above it', { players: [player(2700)] }, '2026-11-28'],
    ['thirty where a man above 2700 plays', { players: [player(2701)] }, '2026-11-01'],
    ['thirty where a woman above 2500 plays', { players: [player(2501, true)] }, '2026-11-01'],
    ['unknown without a first day', { days: [] }, null],
  ])('is registered %s', (_, change, until) => {
    const { conditions } = ask('fide-2025', change);
    expect(conditions.find(({ code }) => code === 'registered')?.until).toBe(until);
  });

  it('is too late the day after', () => {
    expect(ask('fide-2025', {}, { registered: '2026-11-28' }).missed).toEqual([]);
    expect(ask('fide-2025', {}, { registered: '2026-11-29' }).missed).toEqual(['registered']);
    expect(ask('fide-2025', {}).open).toEqual(['registered']);
  });

  it('says what is not known yet', () => {
    const { open } = ask('fide-2025', { time: null, days: [] });
    expect(open).toEqual(['thinking-time', 'hours-a-day', 'registered']);
  });
});

/** @article DSU 2002 §3b, 4.8.2, 4.8.3 */
describe('what the Danish handbook says of events for Elo', () => {
  const full = { players: [player(2001), player(2002), player(2003), player(2100)] };

  it.each<[string, Partial<PlannedEvent>, readonly string[]]>([
    ['as it is', {}, []],
    ['less than two hours', { time: inHours(119) }, ['thinking-time']],
    ['40 moves in 105 minutes', { time: inHours(105, 40) }, []],
    [
      '47 moves in two hours are more than 23 an hour',
      { time: inHours(120, 47) },
      ['moves-an-hour'],
    ],
    ['three rounds a day', { rounds: 3, days: oneDay }, []],
    ['four rounds a day', { rounds: 4, days: oneDay }, ['rounds-a-day', 'hours-a-day']],
    ['ninety days', { rounds: 2, days: ['2026-01-01', '2026-03-31'] }, []],
    ['ninety-one days', { rounds: 2, days: ['2026-01-01', '2026-04-01'] }, ['days']],
    [
      'ninety-one days of teams',
      { rounds: 2, days: ['2026-01-01', '2026-04-01'], inTeams: true },
      [],
    ],
    [
      'a closed tournament with three rated',
      { predetermined: true, players: full.players.slice(1) },
      ['rated-players'],
    ],
    ['with four', { predetermined: true, ...full }, []],
    [
      'with four of thirteen',
      { predetermined: true, players: [...full.players, ...Array(9).fill(player(null))] },
      ['rated-players'],
    ],
    [
      'with four of twelve',
      { predetermined: true, players: [...full.players, ...Array(8).fill(player(null))] },
      [],
    ],
  ])('%s', (_, change, missed) => {
    expect(ask('fide-2002', change).missed).toEqual(missed);
  });

  it('is registered four weeks before and reported within a week, or a fee is due', () => {
    const { conditions } = ask('fide-2002', {});
    const until = Object.fromEntries(conditions.map((one) => [one.code, one.until]));
    expect(until).toMatchObject({ registered: '2026-11-03', reported: '2026-12-14' });
    const late = ask('fide-2002', {}, { registered: '2026-11-04', reported: '2026-12-15' });
    expect(late.missed).toEqual(['registered', 'reported']);
    expect(late.conditions.filter(({ isWanted }) => !isWanted).map(({ code }) => code)).toEqual([
      'reported',
    ]);
    expect(ask('fide-2002', {}).open).toEqual([
      'no-smoking',
      'registered',
      'in-invitation',
      'reported',
    ]);
  });
});
