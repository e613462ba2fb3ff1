import {
  type EventDays,
  type EventTrait,
  eventTimeline,
  isTimelinePoint,
  plusDays,
  pointState,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const days = (first: string, last: string, more: Partial<EventDays> = {}): EventDays => ({
  first,
  last,
  rounds: [],
  begins: '',
  ...more,
});

const dateOf = (edition: string, code: string, event: EventDays): string | undefined =>
  eventTimeline([edition], event).find(({ rule }) => rule.code === code)?.date;

describe('the timeline of an event', () => {
  const easter = days('2027-03-20', '2027-03-28');
  const championship = days('2027-03-25', '2027-03-30', { traits: ['championship'] });
  const short = days('2026-10-01', '2026-12-09');
  const long = days('2026-10-01', '2026-12-10');
  const without = (trait: EventTrait) => days('2026-10-01', '2026-12-09', { traits: [trait] });
  const [rapid, combined] = [
    days('2026-10-01', '2026-12-09', { traits: ['rapid'] }),
    days('2026-10-01', '2026-12-09', { traits: ['combined'] }),
  ];
  test.each([
    ['DSU 2002 §33: five weeks before Easter Monday', 'emt-entry', championship, '2027-02-22'],
    ['DSU 2002 §33: of no other event at Easter', 'emt-entry', easter, undefined],
    ['DSU 2002 §31: its list goes with the last entry', 'emt-list', championship, '2027-02-22'],
    ['DSU 2002 §31: and is back in a week', 'emt-list-returned', championship, '2027-03-01'],
    ['DSU 2002 §64a: not the championship’s', 'list-sent', championship, undefined],
    ['DSU 2002 §5c: nor', 'list-returned', championship, undefined],
    ['DSU 2002 4.9.1-3: nor', 'last-entry', championship, undefined],
    [
      'DSU 2002 4.9.1-1: dates a year ahead',
      'dates',
      days('2028-02-29', '2028-03-04'),
      '2027-02-28',
    ],
    ['DSU 2002 4.9.1-3: last entry a week before', 'last-entry', short, '2026-09-24'],
    ['DSU 2002 §61a: a month before that', 'open-invitation', short, '2026-08-24'],
    ['DSU 2002 §64: that it is to be rated, before', 'rating-notice', short, '2026-09-30'],
    ['DSU 2002 §64a: under ten weeks, with the last entry', 'list-sent', short, '2026-09-24'],
    ['DSU 2002 §64a: ten weeks', 'list-sent', long, undefined],
    ['DSU 2002 §5c: back in a week', 'list-returned', short, '2026-10-01'],
    ['DSU 2002 §64b: under ten weeks', 'list-kept', short, undefined],
    ['DSU 2002 §64b: after round 1', 'list-kept', long, '2026-10-02'],
    ['DSU 2002 §64b: a week before the last', 'list-called-for', long, '2026-12-03'],
    ['DSU 2002 §64b: and back before it is over', 'list-back', long, '2026-12-10'],
    ['DSU 2002 §61a: of a closed event', 'open-invitation', without('not-open'), undefined],
    ['DSU 2002 §64: of one that nobody rates', 'rating-notice', without('not-rated'), undefined],
    [
      'DSU 2002 4.8.3: of one that FIDE does not rate',
      'elo-report',
      without('not-rated-by-fide'),
      undefined,
    ],
    ['DSU 2002 §21: fees before round 1', 'fee', short, '2026-09-30'],
    ['DSU 2002 §5f, 4.9.1-11: the second day of play', 'prizes', easter, '2027-03-21'],
    [
      'DSU 2002 §5f: of a club’s evenings',
      'prizes',
      { ...short, rounds: ['2026-10-01', '2026-10-08', '2026-10-08'] },
      '2026-10-08',
    ],
    ['DSU 2002 §5f: of one day', 'prizes', days('2026-10-01', '2026-10-01'), '2026-10-01'],
    ['DSU 2002 §5g: the report', 'report', days('2026-12-20', '2026-12-28'), '2027-01-04'],
    ['DSU 2002 4.8.3: notice to FIDE', 'elo-notice', short, '2026-09-03'],
    ['DSU 2002 §32: the February number', 'emt-invitation', championship, '2027-02-01'],
    ['DSU 2002 §32: of no other event at Easter', 'emt-invitation', easter, undefined],
    [
      'DSU 2002 §61a: before the entries that the invitation closes',
      'open-invitation',
      { ...short, entriesClose: '2026-09-01' },
      '2026-08-01',
    ],
    [
      'DSU 2002 §64a: as the invitation closes them',
      'list-sent',
      { ...short, entriesClose: '2026-09-01' },
      '2026-09-01',
    ],
    [
      'DSU 2002 §5c: a week after it went',
      'list-returned',
      { ...short, listSent: '2026-09-03' },
      '2026-09-10',
    ],
    ['DSU 2002 §65e: one system', 'combination', short, undefined],
    ['DSU 2002 §65e: asked for before', 'combination', combined, '2026-09-30'],
    ['DSU 2002 4.13.2: slow games', 'rapid-1', short, undefined],
    ['DSU 2002 4.13.2: the invitations', 'rapid-6', rapid, '2026-08-24'],
    ['DSU 2002 4.13.2: material', 'rapid-8', rapid, '2026-09-24'],
    ['DSU 2002 4.13.2: the hall', 'rapid-15', rapid, '2026-10-01'],
  ])('%s', (_article, code, event, expected) => {
    expect(dateOf('dsu-2002', code, event)).toBe(expected);
  });

  const club = (first: string, last: string, ...rounds: readonly string[]) =>
    eventTimeline(['tempelhof-2018'], days(first, last, { rounds })).map(
      ({ rule, round, date }) => `${rule.code} ${round ?? ''} ${date}`,
    );

  test('Tempelhof 2018 III.A.6, III.A.11: days before, where rounds are a week apart', () => {
    expect(club('2026-11-06', '2026-11-13', '2026-11-06', '2026-11-13')).toEqual([
      'open-games  2026-11-06',
      'pairings 2 2026-11-11',
    ]);
  });

  test.each([
    ['a day', '2026-11-06'],
    ['a weekend', '2026-11-07'],
  ])('Tempelhof 2018 III.A.6, III.A.11: nothing of the kind in an event of %s', (_, last) => {
    expect(club('2026-11-06', last, '2026-11-06', last, last)).toEqual([]);
  });

  test.each([
    ['FIDE 2012 7.3: twelve hours', '19:00', '2026-10-01', '07:00'],
    ['FIDE 2012 7.3: of a morning', '10:00', '2026-09-30', '22:00'],
    ['FIDE 2012 7.3: where no hour is said, the eve', '', '2026-09-30', ''],
  ])('%s', (_article, begins, date, time) => {
    const [draw] = eventTimeline(['fide-2012'], { ...short, begins }).filter(
      ({ rule }) => rule.code === 'draw',
    );
    expect(draw).toMatchObject({ date, time });
  });

  test.each([
    ['FIDE 2012 3.2: the hall', 'conditions', '2026-09-30'],
    ['FIDE 2012 3.2: the material', 'material', '2026-09-30'],
    ['FIDE 2012 3.3: the report', 'ca-report', '2026-12-16'],
  ])('%s', (_article, code, date) => {
    expect(dateOf('fide-2012', code, short)).toBe(date);
  });

  test('DSU 2002 4.13.2: fifteen points, each to be ticked off', () => {
    const points = eventTimeline(['dsu-2002'], rapid).filter(({ rule }) =>
      rule.code.startsWith('rapid-'),
    );
    expect(points.map(({ rule }) => rule.article)).toEqual(
      Array.from({ length: 15 }, (_, index) => `4.13.2-${index + 1}`),
    );
  });

  test('Tempelhof 2018 III.A.6: pairings two days before each round but the first', () => {
    const rounds = ['2026-10-01', '2026-10-08', '2026-10-15'];
    const points = eventTimeline(['tempelhof-2018'], { ...short, rounds });
    expect(points.filter(({ round }) => round !== null)).toMatchObject([
      { round: 2, date: '2026-10-06', point: 'tempelhof-2018 pairings 2' },
      { round: 3, date: '2026-10-13' },
    ]);
  });

  test('stands in the order of the days, and every point has a name of its own', () => {
    const anyDay = fc.integer({ min: 0, max: 40_000 }).map((day) => plusDays('1990-01-01', day));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 200 }), (first, length) => {
        const points = eventTimeline(
          ['dsu-2002', 'tempelhof-2018', 'fide-2012'],
          days(first, plusDays(first, length), { rounds: [first, plusDays(first, length)] }),
        );
        const dates = points.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
        const names = points.map(({ point }) => point);
        expect(new Set(names).size).toBe(names.length);
        expect(names.every(isTimelinePoint)).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-11-01', '2026-10-31', 'done'],
    ['2026-11-01', '', 'late'],
    ['2026-11-02', '', 'today'],
    ['2026-11-16', '', 'soon'],
    ['2026-11-17', '', 'coming'],
  ])('what is due on %s, done on "%s", is %s', (date, done, state) => {
    const [point] = eventTimeline(['dsu-2002'], short).filter(({ rule }) => rule.code === 'fee');
    if (point === undefined) throw new Error('no such point');
    expect(pointState({ date, rule: point.rule }, done, '2026-11-02')).toBe(state);
  });

  test.each([
    ['DSU 2002 4.9.1-1: a year before, if possible', short, 'dates'],
    ['DSU 2002 4.9.1-3: not too near round 1', short, 'last-entry'],
    ['DSU 2002 4.13.2: good advice', rapid, 'rapid-1'],
  ])('%s: it is recommended, and never overdue', (_, event, code) => {
    const [point] = eventTimeline(['dsu-2002'], event).filter(({ rule }) => rule.code === code);
    expect(point && pointState(point, '', '2027-01-01')).toBe('advised');
    expect(point && pointState(point, '', point.date)).toBe('today');
  });

  test.each([
    'dsu-2002 appeal',
    'dsu-2002',
    'x report',
    'dsu-2002 report x',
    'dsu-2002 report 1 1',
  ])('%s is no point of a timeline', (point) => expect(isTimelinePoint(point)).toBe(false));
});
