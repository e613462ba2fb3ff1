import type { PlayerNo } from '../../kernel/round-record.ts';
import type { NextClass } from './next-class.ts';
import type { PromotionReasonCode } from './reason-codes.ts';

/** A player's place in the final table of a class. */
export interface PlacedInClass {
  readonly no: PlayerNo;
  /** The player's own class, without a right for one year. */
  readonly own: number;
  /** From 1; for a shared place the first. */
  readonly place: number;
  /** How many players share it: 1 = not shared. */
  readonly sharing: number;
}

/** A class that played separately. */
export interface PlayedClass {
  /** From 1, the highest. */
  readonly class: number;
  /** The number of classes. */
  readonly of: number;
  readonly up: number;
  readonly down: number;
  readonly players: readonly PlacedInClass[];
}

/**
 * The next classes of a separately played class: the first go up, the last down. If a place is shared
 * across the limit, nobody there moves before a play-off or a lot has decided. In a class too small for
 * both, promotion comes first.
 *
 * @article Tempelhof 2018 III.A.4
 */
export function nextClassesByPlace(played: PlayedClass): readonly NextClass[] {
  const { class: own, of, players } = played;
  const up = own === 1 ? 0 : played.up;
  const down = own === of ? 0 : played.down;
  const lastStaying = Math.max(up, players.length - down);
  const moved = (one: PlacedInClass, code: PromotionReasonCode, to: number): NextClass => {
    const facts = { player: one.no, place: one.place, class: to };
    return { no: one.no, to, because: [{ code, article: 'III.A.4', facts }] };
  };
  return players.map((one) => {
    const last = one.place + one.sharing - 1;
    const straddles = (line: number): boolean => one.place <= line && last > line;
    if (last <= up) return moved(one, 'promotion.place-up', own - 1);
    if (one.place > lastStaying) {
      return moved(one, 'promotion.place-down', Math.max(own + 1, one.own));
    }
    return straddles(up) || straddles(lastStaying)
      ? moved(one, 'promotion.place-tied', own)
      : moved(one, 'promotion.place-stays', own);
  });
}
