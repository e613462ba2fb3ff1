import type { PlayerNo } from '../../kernel/round-record.ts';
import { divide, explainRemainder, type Share } from '../divide.ts';
import type { Prize } from '../prize-plan.ts';
import { potOf, type TiedGroup } from './tied-group.ts';

const article = 'DSU §24b';

/** Players equal in everything share the prizes of their places. */
function sharesOfEqual(
  equal: readonly PlayerNo[],
  prizes: readonly Prize[],
  { firstPlace, roundTo }: { readonly firstPlace: number; readonly roundTo: number },
): readonly Share[] {
  const pot = potOf(prizes);
  const division = divide(pot, equal.length, roundTo);
  const facts = { firstPlace, count: equal.length, potMoney: pot, shareMoney: division.each };
  return equal.map((no, index) => ({
    no,
    money: division.shares[index] ?? 0,
    because:
      equal.length === 1
        ? [{ code: 'prize.by-order', article, facts: { player: no, place: firstPlace } }]
        : [
            { code: 'prize.equal-in-everything', article, facts },
            ...explainRemainder(division, equal, article),
          ],
  }));
}

/**
 * Equal points: by the final order, including tie-breaks. Players equal in these, too, share the prizes
 * of their places.
 *
 * @article DSU 2002 §24b
 */
export function giveByOrder({ group, firstPlace, prizes, roundTo }: TiedGroup): readonly Share[] {
  let taken = 0;
  return group.ranked.flatMap((equal) => {
    const own = prizes.slice(taken, taken + equal.length);
    const place = firstPlace + taken;
    taken += equal.length;
    return own.length === 0 ? [] : sharesOfEqual(equal, own, { firstPlace: place, roundTo });
  });
}
