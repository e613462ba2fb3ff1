import { findDoubles, fullName, knownPeople } from '@rokade/register';
import type { PageServerLoad } from './$types';

const most = 100;

export const load: PageServerLoad = ({ locals }) => {
  const people = knownPeople(locals.app.register.now());
  const shown = new Map(
    people.map(({ key, values }) => [key, { name: fullName(values), birth: values.birth }]),
  );
  const doubles = findDoubles(people);
  return {
    total: doubles.length,
    doubles: doubles.slice(0, most).map((double) => ({
      ...double,
      people: [double.a, double.b].flatMap((key) => shown.get(key) ?? []),
    })),
  };
};
