import { type ContestCommand, type EntryValues, matchedEntry } from '@rokade/club';
import { type Person, type PersonId, whoStays } from '@rokade/register';
import { ok, type Result } from '@rokade/rules';
import { usualSettings } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { type Sender, tellAll, type WrittenByAll } from '../../contests/contest-sender.ts';
import type { ContestError } from '../../contests/contests.ts';
import { newEntryId } from '../../contests/make-contests.ts';
import { detailsIn, listedValues } from '../../lists/listed-details.ts';
import { partsOfPerson } from '../../offers/parts-of-person.ts';
import { detailsOfPerson } from '../../offers/person-details.ts';

/** The books and lists from which the data of an entry come. */
type Sources = Pick<Application, 'contests' | 'register' | 'lists' | 'installation'>;

/** A person's values as an entry, and their rating in the lists; null: none. */
export function entryOf(
  { register, lists, installation }: Sources,
  person: Person,
  day: string,
): { readonly values: EntryValues; readonly rating: number | null } {
  const settings = installation.newTournament(usualSettings);
  const { federation } = settings;
  const details = detailsOfPerson(register.now(), person, { federation, day });
  const parts = partsOfPerson({ register, lists }, person, { settings, day });
  const { rating, fideRating } = detailsIn(listedValues(parts, settings));
  const values = { name: details.name, born: details.birthDate.slice(0, 4), person: person.id };
  return { values, rating: rating ?? fideRating ?? null };
}

/**
 * Enters people of the register in a competition on a day; returns what it wrote. An existing entry
 * with the same name is linked to the person instead; for a merged person, the one who stays is entered.
 */
export async function enterPeople(
  sources: Sources,
  sender: Sender,
  { people, day }: { readonly people: readonly PersonId[]; readonly day: string },
): Promise<Result<WrittenByAll, ContestError>> {
  const { contests, register } = sources;
  let version = sender.basedOn;
  const entries: WrittenByAll['entries'][number][] = [];
  for (const id of people) {
    const person = whoStays(register.now(), id);
    const found = await contests.get(sender.id);
    if (!found.ok) return found;
    if (person === undefined) continue;
    const { values, rating } = entryOf(sources, person, day);
    const existing = matchedEntry(found.value, values);
    const command: ContestCommand =
      existing === null
        ? { kind: 'enter-entry', entry: newEntryId(), values, rating, day }
        : { kind: 'change-entry', entry: existing, changes: { person: values.person } };
    const done = await tellAll(contests, sender, [command]);
    if (!done.ok) return done;
    ({ version } = done.value);
    entries.push(...done.value.entries);
  }
  return ok({ version, entries });
}
