import { type ChessEvent, type EventId, emptyEventValues, emptyInvitation } from '@rokade/event';
import type { Tournament } from '@rokade/tournament';
import { beforeAll, expect, test } from 'vitest';
import { createApplication, waitingLists } from '../src/index.ts';
import { carryOut, ida, settings, tournamentId } from './sample-tournament.ts';

/** An event and a Danish group of which nothing else is said. */
const made: { event?: ChessEvent; group?: Tournament } = {};

beforeAll(async () => {
  const created = await createApplication({ dataDirectory: ':memory:' });
  if (!created.ok) throw new Error(created.error.code);
  const app = created.value;
  const [id, own] = ['juleskak' as EventId, tournamentId('a')];
  const values = { ...emptyEventValues, name: 'Juleskak' };
  const command = { kind: 'make-event', id, values } as const;
  await app.events.execute(id, { basedOn: 0, command, reason: '', confirmed: false }, ida);
  const danish = { ...settings, federation: 'DEN', roundDates: [] };
  await carryOut(app, own, { kind: 'create-tournament', id: own, settings: danish });
  const [event, group] = await Promise.all([app.events.get(id), app.tournaments.get(own)]);
  if (event.ok && group.ok) Object.assign(made, { event: event.value, group: group.value });
  await app.close();
});

/** The event on some days, with points that are done. */
interface Case {
  readonly days: readonly [first: string, last: string];
  readonly done: readonly string[];
}

function eventOf({ days: [firstDay, lastDay], done }: Case): ChessEvent {
  if (made.event === undefined) throw new Error('no event');
  const ticked = Object.fromEntries(done.map((code) => [`dsu-2002 ${code}`, '2026-12-19']));
  return { ...made.event, values: { ...made.event.values, firstDay, lastDay }, done: ticked };
}

const short = (...done: readonly string[]): Case => ({ days: ['2026-12-27', '2026-12-30'], done });
const long = (...done: readonly string[]): Case => ({ days: ['2026-09-01', '2026-12-01'], done });

const groups = () => (made.group === undefined ? [] : [made.group]);

/** Each list as `rule days-left`. */
const deadlinesOn = (event: ChessEvent, day: string) =>
  waitingLists([{ event, groups: groups() }], day)
    .map(({ point, daysLeft }) => `${point.rule.code} ${daysLeft}`)
    .join(', ');

/** @regulation DSU 2002 */
test.each([
  ['§64a, nothing done: the organiser', short(), '2026-12-15', 'list-sent 5'],
  ['§64a on the day', short(), '2026-12-20', 'list-sent 0'],
  ['§64a a day late', short(), '2026-12-21', 'list-sent -1'],
  [
    '§5c, sent: RKF, a week from then, and the notice',
    short('list-sent'),
    '2026-12-21',
    'rating-notice 5, list-returned 5',
  ],
  [
    '§5c, all but the return',
    short('list-sent', 'rating-notice'),
    '2026-12-27',
    'list-returned -1',
  ],
  ['all done', short('list-sent', 'rating-notice', 'list-returned'), '2026-12-27', ''],
  ['forgotten after sixty days', short(), '2027-03-01', ''],
  ['not before', short(), '2027-02-28', 'list-sent -70'],
  [
    '§64b, ten weeks: not before it is called for',
    long('rating-notice', 'list-kept'),
    '2026-11-20',
    'list-called-for 4',
  ],
  [
    '§64b, called for',
    long('rating-notice', 'list-kept', 'list-called-for'),
    '2026-11-20',
    'list-back 11',
  ],
  [
    '§64b, its day has come',
    long('rating-notice', 'list-kept'),
    '2026-12-01',
    'list-called-for -7, list-back 0',
  ],
])('%s', (_, plan, day, expected) => {
  expect(deadlinesOn(eventOf(plan), day)).toBe(expected);
});

test('waits for nobody where an event is cancelled', () => {
  const called = { ...emptyInvitation, calledOff: 'cancelled' as const };
  expect(deadlinesOn({ ...eventOf(short()), invitation: called }, '2026-12-15')).toBe('');
});

test('is in the order of the days, in whatever order events come', () => {
  const events = [short(), long('rating-notice', 'list-kept')].map((one) => ({
    event: eventOf(one),
    groups: groups(),
  }));
  const days = (list: typeof events) =>
    waitingLists(list, '2026-11-20').map(({ daysLeft }) => daysLeft);
  expect(days(events)).toEqual([4, 30]);
  expect(days(events.toReversed())).toEqual([4, 30]);
});
