import { err, ok } from '@rokade/rules';
import type { Adjustment } from '../act.ts';
import { rulesOfAct } from '../calculate/rate-event.ts';
import type { Ratings } from '../ratings.ts';
import type { RatingsRefusal } from '../refusal.ts';
import { comparisonFor } from '../views/comparison.ts';
import { actRefusal, calculatedWith, unknownIn } from './act-refusal.ts';
import type { Decides } from './decision.ts';
import { dayRefusal } from './field-problem.ts';

/**
 * Why an adjustment is refused: on another day than the regulation's, a second time in a year, or if
 * nobody can be compared.
 *
 * @article DSU 2002 4.5.6.2; DSU 2010 4.5.6.2
 */
function adjustmentRefusal(ratings: Ratings, adjustment: Adjustment): RatingsRefusal | null {
  const { day } = adjustment;
  const noDay = dayRefusal({ day });
  if (noDay !== null) return noDay;
  const year = day.slice(0, 4);
  const { document, adjustment: rules } = rulesOfAct(adjustment);
  const { firstDay, lastDay } = rules;
  const [first, last] = [`${year}-${firstDay}`, `${year}-${lastDay}`];
  if (day < first || day > last) {
    const article = `${document} 4.5.6.2`;
    return { code: 'ratings.adjustment-day', firstDay: first, lastDay: last, article };
  }
  const isDone = ratings.acts.some((act) => act.kind === 'adjustment' && act.day.startsWith(year));
  if (isDone) return { code: 'ratings.adjusted-already', year };
  const { difference } = comparisonFor(ratings, adjustment);
  const article = `${document} 4.5.6.1`;
  return difference === null ? { code: 'ratings.nobody-compared', year, article } : null;
}

/** Adjusts the ratings to FIDE's list, once a year. */
export const adjustToFide: Decides<'adjust-to-fide'> = (ratings, { adjustment }) => {
  const refusal =
    actRefusal(ratings, adjustment) ??
    unknownIn(
      ratings,
      adjustment.elo.map(({ person }) => person),
    ) ??
    adjustmentRefusal(ratings, adjustment);
  if (refusal !== null) return err(refusal);
  const calculated = calculatedWith(ratings, { kind: 'adjustment', ...adjustment });
  return ok([{ kind: 'adjusted-to-fide', adjustment, calculated }]);
};
