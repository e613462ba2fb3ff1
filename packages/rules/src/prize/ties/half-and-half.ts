import type { MinorUnits } from '../../kernel/money.ts';
import { divide, explainRemainder, type Share } from '../divide.ts';
import { playersOf } from '../final-order.ts';
import type { Prize } from '../prize-plan.ts';
import type { PrizeReason } from '../reason-codes.ts';
import { giveByOrder } from './by-order.ts';
import { potOf, type TiedGroup } from './tied-group.ts';

const article = 'Tempelhof III.B.12';

/** The half of a prize that goes by the order, rounded down; the rest is divided. */
const orderedHalf =
  (roundTo: MinorUnits) =>
  ({ money, honour }: Prize): Prize => ({
    money: Math.floor(money / 2 / roundTo) * roundTo,
    honour,
  });

/**
 * Equal points: half of each prize is divided equally, the other half goes by the final order.
 *
 * @article Tempelhof 2018 III.B.12
 */
export function giveHalfAndHalf(tied: TiedGroup): readonly Share[] {
  const { group, firstPlace, prizes, roundTo } = tied;
  const players = playersOf(group);
  const ordered = prizes.map(orderedHalf(roundTo));
  const pot = potOf(prizes) - potOf(ordered);
  const division = divide(pot, players.length, roundTo);
  const byOrder = new Map(
    giveByOrder({ ...tied, prizes: ordered }).map((share) => [share.no, share]),
  );
  const lastPlace = firstPlace + prizes.length - 1;
  const facts = {
    firstPlace,
    lastPlace,
    count: players.length,
    potMoney: pot,
    shareMoney: division.each,
  };
  const code = prizes.length === 1 ? 'prize.half-shared-one' : 'prize.half-shared';
  const divided: readonly PrizeReason[] = [
    { code, article, facts },
    ...explainRemainder(division, players, article),
  ];
  return players.map((no, index): Share => {
    const own = byOrder.get(no);
    const half = own?.money ?? 0;
    const orderReason: readonly PrizeReason[] =
      own === undefined
        ? []
        : [{ code: 'prize.half-by-order', article, facts: { player: no, halfMoney: half } }];
    const equal = own?.because.filter(({ code }) => code !== 'prize.by-order') ?? [];
    return {
      no,
      money: (division.shares[index] ?? 0) + half,
      because: [...divided, ...orderReason, ...equal],
    };
  });
}
