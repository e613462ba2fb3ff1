import type { OpenEvents } from '@rokade/server';
import { timelineColumns, timelineRows } from '@rokade/tables';
import type { BookAct } from '../input/book-acts.ts';
import { dayOption } from '../options.ts';
import { no } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';
import { eventWithGroups } from './event-with-groups.ts';

/** What has to be done for an event, by when and by whom, as it stands on a day. */
export const timeline: BookAct<OpenEvents> = async (context, opened, [which = '']) => {
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const found = await eventWithGroups(context, opened, which);
  if (!found.ok) return found.error;
  const { event, groups } = found.value;
  const { timelineOf } = await import('@rokade/server');
  const points = timelineOf(event, groups);
  if (points.length === 0) return no('', context.t('timeline.none'));
  const rows = timelineRows(context, points, { ...event, day: day.value });
  return tableAs(
    context,
    { columns: timelineColumns, rows },
    { about: { day: day.value }, key: 'points' },
  );
};
