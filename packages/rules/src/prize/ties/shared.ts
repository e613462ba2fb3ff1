import { divide, explainRemainder, type Share } from '../divide.ts';
import { playersOf } from '../final-order.ts';
import type { PrizeReason } from '../reason-codes.ts';
import { potOf, type TiedGroup } from './tied-group.ts';

const article = 'DSU §24a';

/**
 * Equal points: the sum of the prizes is divided equally, whatever the tie-breaks.
 *
 * @article DSU 2002 §24a
 */
export function shareMoney({ group, firstPlace, prizes, roundTo }: TiedGroup): readonly Share[] {
  const players = playersOf(group);
  const pot = potOf(prizes);
  const division = divide(pot, players.length, roundTo);
  const facts = {
    firstPlace,
    lastPlace: firstPlace + prizes.length - 1,
    count: players.length,
    prizeMoneys: prizes.map(({ money }) => money),
    potMoney: pot,
    shareMoney: division.each,
  };
  const code = prizes.length === 1 ? 'prize.shared-one' : 'prize.shared';
  const because: readonly PrizeReason[] = [
    { code, article, facts },
    ...explainRemainder(division, players, article),
  ];
  return players.map((no, index) => ({
    no,
    money: division.shares[index] ?? 0,
    because,
  }));
}
