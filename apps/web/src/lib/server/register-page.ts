import {
  type Person,
  parsePersonId,
  type RegisterEntry,
  type RegisterReader,
  whoStays,
} from '@rokade/register';
import { error, redirect } from '@sveltejs/kit';
import { historyLines } from '#lib/desks/people/history-lines.ts';
import { mayDo } from './may-do.ts';

/** As whom somebody reads the register. */
export const registerReader = (locals: App.Locals): RegisterReader =>
  mayDo(locals, 'see-contact', null) ? 'contact' : 'desk';

/** Entries of the register in words. */
export const registerLines = (locals: App.Locals, entries: readonly RegisterEntry[]) =>
  historyLines(locals, entries);

/** The person of a page; whoever is merged into another leads to who stays. */
export function personOf({ app }: App.Locals, id: string): Person {
  const asked = parsePersonId(id);
  const person = asked === null ? undefined : whoStays(app.register.now(), asked);
  if (person === undefined) error(404, 'not in the register');
  if (person.id !== id) redirect(303, `/console/people/${person.id}`);
  return person;
}

/** Today in the hall. */
export const today = ({ app }: App.Locals): string => app.hall().now.slice(0, 10);
