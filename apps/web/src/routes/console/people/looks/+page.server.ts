import { fullName, parsePersonId, whoStays } from '@rokade/register';
import { contactPlaces } from '@rokade/server';
import type { PageServerLoad } from './$types';

/** The log of looks at contact data, the newest first, with people's present names. */
export const load: PageServerLoad = async ({ locals }) => {
  const { register, contactLooks } = locals.app;
  const state = register.now();
  const personOf = (text: string) => {
    const id = parsePersonId(text);
    const person = id === null ? undefined : whoStays(state, id);
    return person === undefined ? null : { id: person.id, name: fullName(person.values) };
  };
  return {
    looks: (await contactLooks.list()).map(({ id, at, name, person, place }) => ({
      id,
      at,
      name,
      ofEverybody: person === '',
      person: personOf(person),
      place: contactPlaces.find((one) => one === place) ?? ('person' as const),
    })),
  };
};
