import type { Person } from '@rokade/register';
import { detailsToEnter, placeOfPlay, type WhereTheyPlay } from '@rokade/server';
import type { Settings } from '@rokade/tournament';
import type { Suggestion } from '#lib/console/people/suggestion.ts';
import { clubInWords } from './people-to-choose.ts';
import { today } from './register-page.ts';

const most = 6;

function suggestionOf(locals: App.Locals, person: Person, where: WhereTheyPlay): Suggestion {
  const values = detailsToEnter(locals.app.register.now(), person, where);
  const { name, birthDate, nationalId, fideId } = values;
  const club = clubInWords(locals, person, where);
  const more = [birthDate.slice(0, 4), club, nationalId || fideId].filter(Boolean).join(' · ');
  return { key: person.id, name, more, values };
}

/** The people of the register who match what is typed, at most `most`. */
export function suggestedPeople(
  locals: App.Locals,
  query: string,
  settings: Settings,
): readonly Suggestion[] {
  const where = placeOfPlay(settings, today(locals));
  return locals.app.register
    .find(query, locals.language)
    .slice(0, most)
    .map((person) => suggestionOf(locals, person, where));
}
