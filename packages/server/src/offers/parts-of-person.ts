import { fullName, isSameByName, type Person, peopleOf, type Register } from '@rokade/register';
import type { FoundPlayer } from '@rokade/store';
import { type ListingSettings, nationalSource, numbersOf } from '../lists/listed-details.ts';
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
 * A person of the register in the rating lists: by their numbers. Whom no national list has by number is
 * found in a club's own table of members by name with the year of birth or the club, where nobody else of
 * the register or of the table may be meant.
 */
export function partsOfPerson(
  { register, lists }: Sources,
  person: Person,
  { settings, day }: WhereListed,
): readonly FoundPlayer[] {
  const where = { federation: settings.federation, day };
  const own = detailsOfPerson(register.now(), person, where);
  const numbers = [own.fideId, own.nationalId].filter((number) => number !== '');
  const numbered = numbers.length === 0 ? [] : lists.of([numbersOf(own, settings)], null).flat();
  const national = nationalSource(settings);
  if (numbered.some(({ source }) => source === national || source === 'csv')) return numbered;
  const named = { name: own.name, born: own.birthDate, club: own.club };
  const isOther = (one: Person): boolean =>
    one.id !== person.id &&
    fullName(one.values) === own.name &&
    isSameByName(named, {
      name: own.name,
      born: one.values.birth,
      club: detailsOfPerson(register.now(), one, where).club,
    });
  if (peopleOf(register.now()).some(isOther)) return numbered;
  const found = lists.named({ ...named, numbers });
  return found === null ? numbered : [...numbered, found];
}
