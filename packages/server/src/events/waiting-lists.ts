import type { ChessEvent } from '@rokade/event';
import { type Day, daysBetween, type TimelinePoint } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';
import { daysOf, timelineOf } from './event-days.ts';

/** An event with those of its groups that are there. */
export interface EventWithGroups {
  readonly event: ChessEvent;
  readonly groups: readonly Tournament[];
}

/** What an event's list of entries waits for: whoever bears the point. */
export interface WaitingList {
  readonly event: ChessEvent;
  readonly point: TimelinePoint;
  /** To the last day in time; below zero it is over. */
  readonly daysLeft: number;
}

/** Nobody waits for the list of an event that was over so many days ago. */
export const listsForgottenAfter = 60;

const isOpen = ({ done }: ChessEvent, { point }: TimelinePoint): boolean =>
  (done[point] ?? '') === '';

/**
 * What is waited for: of the organiser the next of their points, of the rating officer the return once
 * the list is there; of a long event once it was called for, or its day has come.
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
 * Where the entry lists of events are: whom each waits for, the nearest day first.
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
