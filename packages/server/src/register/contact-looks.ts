import { randomUUID } from 'node:crypto';
import type { Actor } from '@rokade/journal';
import { plusYears } from '@rokade/rules';
import type { ContactLook, LookStore } from '@rokade/store';

/** Where contact data was shown: a person's page, a merging, a file, the whole register's export, a data request. */
export const contactPlaces = ['person', 'merging', 'file', 'book', 'request'] as const;

export type ContactPlace = (typeof contactPlaces)[number];

/** A person found in a book. */
type FoundPerson = { readonly book: string; readonly person?: string };

/** The log of who was shown contact data; its lines are deleted after a year. */
export interface ContactLooks {
  /** Logs that the actor was shown the contact data of a person; null: of everybody. */
  note(actor: Actor, person: string | null, place: ContactPlace): Promise<void>;
  /** Logs the same for each found person of the register. */
  noteAll(actor: Actor, found: readonly FoundPerson[], place: ContactPlace): Promise<void>;
  /** The newest lines first, at most 1,000. */
  list(): Promise<readonly ContactLook[]>;
}

/** The most lines that are shown. */
const mostShown = 1000;

/** Makes the log of an organisation's register, on the store. */
export function makeContactLooks(
  store: LookStore,
  organisation: string,
  clock: () => Date,
): ContactLooks {
  const aYearAgo = (): string => plusYears(clock().toISOString().slice(0, 10), -1);
  const note: ContactLooks['note'] = async (actor, person, place) => {
    const { id: account, name } = actor;
    const at = clock().toISOString();
    const look = { account, name, person: person ?? '', place, organisation };
    await store.addLook({ id: randomUUID(), at, ...look });
    await store.forgetLooks(aYearAgo());
  };
  return {
    note,
    async noteAll(actor, found, place) {
      for (const { person } of found) if (person !== undefined) await note(actor, person, place);
    },
    async list() {
      await store.forgetLooks(aYearAgo());
      return store.looks(organisation, mostShown);
    },
  };
}
