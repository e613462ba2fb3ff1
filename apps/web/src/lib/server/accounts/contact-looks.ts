import { hasContact, type PersonValues } from '@rokade/register';
import type { ContactPlace, PersonInBook } from '@rokade/server';
import { registerReader } from '../register/register-page.ts';

interface Shown {
  /** The person's id; null: the contact data of everybody are shown. */
  readonly person: string | null;
  readonly values: Partial<PersonValues>;
}

const readerIn = ({ session }: App.Locals) => ({
  id: session?.accountId ?? '',
  name: session?.name ?? '',
});

/**
 * Notes in the log of looks whose contact data are shown to the reader; nothing if the reader may
 * not see any or nobody shown has any.
 */
export async function noteContact(
  locals: App.Locals,
  shown: readonly Shown[],
  place: ContactPlace,
): Promise<void> {
  if (registerReader(locals) !== 'contact') return;
  const people = new Set(
    shown.filter(({ values }) => hasContact(values)).map(({ person }) => person),
  );
  for (const person of people) await locals.app.contactLooks.note(readerIn(locals), person, place);
}

/** Notes that the reader took out all data of these persons at their request. */
export const noteRequest = (locals: App.Locals, persons: readonly PersonInBook[]): Promise<void> =>
  locals.app.contactLooks.noteAll(readerIn(locals), persons, 'request');
