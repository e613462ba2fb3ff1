import type { OpenPrize } from '../award.ts';
import { playersOf } from '../final-order.ts';
import type { TiedGroup } from './tied-group.ts';

/**
 * Equal points for a title or a fund's prize that cannot be shared: tie-breaks do not decide it either,
 * it waits for the play-off.
 *
 * @article DSU 2002 4.2 §36
 */
export function waitForPlayOff(list: number, tied: TiedGroup): readonly OpenPrize[] {
  const players = playersOf(tied.group);
  return tied.prizes.map((prize, index) => ({
    list,
    place: tied.firstPlace + index,
    needs: 'play-off',
    prize,
    players,
    because: [{ code: 'prize.play-off-needed', article: 'DSU 4.2 §36', facts: { players } }],
  }));
}
