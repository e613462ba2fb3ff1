import { fullName, membershipsOn, type Person, type PersonField } from '@rokade/register';
import type { Settings } from '@rokade/tournament';
import type { Suggestion } from '#lib/desks/entries/suggestion.ts';
import { today } from './register-page.ts';

/** The number of the register that a federation's list goes by. */
const nationalNumbers: Readonly<Record<string, PersonField>> = {
  DEN: 'dsuNumber',
  GER: 'dsbId',
};

const most = 6;

/** The club somebody plays for in a federation on a day, else any they are a member of. */
function clubOf({ app }: App.Locals, person: Person, federation: string, day: string): string {
  const here = membershipsOn(app.register.now(), person, day);
  const playing = here.filter(({ standing }) => standing === 'playing');
  const own = playing.find(({ of }) => of.values.federation === federation);
  return (own ?? playing[0] ?? here[0])?.of.values.name ?? '';
}

/** Whoever of the register may be meant by what is typed of a player. */
export function suggestedPeople(
  locals: App.Locals,
  query: string,
  { federation, roundDates }: Settings,
): readonly Suggestion[] {
  const day = roundDates.find((date) => date !== '') ?? today(locals);
  const national = nationalNumbers[federation];
  return locals.app.register
    .find(query)
    .slice(0, most)
    .map((person) => {
      const { title, womenTitle, sex, birth, fideId, citizenship } = person.values;
      const club = clubOf(locals, person, federation, day);
      const nationalId = national === undefined ? '' : person.values[national];
      return {
        key: person.id,
        name: fullName(person.values),
        more: [birth.slice(0, 4), club, nationalId || fideId].filter(Boolean).join(' · '),
        values: {
          ...{ name: fullName(person.values), title: title || womenTitle, sex, club },
          ...{ federation: person.values.federation, citizenship },
          ...{ birthDate: birth, fideId, nationalId, person: person.id },
        },
      };
    });
}
