import type { Act } from '@rokade/installation';
import { clubDoors } from '@rokade/presentation/console/doors/club-doors.ts';
import { leagueDoors } from '@rokade/presentation/console/doors/league-doors.ts';
import { moneyDoors } from '@rokade/presentation/console/doors/money-doors.ts';
import type { RouteId } from '$app/types';

/** The routes of the console: its pages and the other endpoints below its address. */
type ConsoleRoute = Extract<RouteId, `/console${string}`>;

/** The row of the rights matrix that each route of the console requires. */
export const doors = {
  '/console': 'keep-own-account',
  '/console/account': 'keep-own-account',
  '/console/accounts': 'keep-accounts',
  '/console/accounts/[account]': 'keep-accounts',
  '/console/calculator': 'keep-own-account',
  ...clubDoors,
  '/console/events': 'keep-own-account',
  '/console/events/lists': 'keep-own-account',
  '/console/events/new': 'make-event',
  '/console/events/[event]': 'see-event',
  '/console/events/[event]/appeals': 'see-event',
  '/console/events/[event]/check-in': 'check-in',
  '/console/events/[event]/classes': 'see-event',
  '/console/events/[event]/classes/[entrant]': 'see-event',
  '/console/events/[event]/classes/classes.csv': 'see-event',
  '/console/events/[event]/entries': 'see-event',
  '/console/events/[event]/entries/[entrant]': 'see-event',
  '/console/events/[event]/entries/changes': 'keep-entries',
  '/console/events/[event]/entries/list': 'keep-entries',
  '/console/events/[event]/entries/office': 'see-event',
  '/console/events/[event]/entries/office/[entrant]': 'see-event',
  '/console/events/[event]/entries/office/entries.csv': 'see-event',
  '/console/events/[event]/entries/suggestions.json': 'keep-entries',
  '/console/events/[event]/history': 'see-event',
  '/console/events/[event]/invitation': 'see-event',
  '/console/events/[event]/links': 'keep-links',
  ...moneyDoors,
  '/console/events/[event]/prints': 'see-event',
  '/console/events/[event]/results': 'see-boards',
  '/console/events/[event]/screens': 'keep-screens',
  '/console/events/[event]/settings': 'see-event',
  '/console/events/[event]/standings': 'see-event',
  '/console/events/[event]/timeline': 'see-event',
  '/console/events/[event]/timeline/deadlines.ics': 'see-event',
  '/console/events/[event]/timeline/reminders': 'change-event',
  '/console/installation': 'change-organisation',
  '/console/installation/copies': 'keep-copies',
  ...leagueDoors,
  '/console/lists': 'keep-own-account',
  '/console/new': 'make-event',
  '/console/organisations': 'keep-organisations',
  '/console/organisations/[organisation]': 'keep-organisations',
  '/console/people': 'see-people',
  '/console/people/[person]': 'see-people',
  '/console/people/[person]/licence': 'see-people',
  '/console/people/clubs': 'see-people',
  '/console/people/clubs/[club]': 'see-people',
  '/console/people/doubles': 'see-people',
  '/console/people/files/[file]': 'see-people',
  '/console/people/history': 'see-people',
  '/console/people/licences': 'see-people',
  '/console/people/lists': 'keep-people',
  '/console/people/looks': 'see-contact-log',
  '/console/people/merge': 'keep-people',
  '/console/people/new': 'keep-people',
  '/console/people/offices': 'see-people',
  '/console/people/personal': 'see-contact',
  '/console/people/personal/about.json': 'see-contact',
  '/console/people/rating-lists': 'see-lists',
  '/console/people/sanctions': 'see-sanctions',
  '/console/people/sanctions/[person]': 'see-sanctions',
  '/console/people/sanctions/[person]/[sanction]': 'see-sanctions',
  '/console/people/sanctions/history': 'see-sanctions',
  '/console/ratings': 'see-ratings',
  '/console/ratings/[person]': 'see-ratings',
  '/console/ratings/events': 'see-ratings',
  '/console/ratings/events/[act]': 'see-ratings',
  '/console/ratings/files/[file]': 'see-ratings',
  '/console/ratings/grant': 'keep-ratings',
  '/console/ratings/history': 'see-ratings',
  '/console/ratings/lists': 'keep-ratings',
  '/console/ratings/report': 'keep-ratings',
  '/console/ratings/samples': 'see-ratings',
  '/console/roles': 'keep-own-account',
  '/console/suggestions.json': 'see-lists',
  '/console/[id]': 'see-boards',
  '/console/[id]/about': 'see-event',
  '/console/[id]/appeals': 'see-event',
  '/console/[id]/appeals/[appeal]': 'see-event',
  '/console/[id]/bracket': 'see-event',
  '/console/[id]/check-in': 'check-in',
  '/console/[id]/checklist': 'see-event',
  '/console/[id]/classes': 'follow-play',
  '/console/[id]/comparison': 'see-event',
  '/console/[id]/crosstable': 'see-event',
  '/console/[id]/entries': 'see-event',
  '/console/[id]/entries/numbers': 'see-event',
  '/console/[id]/entries/changes': 'see-event',
  '/console/[id]/entries/list': 'keep-entries',
  '/console/[id]/entries/suggestions.json': 'keep-entries',
  '/console/[id]/files/[file]': 'take-out-event',
  '/console/[id]/games': 'see-event',
  '/console/[id]/games/[round]/[board]': 'see-event',
  '/console/[id]/groups': 'see-event',
  '/console/[id]/history': 'see-event',
  '/console/[id]/history/[version]': 'see-event',
  '/console/[id]/incidents': 'see-event',
  '/console/[id]/links': 'keep-links',
  '/console/[id]/lots': 'see-event',
  '/console/[id]/norms': 'see-event',
  '/console/[id]/open': 'follow-play',
  '/console/[id]/players': 'see-event',
  '/console/[id]/players/[player]': 'see-event',
  '/console/[id]/players/[player]/edit': 'keep-entries',
  '/console/[id]/prints': 'see-event',
  '/console/[id]/prizes': 'see-event',
  '/console/[id]/reports': 'see-event',
  '/console/[id]/reports/[player]': 'see-event',
  '/console/[id]/reports/reasons.json': 'see-event',
  '/console/[id]/results/[[round]]': 'see-boards',
  '/console/[id]/round/[[round]]': 'see-event',
  '/console/[id]/schedule': 'see-event',
  '/console/[id]/screens': 'keep-screens',
  '/console/[id]/search.json': 'see-event',
  '/console/[id]/seats': 'see-event',
  '/console/[id]/settings': 'see-event',
  '/console/[id]/stage': 'make-event',
  '/console/[id]/standings': 'follow-play',
  '/console/[id]/standings/workings.json': 'follow-play',
  '/console/[id]/teams': 'see-event',
  '/console/[id]/what-if': 'see-event',
} as const satisfies Partial<Record<ConsoleRoute, Act>>;

/**
 * The actions of pages that require another right than the page does; they are not commands of the
 * API.
 */
export const actionActs: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
  '/console/[id]/games/[round]/[board]': { read: 'see-event' },
};

/** Whether a route has a row in `doors`. */
const hasDoor = (route: string): route is keyof typeof doors => Object.hasOwn(doors, route);

/**
 * The act that a caller of a route of the console must be allowed to do. `action` is the name of
 * the page's form action; null: the page is only read. Null: nobody is allowed, since the table has
 * no row.
 */
export function actAtDoor(route: string, action: string | null): Act | null {
  if (!hasDoor(route)) return null;
  return action === null ? doors[route] : (actionActs[route]?.[action] ?? null);
}
