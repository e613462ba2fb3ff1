import { err, ok } from '@rokade/rules';
import { recalculated } from '../calculate/calculate.ts';
import type { RatingsCommand } from '../command.ts';
import type { Ratings } from '../ratings.ts';
import { changesWithout } from '../views/changed-numbers.ts';
import type { Decision } from './decision.ts';

/** Takes an act back and calculates what came after it anew; asks first where numbers change. */
export function takeBack(
  ratings: Ratings,
  { act }: Extract<RatingsCommand, { kind: 'take-back' }>,
  confirmed: boolean,
): Decision {
  const index = ratings.acts.findIndex(({ id }) => id === act);
  if (index === -1) return err({ code: 'ratings.unknown-act', act });
  const people = confirmed ? 0 : changesWithout(ratings, act).length;
  if (people > 0) return err({ code: 'ratings.confirm-taking-back', act, people });
  const without = { ...ratings, acts: ratings.acts.toSpliced(index, 1) };
  return ok([{ kind: 'taken-back', act, calculated: recalculated(without, index) }]);
}

/** Calculates everything once more; what comes out as it is kept says nothing. */
export function recalculateAll(ratings: Ratings): Decision {
  const calculated = recalculated(ratings);
  return ok(calculated.length === 0 ? [] : [{ kind: 'recalculated', calculated }]);
}
