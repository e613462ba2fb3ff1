import { ratingRegisterRules } from '@rokade/rules';
import { editionText } from '@rokade/tables';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => {
  const { version, acts } = locals.app.ratings.now();
  const lifts = ratingRegisterRules.flatMap(({ edition, lift }) =>
    lift === null ? [] : [{ value: edition, text: editionText(locals.t, edition) }],
  );
  return { version, lifts, today: today(locals), isEmpty: acts.length === 0 };
};

export { actions } from '#lib/server/forms/tell.ts';
