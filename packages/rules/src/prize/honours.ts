import { reason } from '../kernel/reason.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import type { OpenPrize } from './award.ts';
import type { TiedGroup } from './ties/tied-group.ts';

/** The honours given in a group, and those that wait for a lot. */
export interface HonourAwards {
  readonly byPlayer: ReadonlyMap<PlayerNo, readonly string[]>;
  readonly open: readonly OpenPrize[];
}

/**
 * Honours go by the final order, one to each place; players equal in everything draw lots.
 *
 * @article DSU 2002 §24a
 */
export function giveHonours(list: number, { group, firstPlace, prizes }: TiedGroup): HonourAwards {
  const byPlayer = new Map<PlayerNo, readonly string[]>();
  const open: OpenPrize[] = [];
  let taken = 0;
  for (const equal of group.ranked) {
    for (const [index, { honour }] of prizes.slice(taken, taken + equal.length).entries()) {
      const [player] = equal;
      if (honour === '' || player === undefined) continue;
      if (equal.length === 1) byPlayer.set(player, [honour]);
      else {
        const because = [reason('prize.lot-needed', 'DSU §24a', { players: equal })] as const;
        const prize = { money: 0, honour };
        const place = firstPlace + taken + index;
        open.push({ list, place, needs: 'lot', prize, players: equal, because });
      }
    }
    taken += equal.length;
  }
  return { byPlayer, open };
}
