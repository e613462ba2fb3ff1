import { err, ok, ratingRegisterRules } from '@rokade/rules';
import type { Lift } from '../act.ts';
import { rulesOfAct } from '../calculate/rate-event.ts';
import type { Ratings } from '../ratings.ts';
import type { RatingsRefusal } from '../refusal.ts';
import { actRefusal, calculatedWith } from './act-refusal.ts';
import type { Decides } from './decision.ts';

/** Why ratings cannot be lifted: by an edition or from a day that has no lift, or a second time. */
function liftRefusal({ acts }: Ratings, lift: Lift): RatingsRefusal | null {
  const { day, edition } = lift;
  if (rulesOfAct(lift).lift?.day !== day) {
    const lifts = ratingRegisterRules.filter((rules) => rules.lift !== null);
    const editions = lifts.map((rules) => `${rules.edition} (${rules.lift?.day})`).join(', ');
    return { code: 'ratings.no-lift', edition, known: editions };
  }
  const isDone = acts.some((act) => act.kind === 'lift' && act.edition === edition);
  return isDone ? { code: 'ratings.lifted-already', edition } : null;
}

/** Lifts all ratings on the day on which an edition changed the scale. */
export const liftNumbers: Decides<'lift-numbers'> = (ratings, { lift }) => {
  const refusal = actRefusal(ratings, lift) ?? liftRefusal(ratings, lift);
  if (refusal !== null) return err(refusal);
  const calculated = calculatedWith(ratings, { kind: 'lift', ...lift });
  return calculated.some(({ act, steps }) => act === lift.id && steps.length > 0)
    ? ok([{ kind: 'numbers-lifted', lift, calculated }])
    : err({ code: 'ratings.nobody-lifted', day: lift.day });
};
