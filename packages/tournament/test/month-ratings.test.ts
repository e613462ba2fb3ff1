import { partOfMonth, viewStandings } from '@rokade/tournament';
import { expect, test } from 'vitest';
import {
  playerId,
  refusalOf,
  run,
  started,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';

const roundDates = ['2026-11-16', '2026-12-07', '2027-01-11'];
const long = { roundDates, roundsPlanned: 3 };

const set = (month: string, rating: number, player = 'p1') =>
  ({
    kind: 'set-month-ratings',
    month,
    ratings: [{ player: playerId(player), values: { rating } }],
  }) as const;

/** Rounds 1 and 2 played, in November and December. */
function twoRounds() {
  const one = whiteWinsAll(started(4, long));
  return whiteWinsAll(run(one, { kind: 'pair-round' }, { kind: 'publish-round' }));
}

const ratingIn = (t: ReturnType<typeof partOfMonth>, id: string) =>
  t.players.find((player) => player.id === id)?.details.rating;

test('a month is reported with its own ratings, or those of the month before it; the first keeps the first', () => {
  const { state } = run(twoRounds(), set('2026-12', 2222));
  expect(ratingIn(partOfMonth(state, '2026-11'), 'p1')).toBe(1990);
  expect(ratingIn(partOfMonth(state, '2026-12'), 'p1')).toBe(2222);
  expect(ratingIn(partOfMonth(state, '2026-12'), 'p2')).toBe(1980);
  expect(ratingIn(partOfMonth(state, '2027-01'), 'p1')).toBe(2222);
});

test('numbers, pairings and the table stay by the first ratings', () => {
  const before = twoRounds();
  const { state } = run(before, set('2026-12', 900));
  expect(state.players).toEqual(before.state.players);
  expect(viewStandings(state).rows).toEqual(viewStandings(before.state).rows);
});

test('set anew they replace those of the month', () => {
  const { state } = run(twoRounds(), set('2026-12', 2222), set('2026-12', 2111, 'p2'));
  expect(state.monthRatings).toHaveLength(1);
  expect(ratingIn(partOfMonth(state, '2026-12'), 'p1')).toBe(1990);
  expect(ratingIn(partOfMonth(state, '2026-12'), 'p2')).toBe(2111);
});

test('there are none for the first month, for one without rounds, and for nobody unknown', () => {
  expect(refusalOf(twoRounds(), set('2026-11', 2000)).code).toBe('report-sent.month-unknown');
  expect(refusalOf(twoRounds(), set('2026-10', 2000)).code).toBe('report-sent.month-unknown');
  expect(refusalOf(twoRounds(), set('2026-12', 2000, 'p99')).code).toBe('player.unknown');
});
