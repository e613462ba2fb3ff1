import { byId, withAllById } from '@rokade/journal';
import { ratingRegisterRules, registerRulesOf } from '@rokade/rules';
import type { Act, Calculated } from '../act.ts';
import { recalculated } from '../calculate/calculate.ts';
import type { RatingsHappened } from '../happened.ts';
import type { ActId, RatedPersonId } from '../ids.ts';
import type { Ratings } from '../ratings.ts';
import type { RatingsRefusal } from '../refusal.ts';
import { withAct } from '../timeline.ts';

/** Why an act is refused in general: its id is taken, or its rules are unknown. */
export function actRefusal(
  { acts }: Ratings,
  { id, edition }: { readonly id: ActId; readonly edition?: string },
): RatingsRefusal | null {
  if (acts.some((act) => act.id === id)) return { code: 'ratings.id-taken', id };
  if (edition === undefined || registerRulesOf(edition) !== null) return null;
  const editions = ratingRegisterRules.map((rules) => rules.edition).join(', ');
  return { code: 'ratings.unknown-edition', edition, known: editions };
}

/** The calculation with one more act: of that act and of all after it. */
export function calculatedWith(ratings: Ratings, act: Act): Calculated {
  const acts = withAct(ratings.acts, act);
  return recalculated({ ...ratings, acts }, acts.indexOf(act));
}

/** The book with newly entered people. */
export const withPeopleEntered = (
  ratings: Ratings,
  entered: readonly RatingsHappened[],
): Ratings => ({
  ...ratings,
  people: withAllById(
    ratings.people,
    entered.flatMap((one) =>
      one.kind === 'person-entered' ? [{ id: one.person, values: one.values }] : [],
    ),
  ),
});

/** The first of some people who is not in the book. */
export const unknownIn = (
  { people }: Ratings,
  ids: readonly RatedPersonId[],
): RatingsRefusal | null => {
  const person = ids.find((id) => byId(people, id) === undefined);
  return person === undefined ? null : { code: 'ratings.unknown-person', person };
};
