import type { Act } from '@rokade/installation';

/** The row of the rights matrix for each route of an event's money. */
export const moneyDoors = {
  '/console/events/[event]/money': 'see-money',
  '/console/events/[event]/money/[player]': 'see-money',
  '/console/events/[event]/money/accounts': 'see-money',
  '/console/events/[event]/money/bank.csv': 'see-money',
  '/console/events/[event]/money/bookings.csv': 'see-money',
  '/console/events/[event]/money/fees': 'see-money',
  '/console/events/[event]/money/fees.csv': 'see-money',
  '/console/events/[event]/money/history': 'see-money',
  '/console/events/[event]/money/invoice': 'see-money',
  '/console/events/[event]/money/prizes': 'see-money',
  '/console/events/[event]/money/receipt/[no]': 'see-money',
} as const satisfies Readonly<Record<string, Act>>;
