import { changeById, evolvingFrom, withById } from '@rokade/journal';
import type { Act, Calculated } from './act.ts';
import { withCalculated } from './calculate/calculate.ts';
import type { RatingsHappened } from './happened.ts';
import { erasedRatedPerson, type RatedPerson } from './rated-person.ts';
import { emptyRatings, type Ratings } from './ratings.ts';
import { withAct, withoutAct } from './timeline.ts';

const withChanged = (
  ratings: Ratings,
  id: string,
  values: Partial<RatedPerson['values']>,
): Ratings => ({
  ...ratings,
  people: changeById(ratings.people, id, (person) => ({
    ...person,
    values: { ...person.values, ...values },
  })),
});

const acted = (ratings: Ratings, act: Act, calculated: Calculated): Ratings => ({
  ...ratings,
  acts: withAct(ratings.acts, act),
  steps: withCalculated(ratings.steps, calculated),
});

function takenBack(ratings: Ratings, act: Act['id'], calculated: Calculated): Ratings {
  const steps = new Map(withCalculated(ratings.steps, calculated));
  steps.delete(act);
  return { ...ratings, acts: withoutAct(ratings.acts, act), steps };
}

/** The book after one more entry. */
export const evolve = evolvingFrom<Ratings, RatingsHappened>(emptyRatings, {
  'ratings-begun': (ratings) => ratings,
  'person-entered': (ratings, { person: id, values }) => ({
    ...ratings,
    people: withById(ratings.people, id, { id, values }),
  }),
  'person-changed': (ratings, { person, values }) => withChanged(ratings, person, values),
  'person-erased': (ratings, { person }) => withChanged(ratings, person, erasedRatedPerson),
  'list-opened': (ratings, { opening, calculated }) =>
    acted(ratings, { kind: 'opening', ...opening }, calculated),
  'number-granted': (ratings, { grant, calculated }) =>
    acted(ratings, { kind: 'grant', ...grant }, calculated),
  'event-reported': (ratings, { event, calculated }) =>
    acted(ratings, { kind: 'event', ...event }, calculated),
  'adjusted-to-fide': (ratings, { adjustment, calculated }) =>
    acted(ratings, { kind: 'adjustment', ...adjustment }, calculated),
  'numbers-lifted': (ratings, { lift, calculated }) =>
    acted(ratings, { kind: 'lift', ...lift }, calculated),
  'taken-back': (ratings, { act, calculated }) => takenBack(ratings, act, calculated),
  recalculated: (ratings, { calculated }) => ({
    ...ratings,
    steps: withCalculated(ratings.steps, calculated),
  }),
});
