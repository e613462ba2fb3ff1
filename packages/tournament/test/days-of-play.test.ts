import { describe, expect, it } from 'vitest';
import { type DaysOfPlay, daysOfPlay, type Tournament } from '../src/index.ts';

const noDays: DaysOfPlay = { first: '', last: '' };
const event: DaysOfPlay = { first: '2026-11-21', last: '2026-11-29' };

/** A tournament of which so many rounds were played, begun at these moments. */
const playedOn = (roundDates: readonly string[], begun: readonly string[]): Tournament =>
  ({
    settings: { roundDates },
    rounds: begun.map((begunAt, index) => ({ number: index + 1, begunAt })),
  }) as unknown as Tournament;

describe('the days on which a tournament was played', () => {
  it.each<[string, readonly string[], readonly string[], DaysOfPlay, DaysOfPlay]>([
    [
      'are those of its own rounds, where they are given',
      ['2026-11-22T18:00', '', '2026-11-24T18:00'],
      ['', '', ''],
      event,
      { first: '2026-11-22', last: '2026-11-24' },
    ],
    [
      'end with the event where only round 1 has a day',
      ['2026-11-21'],
      ['', '', ''],
      event,
      { first: '2026-11-21', last: '2026-11-29' },
    ],
    [
      'end on no known day where nobody says when the last round was',
      ['2026-11-21'],
      ['', '', ''],
      noDays,
      { first: '2026-11-21', last: '' },
    ],
    [
      'do not end with an event that was over before a round was played',
      ['', '2026-12-05'],
      ['', '', ''],
      event,
      { first: '2026-11-21', last: '' },
    ],
    [
      'are those on which the rounds began, where none were announced',
      [],
      ['2026-11-21T18:03', '2026-11-22T18:05'],
      noDays,
      { first: '2026-11-21', last: '2026-11-22' },
    ],
    [
      'leave out rounds that were planned and not played',
      ['2026-11-21', '2026-11-22', '2026-11-23'],
      ['', ''],
      noDays,
      { first: '2026-11-21', last: '2026-11-22' },
    ],
    ['are the event’s where no round has a day', [], ['', ''], event, event],
  ])('%s', (_, dates, begun, days, expected) => {
    expect(daysOfPlay(playedOn(dates, begun), days)).toEqual(expected);
  });
});
