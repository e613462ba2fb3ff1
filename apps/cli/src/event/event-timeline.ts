import type { OpenEvents } from '@rokade/server';
import { timelineColumns, timelineRows } from '@rokade/tables';
import { type BookAct, onDay } from '../input/book-acts.ts';
import { no } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';
import { eventWithGroups } from './event-with-groups.ts';

/** What has to be done for an event, by when and by whom, on a day. */
export const timeline: BookAct<OpenEvents> = onDay(async (context, opened, [which = ''], day) => {
  const found = await eventWithGroups(context, opened, which);
  if (!found.ok) return found.error;
  const { event, groups } = found.value;
  const { timelineOf } = await import('@rokade/server');
  const points = timelineOf(event, groups);
  if (points.length === 0) return no('', context.t('timeline.none'));
  const rows = timelineRows(context, points, { ...event, day });
  return tableAs(context, { columns: timelineColumns, rows }, { about: { day }, key: 'points' });
});
