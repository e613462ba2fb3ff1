import type { PersonToChoose } from '@rokade/presentation/console/people/person-to-choose.ts';
import type { Person } from '@rokade/register';
import { clubToEnterWith, detailsOfPerson, type WhereTheyPlay } from '@rokade/server';
import { dateText } from '@rokade/tables';
import { mayDo } from '../rights/may-do.ts';

/** The greatest number of people shown. */
const most = 100;

/** The club with which a person is entered, and the first day of a membership that begins later. */
export function clubInWords(locals: App.Locals, person: Person, where: WhereTheyPlay): string {
  const { name, from } = clubToEnterWith(locals.app.register.now(), person, where);
  if (from === '') return name;
  return locals.t('people.club-from', {
    club: name,
    day: dateText(locals.language, from, 'plain'),
  });
}

/**
 * The people of the register who match a query; [] if the reader may not see the register.
 * `isEntered` tells whether a person is already entered.
 */
export function peopleToChoose(
  locals: App.Locals,
  query: string,
  { where, isEntered }: { readonly where: WhereTheyPlay; isEntered(id: string): boolean },
): readonly PersonToChoose[] {
  if (query === '' || !mayDo(locals, 'see-people', null)) return [];
  const { register } = locals.app;
  return register
    .find(query, locals.language)
    .slice(0, most)
    .map((person) => {
      const details = detailsOfPerson(register.now(), person, where);
      const club = clubInWords(locals, person, where);
      const more = [details.birthDate.slice(0, 4), club, details.nationalId || details.fideId];
      return {
        id: person.id as string,
        name: details.name,
        isEntered: isEntered(person.id),
        more: more.filter(Boolean).join(' · '),
      };
    });
}
