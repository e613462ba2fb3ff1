import { err, ok } from '@rokade/rules';
import { recalculated } from '../calculate/calculate.ts';
import { changesWithout } from '../views/changed-numbers.ts';
import type { Decides } from './decision.ts';

/** Takes an act back and calculates everything after it again; must be confirmed if ratings change. */
export const takeBack: Decides<'take-back'> = (ratings, { act }, { isConfirmed }) => {
  const index = ratings.acts.findIndex(({ id }) => id === act);
  if (index === -1) return err({ code: 'ratings.unknown-act', act });
  const people = isConfirmed ? 0 : changesWithout(ratings, act).length;
  if (people > 0) return err({ code: 'ratings.confirm-taking-back', act, people });
  const without = { ...ratings, acts: ratings.acts.toSpliced(index, 1) };
  return ok([{ kind: 'taken-back', act, calculated: recalculated(without, index) }]);
};

/** Calculates everything again; no event for results equal to the stored ones. */
export const recalculateAll: Decides<'recalculate'> = (ratings) => {
  const calculated = recalculated(ratings);
  return ok(calculated.length === 0 ? [] : [{ kind: 'recalculated', calculated }]);
};
