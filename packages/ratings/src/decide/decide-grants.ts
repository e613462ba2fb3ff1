import { err, grantRefusal, mayBeGrantedFrom, ok } from '@rokade/rules';
import type { Grant } from '../act.ts';
import { numbersAfter } from '../calculate/calculate.ts';
import { numberNow } from '../calculate/numbers.ts';
import { rulesOfAct } from '../calculate/rate-event.ts';
import { lastResultOf } from '../last-result.ts';
import { type Ratings, valuesOf } from '../ratings.ts';
import type { RatingsRefusal } from '../refusal.ts';
import { actRefusal, calculatedWith, unknownIn, withPeopleEntered } from './act-refusal.ts';
import { enterPeople } from './decide-people.ts';
import type { Decides } from './decision.ts';
import { dayRefusal } from './field-problem.ts';

/**
 * Why a rating cannot be granted on a ground: the person has one that must stay, or none that could be
 * replaced.
 *
 * @article DSU 2002 4.5.5.1 §4, §5, §6; DSU 2010 4.5.5.1 §4, §5, §6
 */
function groundRefusal(ratings: Ratings, grant: Grant): RatingsRefusal | null {
  const { person, ground, day } = grant;
  const before = ratings.acts.filter((act) => act.day <= day);
  const rating = numberNow(numbersAfter(ratings, before), person);
  const { name } = valuesOf(ratings, person);
  if (rating === null) return ground === 'new' ? null : { code: 'ratings.no-number', name };
  const { activity } = rulesOfAct(grant);
  const from = mayBeGrantedFrom(activity, ground, lastResultOf(ratings, person, before));
  if (from === '') return { code: 'ratings.has-number', name, rating };
  return day < from ? { code: 'ratings.has-number-until', name, rating, from } : null;
}

/** Grants a person a rating by the regulation; a person who is not in the book is entered with it. */
export const grantNumber: Decides<'grant-number'> = (ratings, { grant, people }) => {
  const entered = enterPeople(ratings, people);
  if (!entered.ok) return entered;
  const withEntered = withPeopleEntered(ratings, entered.value);
  const { person, day } = grant;
  const refusal =
    unknownIn(withEntered, [person]) ??
    actRefusal(ratings, grant) ??
    dayRefusal({ day }) ??
    grantRefusal(rulesOfAct(grant).grants, grant) ??
    groundRefusal(withEntered, grant);
  if (refusal !== null) return err(refusal);
  const calculated = calculatedWith(withEntered, { kind: 'grant', ...grant });
  return ok([...entered.value, { kind: 'number-granted', grant, calculated }]);
};
