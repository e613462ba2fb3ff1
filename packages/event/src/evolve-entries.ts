import { type EntryFacts, unsaidEntry } from './entry-facts.ts';
import type { Happening } from './happening.ts';
import type { EntrantId } from './ids.ts';

type OfEntrant = Extract<Happening, { readonly entrant: EntrantId }>;
type Entries = Readonly<Record<string, EntryFacts>>;

/** Who told the journal something, and on which day. */
export interface Told {
  readonly by: string;
  readonly day: string;
}

/** How people entered once something happened to one; who says nothing else entered on the day it was told. */
export function entriesAfter(entries: Entries, happened: OfEntrant, { day }: Told): Entries {
  const { entrant: id } = happened;
  const said = (facts: Partial<EntryFacts>): Entries => ({
    ...entries,
    [id]: { ...(entries[id] ?? unsaidEntry), ...facts },
  });
  switch (happened.kind) {
    case 'entrant-entered':
      return said({ enteredOn: day });
    case 'entry-said':
      return said(happened.values);
    case 'entrant-erased':
      return id in entries ? said({ address: '', phone: '' }) : entries;
    case 'entrant-removed': {
      const { [id]: _, ...others } = entries;
      return others;
    }
    default:
      return entries;
  }
}
