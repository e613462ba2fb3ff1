import type { ChessEvent } from '@rokade/event';
import { type Day, daysBetween, type TimelinePoint } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';
import { daysOf, timelineOf } from './event-days.ts';

/** An event with its existing groups. */
export interface EventWithGroups {
  readonly event: ChessEvent;
  readonly groups: readonly Tournament[];
}

/** A task that an event's entry list waits for; the point names who has it. */
export interface WaitingList {
  readonly event: ChessEvent;
  readonly point: TimelinePoint;
  /** Days to the last day in time; below zero: overdue. */
  readonly daysLeft: number;
}

/** How many days after its end an event's entry list is no longer waited for. */
export const listsForgottenAfter = 60;

const isOpen = ({ done }: ChessEvent, { point }: TimelinePoint): boolean =>
  (done[point] ?? '') === '';

/**
 * The open tasks: the organiser's next one, and the rating officer's return of the list once it was sent.
 * The return of a list that has to be called for is due only once that was done, or its day has come.
 */
function waitedFor(event: ChessEvent, points: readonly TimelinePoint[], day: Day) {
  const open = points.filter((point) => isOpen(event, point));
  const lacks = (list: 'sent' | 'called-for') => open.some(({ rule }) => rule.list === list);
  const own = open.find(({ rule }) => rule.list !== 'returned');
  const back = open.find(({ rule }) => rule.list === 'returned');
  const isTheirs =
    back !== undefined && !lacks('sent') && (!lacks('called-for') || back.date <= day);
  return [...(own === undefined ? [] : [own]), ...(isTheirs ? [back] : [])];
}

/**
 * The open tasks of all events' entry lists, the nearest day first.
 *
 * @article DSU 2002 §5c
 * @article DSU 2002 §64
 */
export const waitingLists = (
  events: readonly EventWithGroups[],
  day: Day,
): readonly WaitingList[] =>
  events
    .filter(({ event }) => event.invitation.calledOff !== 'cancelled')
    .flatMap(({ event, groups }) => {
      const days = daysOf(event, groups);
      if (days === null || daysBetween(days.last, day) > listsForgottenAfter) return [];
      const points = timelineOf(event, groups).filter(({ rule }) => rule.list !== undefined);
      return waitedFor(event, points, day).map((point) => ({
        event,
        point,
        daysLeft: daysBetween(day, point.date),
      }));
    })
    .toSorted((a, b) => a.daysLeft - b.daysLeft);
