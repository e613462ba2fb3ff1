import { type ContestCommand, type EntryValues, matchedEntry } from '@rokade/club';
import { type Person, type PersonId, whoStays } from '@rokade/register';
import { ok, type Result } from '@rokade/rules';
import { usualSettings } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { ContestError } from '../../contests/contests.ts';
import { newEntryId } from '../../contests/make-contests.ts';
import { type Asking, tellAll } from '../../contests/telling-contest.ts';
import { detailsIn, listedValues, numbersOf } from '../../lists/listed-details.ts';
import { detailsOfPerson } from '../../offers/person-details.ts';

/** What a competition takes of somebody from the register, the lists and the organisation's own settings. */
type Sources = Pick<Application, 'contests' | 'register' | 'lists' | 'installation'>;

/** What a competition keeps of somebody, and the rating that the lists have for them; null: none. */
function entryOf(
  { register, lists, installation }: Sources,
  person: Person,
  day: string,
): { readonly values: EntryValues; readonly rating: number | null } {
  const settings = installation.newTournament(usualSettings);
  const { federation } = settings;
  const details = detailsOfPerson(register.now(), person, { federation, day });
  const [parts = []] = lists.of([numbersOf(details, settings)], null);
  const { rating, fideRating } = detailsIn(listedValues(parts, settings));
  const values = { name: details.name, born: details.birthDate.slice(0, 4), person: person.id };
  return { values, rating: rating ?? fideRating ?? null };
}

/**
 * Enters people of the register in a competition on a day. Whoever was typed in by that name before is
 * said to be that person, and not entered twice; whoever was merged into another is who stays.
 */
export async function enterPeople(
  sources: Sources,
  asking: Asking,
  { people, day }: { readonly people: readonly PersonId[]; readonly day: string },
): Promise<Result<{ readonly version: number }, ContestError>> {
  const { contests, register } = sources;
  let version = asking.basedOn;
  for (const id of people) {
    const person = whoStays(register.now(), id);
    const found = await contests.get(asking.id);
    if (!found.ok) return found;
    if (person === undefined) continue;
    const { values, rating } = entryOf(sources, person, day);
    const known = matchedEntry(found.value, values);
    const command: ContestCommand =
      known === null
        ? { kind: 'enter-entry', entry: newEntryId(), values, rating, day }
        : { kind: 'change-entry', entry: known, changes: { person: values.person } };
    const done = await tellAll(contests, asking, [command]);
    if (!done.ok) return done;
    ({ version } = done.value);
  }
  return ok({ version });
}
