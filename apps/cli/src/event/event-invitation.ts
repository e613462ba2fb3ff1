import { type InvitationFieldName, invitationFieldNames, invitationShapes } from '@rokade/event';
import type { OpenEvents } from '@rokade/server';
import { announcementColumns, announcementRows, articleOfEdition, dateText } from '@rokade/tables';
import type { BookAct } from '../input/book-acts.ts';
import { bookMeant } from '../input/which-one.ts';
import { machine, refused } from '../input/with-opened.ts';
import { bad, done, no } from '../outcome.ts';
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
  const { contents, problems } = announcementOf(event, groups);
  const rows = announcementRows(context, contents);
  const wrong = problems.map(
    (problem) =>
      `${context.t(`invitation.problem-${problem.code}`, { day: dateText(context.language, problem.by, 'plain') })} (${articleOfEdition(problem)})`,
  );
  const table = { columns: announcementColumns, rows };
  const about = { invitation: event.invitation, problems };
  const outcome = tableAs(context, table, { about, key: 'contents' });
  const isMissing = rows.some(({ duty, isSaid }) => duty === 'must' && !isSaid);
  return isMissing || wrong.length > 0 ? no(outcome.out, ...wrong) : outcome;
};

const isField = (name: string): name is InvitationFieldName =>
  invitationFieldNames.some((field) => field === name);

/** Sets a part of the invitation: `event say WHAT FIELD=VALUE`. */
export const say: BookAct<OpenEvents> = async (context, opened, [which = '', said = '']) => {
  const [name = '', ...rest] = said.split('=');
  const known = invitationFieldNames.join(', ');
  const value = rest.join('=').replaceAll('\\n', '\n').trim();
  if (!isField(name) || rest.length === 0) return bad(context.t('cli.event.no-field', { known }));
  const shape = invitationShapes[name];
  if (shape.kind === 'word' && !shape.words.some((word) => word === value)) {
    const words = shape.words.filter((word) => word !== '').join(', ');
    return bad(context.t('cli.event.no-word', { field: name, words }));
  }
  const id = await bookMeant(context, opened.events, which, 'event');
  if (!id.ok) return id.error;
  const event = await opened.events.get(id.value);
  if (!event.ok) return refused(context, event.error);
  const command = { kind: 'change-invitation', changes: { [name]: value } } as const;
  const asked = { command, basedOn: event.value.version, confirmed: false, reason: '' };
  const executed = await opened.events.execute(id.value, asked, machine);
  return executed.ok ? done('') : refused(context, executed.error);
};
