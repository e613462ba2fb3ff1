import type { OpenEvents } from '@rokade/server';
import { announcementColumns, announcementRows, articleOfEdition, dateText } from '@rokade/tables';
import type { BookAct } from '../input/book-acts.ts';
import { no } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';
import { eventWithGroups } from './event-with-groups.ts';

/**
 * What an event's invitation has to contain, and whether it does; the answer is no where a required
 * part is missing.
 */
export const invitation: BookAct<OpenEvents> = async (context, opened, [which = '']) => {
  const found = await eventWithGroups(context, opened, which);
  if (!found.ok) return found.error;
  const { event, groups } = found.value;
  const { announcementOf } = await import('@rokade/server');
  const money = await opened.money.of(event.id);
  const fees = money.ok ? money.value.values.fees : [];
  const { contents, problems } = announcementOf(event, groups, fees);
  const rows = announcementRows(context, contents);
  const wrong = problems.map(
    (problem) =>
      `${context.t(`invitation.problem-${problem.code}`, { day: dateText(context.language, problem.by, 'plain') })} (${articleOfEdition(problem)})`,
  );
  const table = { columns: announcementColumns, rows };
  const about = { invitation: event.invitation, fees, problems };
  const outcome = tableAs(context, table, { about, key: 'contents' });
  const isMissing = rows.some(({ duty, isSaid }) => duty === 'must' && !isSaid);
  return isMissing || wrong.length > 0 ? no(outcome.out, ...wrong) : outcome;
};
