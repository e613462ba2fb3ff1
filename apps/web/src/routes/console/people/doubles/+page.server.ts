import { byId } from '@rokade/journal';
import { doublesIn, fullName } from '@rokade/register';
import { asSeen } from '#lib/server/players/births.ts';
import type { PageServerLoad } from './$types';

const most = 100;

export const load: PageServerLoad = ({ locals }) => {
  const state = locals.app.register.now();
  const doubles = doublesIn(state);
  const shown = (key: string) => {
    const values = byId(state.people, key)?.values;
    return values === undefined ? [] : [{ name: fullName(values), birth: values.birth }];
  };
  return {
    version: state.version,
    total: doubles.length,
    doubles: doubles.slice(0, most).map((double) => ({
      ...double,
      people: asSeen(locals, [double.a, double.b].flatMap(shown)),
    })),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
