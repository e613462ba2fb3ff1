import { erasedName } from '@rokade/journal';
import { groupedBy, nameKey } from '@rokade/rules';

/** A person's name, with marks that can follow it, the most useful first; '' = not known. */
export interface ToTellApart {
  readonly name: string;
  readonly marks: readonly string[];
}

/**
 * The names of people on pages and on paper. Equal names are followed by the first mark that is unique
 * among them: a club, a year of birth, at last a number.
 */
export function distinctNames(people: readonly ToTellApart[]): readonly string[] {
  const byKey = groupedBy(people, ({ name }) => nameKey(name));
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
