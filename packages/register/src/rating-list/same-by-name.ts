/** Somebody whom a list has by name, not by number; '' = not known. */
interface NamedOnly {
  readonly name: string;
  /** `2001-12-31`, or `2001`. */
  readonly born: string;
  readonly club: string;
}

/** Somebody who is looked up by name in a club's own table. */
export interface NamedPerson extends NamedOnly {
  /** Their numbers, national and FIDE's; whoever has another number in the table is somebody else. */
  readonly numbers?: readonly string[];
}

/** The words of a name, in whatever order a list puts them: "Hansen, Ida" and "Ida Hansen" are one name. */
const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** Whether two values are the same; null: one of them is not known. */
const agree = (one: string, other: string): boolean | null =>
  one === '' || other === '' ? null : one === other;

/**
 * Whether two people without numbers may be one: their names are the same letter by letter, and so are
 * the years of birth and the clubs as far as both are known, at least one of the two.
 */
export function isSameByName(one: NamedOnly, other: NamedOnly): boolean {
  if (nameKey(one.name) !== nameKey(other.name)) return false;
  const born = agree(one.born.slice(0, 4), other.born.slice(0, 4));
  const club = agree(one.club.trim().toLowerCase(), other.club.trim().toLowerCase());
  return born !== false && club !== false && (born ?? club) === true;
}

/** The one of several people who may be a person; null: nobody, or more than one. */
export function onlyOneByName<Listed extends NamedOnly>(
  person: NamedOnly,
  people: readonly Listed[],
): Listed | null {
  const [found, ...others] = people.filter((one) => isSameByName(person, one));
  return found === undefined || others.length > 0 ? null : found;
}
