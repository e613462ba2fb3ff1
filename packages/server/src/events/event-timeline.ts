import type { ChessEvent } from '@rokade/event';
import { eventTimeline, type TimelinePoint } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';
import { daysOf, editionsOf } from './event-days.ts';

/** What has to be done for an event and by when; nothing where no day of it is known. */
export function timelineOf(
  event: ChessEvent,
  groups: readonly Tournament[],
): readonly TimelinePoint[] {
  const days = daysOf(event, groups);
  return days === null ? [] : eventTimeline(editionsOf(event, groups, days.first), days);
}
