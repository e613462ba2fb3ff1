import { hasContact, type PersonValues } from '@rokade/register';
import type { ContactPlace, PersonInBook } from '@rokade/server';
import { registerReader } from './register-page.ts';

interface Shown {
  /** The person's id; null: everybody's are shown. */
  readonly person: string | null;
  readonly values: Partial<PersonValues>;
}

const readerIn = ({ session }: App.Locals) => ({
  id: session?.accountId ?? '',
  name: session?.name ?? '',
});

/** Writes down whose contact data the reader is shown, where there is any and they may see it. */
export async function noteContact(
  locals: App.Locals,
  shown: readonly Shown[],
  place: ContactPlace,
): Promise<void> {
  if (registerReader(locals) !== 'contact') return;
  const told = new Set(
    shown.filter(({ values }) => hasContact(values)).map(({ person }) => person),
  );
  for (const person of told) await locals.app.contactLooks.note(readerIn(locals), person, place);
}

/** The same of whom everything is taken out on request. */
export const noteRequest = (locals: App.Locals, persons: readonly PersonInBook[]): Promise<void> =>
  locals.app.contactLooks.noteAll(readerIn(locals), persons, 'request');
