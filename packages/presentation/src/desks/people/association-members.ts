import { associationsOf, fullName, membershipsOn, peopleOf, type Register } from '@rokade/register';
import { inAlphabet } from '@rokade/tables';
import type { Locale } from '../../words/locale.ts';

/** A club, district or federation, and the day on which it is looked at. */
interface AssociationOnDay {
  readonly club: ReturnType<typeof associationsOf>[number];
  readonly day: string;
}

/** Who belongs to an association, and the associations below and above it as options. */
export function membersAndKin(
  locale: Locale<'server'>,
  state: Register,
  { club, day }: AssociationOnDay,
) {
  const associations = associationsOf(state);
  const members = peopleOf(state).flatMap((person) => {
    const own = membershipsOn(state, person, day).find(({ of }) => of.id === club.id);
    if (own === undefined) return [];
    const { values } = person;
    return [
      {
        id: person.id as string,
        name: fullName(values),
        title: values.title,
        birth: values.birth.slice(0, 4),
        clubs: club.values.name,
        standing: locale.t(`people.standing-${own.standing}`),
        numbers: [own.memberNumber, values.dsuNumber, values.fideId, values.dsbId]
          .filter((number) => number !== '')
          .join(', '),
      },
    ];
  });
  const namesOf = (matches: (one: (typeof associations)[number]) => boolean) =>
    inAlphabet(locale.language, associations.filter(matches), ({ values }) => values.name).map(
      ({ id, values }) => ({ value: id as string, text: values.name }),
    );
  return {
    members: inAlphabet(locale.language, members, ({ name }) => name),
    below: namesOf(({ above }) => above === club.id),
    above: namesOf(({ id, level }) => level !== 'club' && id !== club.id),
  };
}
