import type { Act } from '@rokade/installation';
import type { RouteId } from '$app/types';

/** The pages of the console, and what else answers below its address. */
type ConsoleRoute = Extract<RouteId, `/console${string}`>;

/** The row of the matrix that decides who is let in at each route of the console. */
export const doors = {
  '/console': 'keep-own-account',
  '/console/account': 'keep-own-account',
  '/console/accounts': 'keep-accounts',
  '/console/accounts/[account]': 'keep-accounts',
  '/console/events': 'keep-own-account',
  '/console/events/new': 'make-event',
  '/console/events/[event]': 'see-event',
  '/console/events/[event]/entries': 'see-event',
  '/console/events/[event]/entries/[entrant]': 'see-event',
  '/console/events/[event]/entries/list': 'keep-entries',
  '/console/events/[event]/history': 'see-event',
  '/console/events/[event]/links': 'keep-links',
  '/console/events/[event]/results': 'see-boards',
  '/console/events/[event]/settings': 'see-event',
  '/console/installation': 'change-organisation',
  '/console/new': 'make-event',
  '/console/people': 'see-people',
  '/console/people/[person]': 'see-people',
  '/console/people/clubs': 'see-people',
  '/console/people/doubles': 'see-people',
  '/console/people/files/[file]': 'see-people',
  '/console/people/history': 'see-people',
  '/console/people/lists': 'keep-people',
  '/console/people/merge': 'keep-people',
  '/console/people/new': 'keep-people',
  '/console/people/offices': 'see-people',
  '/console/people/personal': 'see-contact',
  '/console/people/personal/about.json': 'see-contact',
  '/console/people/rating-lists': 'see-lists',
  '/console/roles': 'keep-own-account',
  '/console/[id]': 'see-boards',
  '/console/[id]/about': 'see-event',
  '/console/[id]/bracket': 'see-event',
  '/console/[id]/checklist': 'see-event',
  '/console/[id]/comparison': 'see-event',
  '/console/[id]/crosstable': 'see-event',
  '/console/[id]/entries': 'see-event',
  '/console/[id]/entries/numbers': 'see-event',
  '/console/[id]/entries/changes': 'keep-entries',
  '/console/[id]/entries/list': 'keep-entries',
  '/console/[id]/entries/suggestions.json': 'keep-entries',
  '/console/[id]/files/[file]': 'take-out-event',
  '/console/[id]/groups': 'see-event',
  '/console/[id]/history': 'see-event',
  '/console/[id]/history/[version]': 'see-event',
  '/console/[id]/links': 'keep-links',
  '/console/[id]/lots': 'see-event',
  '/console/[id]/norms': 'see-event',
  '/console/[id]/open': 'see-event',
  '/console/[id]/players': 'see-event',
  '/console/[id]/players/[player]': 'see-event',
  '/console/[id]/players/[player]/edit': 'keep-entries',
  '/console/[id]/prints': 'see-event',
  '/console/[id]/prizes': 'see-event',
  '/console/[id]/reports': 'see-event',
  '/console/[id]/reports/reasons.json': 'see-event',
  '/console/[id]/results/[[round]]': 'see-boards',
  '/console/[id]/round/[[round]]': 'see-event',
  '/console/[id]/schedule': 'see-event',
  '/console/[id]/search.json': 'see-event',
  '/console/[id]/seats': 'see-event',
  '/console/[id]/settings': 'see-event',
  '/console/[id]/stage': 'make-event',
  '/console/[id]/standings': 'see-event',
  '/console/[id]/standings/workings.json': 'see-event',
  '/console/[id]/teams': 'see-event',
  '/console/[id]/what-if': 'see-event',
} as const satisfies Partial<Record<ConsoleRoute, Act>>;

/** The actions of a page that ask for more than its door does; they are no commands of the API. */
export const actionActs: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
  '/console': { demo: 'make-event', removeDemo: 'put-away-event', import: 'make-event' },
  '/console/account': {
    password: 'keep-own-account',
    endSession: 'keep-own-account',
    removePasskey: 'keep-own-account',
    endOthers: 'keep-own-account',
  },
  '/console/accounts': { default: 'keep-accounts' },
  '/console/accounts/[account]': {
    give: 'keep-accounts',
    take: 'keep-accounts',
    rename: 'keep-accounts',
    reset: 'keep-accounts',
    findPerson: 'keep-accounts',
    person: 'keep-accounts',
    disable: 'keep-accounts',
    enable: 'keep-accounts',
    endSessions: 'keep-accounts',
    removePasskey: 'keep-accounts',
    passkeyOnly: 'keep-accounts',
    endSession: 'keep-accounts',
  },
  '/console/events': { import: 'make-event' },
  '/console/events/new': { default: 'make-event' },
  '/console/events/[event]': {
    make: 'change-event',
    add: 'change-event',
    remove: 'change-event',
  },
  '/console/events/[event]/entries': {
    enter: 'keep-entries',
    place: 'keep-entries',
    takeOver: 'keep-entries',
  },
  '/console/events/[event]/entries/list': {
    look: 'keep-entries',
    enter: 'keep-entries',
    choose: 'keep-entries',
  },
  '/console/events/[event]/entries/[entrant]': {
    change: 'keep-entries',
    remove: 'keep-entries',
    erase: 'erase-person',
  },
  '/console/events/[event]/history': { returnTo: 'undo' },
  '/console/events/[event]/links': { make: 'keep-links', revoke: 'keep-links' },
  '/console/events/[event]/settings': {
    say: 'change-event',
    archive: 'put-away-event',
    unarchive: 'put-away-event',
    copy: 'make-event',
  },
  '/console/installation': {
    say: 'change-organisation',
    returnTo: 'change-organisation',
    import: 'change-organisation',
  },
  '/console/new': { default: 'make-event' },
  '/console/people/[person]': {
    change: 'keep-people',
    join: 'keep-people',
    member: 'keep-people',
    leave: 'keep-people',
    giveOffice: 'keep-people',
    office: 'keep-people',
    removeOffice: 'keep-people',
    split: 'keep-people',
    erase: 'keep-people',
  },
  '/console/people/clubs': { default: 'keep-people' },
  '/console/people/history': { returnTo: 'keep-people' },
  '/console/people/lists': { look: 'keep-people', takeIn: 'keep-people' },
  '/console/people/merge': { default: 'keep-people' },
  '/console/people/new': { default: 'keep-people' },
  '/console/people/offices': { show: 'keep-people' },
  '/console/people/personal': { erase: 'erase-person' },
  '/console/people/rating-lists': { remove: 'keep-lists', interrupt: 'keep-lists' },
  '/console/[id]/entries/list': { default: 'keep-entries' },
  '/console/[id]/groups': { preview: 'see-event', create: 'make-event', undo: 'make-event' },
  '/console/[id]/links': { make: 'keep-links', revoke: 'keep-links' },
  '/console/[id]/settings': {
    archive: 'put-away-event',
    unarchive: 'put-away-event',
    remove: 'put-away-event',
  },
  '/console/[id]/stage': { default: 'make-event' },
  '/console/[id]/standings': { playOff: 'make-event' },
};

/** Whether a route has a door of its own. */
const hasDoor = (route: string): route is keyof typeof doors => Object.hasOwn(doors, route);

/**
 * What somebody must be allowed to who comes to a route of the console, with a form for one of its
 * actions or none; null: no door leads there, so nobody is let in.
 */
export function actAtDoor(route: string, action: string | null): Act | null {
  if (!hasDoor(route)) return null;
  return action === null ? doors[route] : (actionActs[route]?.[action] ?? null);
}
