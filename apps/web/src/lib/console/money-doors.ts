import type { Act } from '@rokade/installation';
import { all } from './shared-acts.ts';

/** Who is let in at an event's money. */
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

/** What is done there: whoever may do anything may do all of it. */
export const moneyActs: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
  '/console/events/[event]/money': all('keep-money', 'pay club federation'),
  '/console/events/[event]/money/[player]': all('keep-money', 'book due takeBack'),
  '/console/events/[event]/money/accounts': all('keep-money', 'book takeBack'),
  '/console/events/[event]/money/prizes': all('keep-money', 'prize deposit'),
  '/console/events/[event]/money/fees': all('keep-money', 'settings line remove'),
};
