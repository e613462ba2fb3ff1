import { randomUUID } from 'node:crypto';
import type { Actor } from '@rokade/journal';
import { plusYears } from '@rokade/rules';
import type { ContactLook, LookStore } from '@rokade/store';

/** Where contact data is shown: on a person's page, side by side, in a file, in the whole book, on request. */
export const contactPlaces = ['person', 'merging', 'file', 'book', 'request'] as const;

export type ContactPlace = (typeof contactPlaces)[number];

/** Somebody found in a book. */
type FoundPerson = { readonly book: string; readonly person?: string };

/** The log of who looked at contact data; it is kept for a year, and then forgotten. */
export interface ContactLooks {
  /** Writes down that somebody is shown the contact data of a person; null: of everybody. */
  note(actor: Actor, person: string | null, place: ContactPlace): Promise<void>;
  /** The same of everybody in the register among those whose entries are taken out. */
  noteAll(actor: Actor, found: readonly FoundPerson[], place: ContactPlace): Promise<void>;
  /** The newest first. */
  list(): Promise<readonly ContactLook[]>;
}

/** So many are shown. */
const mostShown = 1000;

/** The log of an organisation's register on what the store keeps. */
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
