import { erasedName } from '@rokade/journal';
import { nameKey } from '@rokade/rules';

/** Somebody by name, with what may stand behind it, the most telling first; '' = not known. */
export interface ToTellApart {
  readonly name: string;
  readonly marks: readonly string[];
}

/**
 * How people are called on pages and on paper. Behind a name that several have stands the first of its
 * marks that no other of that name has: a club, a year of birth, at last a number.
 */
export function namesToldApart(people: readonly ToTellApart[]): readonly string[] {
  const byKey = Map.groupBy(people, ({ name }) => nameKey(name));
  return people.map((one) => {
    const { name, marks } = one;
    const others = (byKey.get(nameKey(name)) ?? []).filter((other) => other !== one);
    if (others.length === 0 || name === erasedName) return name;
    const mark = marks.find(
      (text, index) => text !== '' && others.every((other) => other.marks[index] !== text),
    );
    return mark === undefined ? name : `${name} (${mark})`;
  });
}
