import { countedBookings, type Money } from '@rokade/event';

/** The numbers of the latest receipts, by player and by club. */
export interface LatestReceipts {
  readonly players: Readonly<Record<string, number>>;
  readonly clubs: Readonly<Record<string, number>>;
}

/**
 * The receipt of the latest payment of each player and each club that counts, so that whoever has just
 * taken money finds the receipt where the payment was recorded.
 */
export function latestReceipts(money: Pick<Money, 'bookings'>): LatestReceipts {
  const fees = countedBookings(money).filter(({ matter }) => matter === 'fee');
  return {
    players: Object.fromEntries(fees.map(({ player, no }) => [player, no])),
    clubs: Object.fromEntries(
      fees.filter(({ club }) => club !== '').map(({ club, no }) => [club, no]),
    ),
  };
}
