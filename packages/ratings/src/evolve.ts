import { changeById, type Entry, withById } from '@rokade/journal';
import { unreachable } from '@rokade/rules';
import type { Act, Calculated } from './act.ts';
import { withCalculated } from './calculate/calculate.ts';
import type { RatingsHappened } from './happened.ts';
import { erasedRatedPerson, type RatedPerson } from './rated-person.ts';
import { emptyRatings, type Ratings } from './ratings.ts';
import { withAct, withoutAct } from './timeline.ts';

const withChanged = (
  { people }: Ratings,
  id: string,
  values: Partial<RatedPerson['values']>,
): Ratings['people'] =>
  changeById(people, id, (person) => ({ ...person, values: { ...person.values, ...values } }));

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

function after(ratings: Ratings, happened: RatingsHappened): Ratings {
  switch (happened.kind) {
    case 'ratings-begun':
      return ratings;
    case 'person-entered': {
      const { person: id, values } = happened;
      return { ...ratings, people: withById(ratings.people, id, { id, values }) };
    }
    case 'person-changed':
      return { ...ratings, people: withChanged(ratings, happened.person, happened.values) };
    case 'person-erased':
      return { ...ratings, people: withChanged(ratings, happened.person, erasedRatedPerson) };
    case 'list-opened':
      return acted(ratings, { kind: 'opening', ...happened.opening }, happened.calculated);
    case 'number-granted':
      return acted(ratings, { kind: 'grant', ...happened.grant }, happened.calculated);
    case 'event-reported':
      return acted(ratings, { kind: 'event', ...happened.event }, happened.calculated);
    case 'adjusted-to-fide':
      return acted(ratings, { kind: 'adjustment', ...happened.adjustment }, happened.calculated);
    case 'numbers-lifted':
      return acted(ratings, { kind: 'lift', ...happened.lift }, happened.calculated);
    case 'taken-back':
      return takenBack(ratings, happened.act, happened.calculated);
    case 'recalculated':
      return { ...ratings, steps: withCalculated(ratings.steps, happened.calculated) };
    default:
      return unreachable(happened);
  }
}

/** The book after one more entry. */
export const evolve = (
  ratings: Ratings | null,
  { version, event }: Entry<RatingsHappened>,
): Ratings => ({ ...after(ratings ?? emptyRatings, event), version });
