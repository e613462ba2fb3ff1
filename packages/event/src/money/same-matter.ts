import type { BookingValues } from './money-values.ts';

/** The purpose of a booking. */
export type MatterOf = Pick<BookingValues, 'matter' | 'player' | 'group' | 'appeal'>;

/**
 * Whether two bookings are for the same: a player's fee, a player's prize in a group, a protest.
 * Bookings of other categories never are.
 */
export function sameMatter(a: MatterOf, b: MatterOf): boolean {
  if (a.matter !== b.matter) return false;
  switch (a.matter) {
    case 'fee':
      return a.player === b.player;
    case 'prize':
      return a.player === b.player && a.group === b.group;
    case 'deposit':
      return a.appeal === b.appeal && a.group === b.group;
    default:
      return false;
  }
}
