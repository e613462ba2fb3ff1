import { historyLines } from '@rokade/presentation/desks/people/history-lines.ts';
import {
  type Person,
  parsePersonId,
  type RegisterEntry,
  type RegisterReader,
  whoStays,
} from '@rokade/register';
import { error, redirect } from '@sveltejs/kit';
import { mayDo } from '../rights/may-do.ts';

/** The kind of reader of the register: whether they see contact data. */
export const registerReader = (locals: App.Locals): RegisterReader =>
  mayDo(locals, 'see-contact', null) ? 'contact' : 'desk';

/** Describes entries of the register as lines. */
export const registerLines = (locals: App.Locals, entries: readonly RegisterEntry[]) =>
  historyLines(locals, entries);

/** The person with an id; a merged person redirects to the one who remains. Error 404 if none. */
export function personOf({ app }: App.Locals, id: string): Person {
  const personId = parsePersonId(id);
  const person = personId === null ? undefined : whoStays(app.register.now(), personId);
  if (person === undefined) error(404, 'not in the register');
  if (person.id !== id) redirect(303, `/console/people/${person.id}`);
  return person;
}

/** Today by the hall's clock, `2026-11-21`. */
export const today = ({ app }: App.Locals): string => app.hall().now.slice(0, 10);
