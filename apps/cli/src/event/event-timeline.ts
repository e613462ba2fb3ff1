import type { OpenEvents } from '@rokade/server';
import { timelineColumns, timelineRows } from '@rokade/tables';
import { parseTournamentId } from '@rokade/tournament';
import type { BookAct } from '../input/book-acts.ts';
import { refused } from '../input/with-opened.ts';
import { dayOption } from '../options.ts';
import { no } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';
import { eventMeant } from './event-meant.ts';

/** What has to be done for an event, by when and by whom, as it stands on a day. */
export const timeline: BookAct<OpenEvents> = async (context, opened, [which = ''], options) => {
  const day = dayOption(context, options, 'day');
  if (!day.ok) return day.error;
  const id = await eventMeant(context, opened, which);
  if (!id.ok) return id.error;
  const found = await opened.events.get(id.value);
  if (!found.ok) return refused(context, found.error);
  const ids = found.value.groups.flatMap((group) => parseTournamentId(group) ?? []);
  const groups = await Promise.all(ids.map((group) => opened.tournaments.get(group)));
  const { timelineOf } = await import('@rokade/server');
  const points = timelineOf(
    found.value,
    groups.flatMap((group) => (group.ok ? [group.value] : [])),
  );
  if (points.length === 0) return no('', context.t('timeline.none'));
  const rows = timelineRows(context, points, { done: found.value.done, day: day.value });
  return tableAs(
    context,
    options,
    { columns: timelineColumns, rows },
    { about: { day: day.value }, key: 'points' },
  );
};
