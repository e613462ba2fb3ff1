import { isDay, sameWeekday } from '@rokade/rules';
import { nameLater, type TournamentSummary, withoutEntryLists } from '@rokade/server';
import { isAtDesk } from '../events/events-seen.ts';
import { eventsSeen, mayDo } from '../rights/may-do.ts';

/** The greatest number of earlier tournaments, and of earlier events, offered as models. */
const mostEarlier = 3;

/** The first of each name, in the same order. */
function oneOfEachName<One extends { readonly name: string }>(newestFirst: readonly One[]): One[] {
  const byName = new Map(newestFirst.toReversed().map((one) => [one.name, one]));
  return [...byName.values()].toReversed().slice(0, mostEarlier);
}

/**
 * Whether a tournament may serve as a model: it is no group, was not made from another, and was
 * played or its first day is over.
 */
const isToRepeat =
  (today: string) =>
  ({ demo, damaged, origin, group, archived, ...one }: TournamentSummary): boolean =>
    !demo &&
    !archived &&
    damaged === null &&
    origin === null &&
    group === '' &&
    (one.roundsPlayed > 0 || (one.firstDate !== '' && one.firstDate < today));

/** The newest models that the reader sees, only one of each name; a divided entry list is none. */
export async function earlierTournaments(locals: App.Locals) {
  const only = eventsSeen(locals, 'see-event');
  const newest = await locals.app.tournaments.page({ only, order: 'newest-day', most: 50 });
  const { tournaments } = await withoutEntryLists(locals.app, newest);
  const models = tournaments.filter(isToRepeat(locals.app.hall().now.slice(0, 10)));
  return oneOfEachName(models).map(({ id, name }) => ({ id, name }));
}

/** The same weekday a year later; '' = no valid day was given. */
export function aYearLater(day: string): string {
  if (!isDay(day)) return '';
  const year = Number(day.slice(0, 4)) + 1;
  return sameWeekday(day, 1, { firstDay: `${year}-01-01`, lastDay: `${year}-12-31` });
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
