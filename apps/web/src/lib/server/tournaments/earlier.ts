import {
  aYearLater,
  isToRepeat,
  oneOfEachName,
} from '@rokade/presentation/desks/tournaments/earlier-models.ts';
import { nameLater, withoutEntryLists } from '@rokade/server';
import { isAtDesk } from '../events/events-seen.ts';
import { eventsSeen, mayDo } from '../rights/may-do.ts';

/** The newest models that the reader sees, only one of each name; a divided entry list is none. */
export async function earlierTournaments(locals: App.Locals) {
  const only = eventsSeen(locals, 'see-event');
  const newest = await locals.app.tournaments.page({ only, order: 'newest-day', most: 50 });
  const { tournaments } = await withoutEntryLists(locals.app, newest);
  const models = tournaments.filter(isToRepeat(locals.app.hall().now.slice(0, 10)));
  return oneOfEachName(models).map(({ id, name }) => ({ id, name }));
}

/**
 * The newest events with groups whose days are over, only one of each name, with the name and the
 * first day that next year's has. Only whoever may make an event is offered some.
 */
export async function earlierEvents(locals: App.Locals) {
  if (!mayDo(locals, 'make-event', null)) return [];
  const today = locals.app.hall().now.slice(0, 10);
  const over = (await locals.app.events.list()).flatMap((one) => {
    const { id, archived, summary } = one;
    const isOffered = !archived && isAtDesk(locals, one) && mayDo(locals, 'see-event', one);
    if (!isOffered || summary === null || summary.groups.length === 0) return [];
    const day = summary.firstDay;
    return day === '' || day >= today
      ? []
      : [{ id, name: summary.name, day, groups: summary.groups.length }];
  });
  return oneOfEachName(over.toSorted((a, b) => (a.day < b.day ? 1 : -1))).map(
    ({ day, ...one }) => ({
      ...one,
      next: { name: nameLater(one.name, 1), firstDay: aYearLater(day) },
    }),
  );
}
