import { fullName, isSameByName, type Person, peopleOf, type Register } from '@rokade/register';
import type { FoundPlayer } from '@rokade/store';
import { type ListingSettings, numbersOf } from '../lists/listed-details.ts';
import type { Lists } from '../lists/lists.ts';
import { detailsOfPerson } from './person-details.ts';

/** The books and lists in which a person is found. */
interface Sources {
  readonly register: { now(): Register };
  readonly lists: Pick<Lists, 'of' | 'named'>;
}

/** Which lists count, and the day on which the person's club counts. */
interface WhereListed {
  readonly settings: ListingSettings;
  readonly day: string;
}

/**
 * A person of the register in the rating lists: by their numbers. Who has none, as in a club's own table
 * of members, is found in such a table by name with the year of birth or the club, where nobody else of
 * the register or of the table may be meant.
 */
export function partsOfPerson(
  { register, lists }: Sources,
  person: Person,
  { settings, day }: WhereListed,
): readonly FoundPlayer[] {
  const where = { federation: settings.federation, day };
  const own = detailsOfPerson(register.now(), person, where);
  if (own.fideId !== '' || own.nationalId !== '') {
    return lists.of([numbersOf(own, settings)], null).flat();
  }
  const named = { name: own.name, born: own.birthDate, club: own.club };
  const isOther = (one: Person): boolean =>
    one.id !== person.id &&
    fullName(one.values) === own.name &&
    isSameByName(named, {
      name: own.name,
      born: one.values.birth,
      club: detailsOfPerson(register.now(), one, where).club,
    });
  if (peopleOf(register.now()).some(isOther)) return [];
  const found = lists.named(named);
  return found === null ? [] : [found];
}
