import { allOf, byId } from '@rokade/journal';
import {
  emptyRatedPerson,
  parseRatedPersonId,
  personSteps,
  type Ratings,
  valuesOf,
} from '@rokade/ratings';
import { parsePersonId } from '@rokade/register';
import { plainLetters, registerRulesOn, startsAWord } from '@rokade/rules';
import { dateText, grantRuleLines } from '@rokade/tables';
import { valuesForRatings } from '#lib/server/ratings/rated-person.ts';
import { today } from '#lib/server/register/register-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The greatest number of people offered. */
const most = 20;

/** A person who matches the query. */
interface Offered {
  readonly href: string;
  readonly name: string;
  readonly more: string;
}

const partsOf = (query: string): readonly string[] =>
  plainLetters(query)
    .split(/[\s,]+/)
    .filter(Boolean);

function foundInBook(
  { language }: App.Locals,
  ratings: Ratings,
  query: string,
): readonly Offered[] {
  const parts = partsOf(query);
  return allOf(ratings.people)
    .filter(({ values }) =>
      parts.every((part) =>
        [values.name, values.nationalId, values.club].some((text) => startsAWord(text, part)),
      ),
    )
    .slice(0, most)
    .map(({ id, values }) => ({
      href: `?person=${id}`,
      name: values.name,
      more: [values.nationalId, values.club, dateText(language, values.birth, 'dated')]
        .filter(Boolean)
        .join(', '),
    }));
}

/** The people of the register who are not yet in the book of ratings. */
const foundInRegister = (locals: App.Locals, query: string): readonly Offered[] =>
  locals.app.ratings
    .newcomers(query, today(locals))
    .slice(0, most)
    .map(({ registered, values }) => ({
      href: `?register=${registered}`,
      name: values.name,
      more: [values.nationalId, dateText(locals.language, values.birth, 'dated')]
        .filter(Boolean)
        .join(', '),
    }));

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
          ...(mayDo(locals, 'see-people', null) ? foundInRegister(locals, query) : []),
        ]
      : [],
    rules: grantRuleLines(locals.t, rules.grants),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
