import type { ChessEvent } from '@rokade/event';
import type { OpenEvents } from '@rokade/server';
import { classColumns, classRows } from '@rokade/tables';
import { parseTournamentId, usualSettings } from '@rokade/tournament';
import type { BookAct } from '../input/book-acts.ts';
import { bookNamed } from '../input/which-one.ts';
import { refused } from '../input/with-opened.ts';
import { no } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';

/** An event's groups, as far as they can be opened. */
async function groupsOf({ tournaments }: OpenEvents, { groups }: ChessEvent) {
  const ids = groups.flatMap((group) => parseTournamentId(group) ?? []);
  const found = await Promise.all(ids.map((group) => tournaments.get(group)));
  return found.flatMap((one) => (one.ok ? [one.value] : []));
}

/** Who plays in which class of the championship, each with the reason. */
export const classes: BookAct<OpenEvents> = async (context, opened, [which = '']) => {
  const id = await bookNamed(context, opened.events, which, 'event');
  if (!id.ok) return id.error;
  const found = await opened.events.get(id.value);
  if (!found.ok) return refused(context, found.error);
  const event = found.value;
  const { classesOf, federationsOf, namedInClasses } = await import('@rokade/server');
  const federations = federationsOf(event, await groupsOf(opened, event));
  const now = classesOf(event, [...federations, usualSettings.federation]);
  if (now === null) return no('', context.t('classes.no-rules'));
  if (now.classes === null) return no('', context.t('classes.no-day'));
  const people = namedInClasses(event, now.classes);
  const rows = now.classes.flatMap((one) => classRows(context.t, one, people));
  return tableAs(
    context,
    { columns: classColumns, rows },
    { about: { rules: now.rules.code }, key: 'places' },
  );
};
