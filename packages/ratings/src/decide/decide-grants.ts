import { byId } from '@rokade/journal';
import { err, grantRefusal, mayBeGrantedFrom, ok } from '@rokade/rules';
import type { Grant } from '../act.ts';
import { numbersAfter } from '../calculate/calculate.ts';
import { numberNow } from '../calculate/numbers.ts';
import { rulesOfAct } from '../calculate/rate-event.ts';
import type { RatingsCommand } from '../command.ts';
import { lastResultOf } from '../last-result.ts';
import { type Ratings, valuesOf } from '../ratings.ts';
import type { RatingsRefusal } from '../refusal.ts';
import { actRefusal, calculatedWith } from './act-refusal.ts';
import type { Decision } from './decision.ts';
import { dayRefusal } from './field-problem.ts';

/**
 * Why somebody cannot be granted a number on a ground: they have one that is to stay, or none that could
 * be another.
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

/** Grants somebody a number by the regulation. */
export function grantNumber(
  ratings: Ratings,
  { grant }: Extract<RatingsCommand, { kind: 'grant-number' }>,
): Decision {
  const { person, day } = grant;
  const isKnown = byId(ratings.people, person) !== undefined;
  const refusal =
    (isKnown ? null : ({ code: 'ratings.unknown-person', person } as const)) ??
    actRefusal(ratings, grant) ??
    dayRefusal({ day }) ??
    grantRefusal(rulesOfAct(grant).grants, grant) ??
    groundRefusal(ratings, grant);
  if (refusal !== null) return err(refusal);
  const calculated = calculatedWith(ratings, { kind: 'grant', ...grant });
  return ok([{ kind: 'number-granted', grant, calculated }]);
}
