import { byId } from '@rokade/journal';
import {
  foundInBook,
  newcomersOffered,
} from '@rokade/presentation/desks/ratings/offered-people.ts';
import { emptyRatedPerson, parseRatedPersonId, personSteps, valuesOf } from '@rokade/ratings';
import { parsePersonId } from '@rokade/register';
import { registerRulesOn } from '@rokade/rules';
import { grantRuleLines } from '@rokade/tables';
import { valuesForRatings } from '#lib/server/ratings/rated-person.ts';
import { today } from '#lib/server/register/register-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The person in the address, from the book of ratings or the register; null: none. */
function personInAddress(locals: App.Locals, url: URL) {
  const state = locals.app.ratings.now();
  const id = parseRatedPersonId(url.searchParams.get('person') ?? '');
  if (id !== null && byId(state.people, id) !== undefined) {
    const rating = personSteps(state, id).at(-1)?.after ?? null;
    return { id: id as string, isInBook: true, rating, values: valuesOf(state, id) };
  }
  const registered = parsePersonId(url.searchParams.get('register') ?? '');
  if (registered === null || !mayDo(locals, 'see-people', null)) return null;
  const person = byId(locals.app.register.now().people, registered);
  if (person === undefined) return null;
  return {
    id: registered as string,
    isInBook: false,
    rating: null,
    values: valuesForRatings(locals, person),
  };
}

/**
 * The form for granting a rating: the person, and who may grant which rating by the present rules.
 */
export const load: PageServerLoad = ({ locals, url }) => {
  const state = locals.app.ratings.now();
  const query = url.searchParams.get('q') ?? '';
  const person = personInAddress(locals, url);
  const isNew = url.searchParams.has('new');
  const isSearched = person === null && !isNew && query !== '';
  const day = today(locals);
  const rules = registerRulesOn(day);
  return {
    version: state.version,
    query,
    today: day,
    edition: rules.edition,
    person: isNew ? { id: '', isInBook: false, rating: null, values: emptyRatedPerson } : person,
    found: isSearched
      ? [
          ...foundInBook(locals, state, query),
          ...(mayDo(locals, 'see-people', null)
            ? newcomersOffered(locals, locals.app.ratings.newcomers(query, day))
            : []),
        ]
      : [],
    rules: grantRuleLines(locals.t, rules.grants),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
