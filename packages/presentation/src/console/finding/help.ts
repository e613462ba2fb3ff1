import type { GuidePage } from '../../views/guide/guide-pages.ts';

/** A paragraph of the guide: its page and anchor. */
export type GuidePlace = `${GuidePage}#${string}`;

/**
 * The paragraph of the guide for each page of the console. A page below a listed page has the same
 * paragraph, unless it is listed itself; directly below the two roots every page must be listed.
 */
export const helpPlaces = {
  '/console': 'tournament-pages#tournaments',
  '/console/account': 'house-pages#my-account',
  '/console/accounts': 'house-pages#accounts',
  '/console/calculator': 'house-pages#calculator',
  '/console/club': 'house-pages#club-year',
  '/console/events': 'event-pages#events',
  '/console/events/[event]': 'event-pages#groups',
  '/console/events/[event]/appeals': 'event-pages#all-groups',
  '/console/events/[event]/check-in': 'tournament-pages#check-in',
  '/console/events/[event]/classes': 'event-pages#classes',
  '/console/events/[event]/entries': 'event-pages#entries',
  '/console/events/[event]/entries/changes': 'tournament-pages#changes',
  '/console/events/[event]/history': 'tournament-pages#history',
  '/console/events/[event]/invitation': 'event-pages#invitation',
  '/console/events/[event]/links': 'tournament-pages#links',
  '/console/events/[event]/money': 'event-pages#money',
  '/console/events/[event]/prints': 'event-pages#all-groups',
  '/console/events/[event]/results': 'event-pages#results',
  '/console/events/[event]/screens': 'tournament-pages#screens',
  '/console/events/[event]/settings': 'event-pages#settings',
  '/console/events/[event]/standings': 'event-pages#all-groups',
  '/console/events/[event]/timeline': 'event-pages#timeline',
  '/console/installation': 'house-pages#installation',
  '/console/installation/copies': 'house-pages#copies',
  '/console/leagues': 'leagues#leagues',
  '/console/lists': 'house-pages#lists',
  '/console/new': 'first-tournament#new-tournament',
  '/console/organisations': 'house-pages#organisations',
  '/console/people': 'house-pages#people',
  '/console/people/[person]': 'house-pages#person',
  '/console/people/[person]/licence': 'house-pages#licences',
  '/console/people/clubs': 'house-pages#clubs',
  '/console/people/doubles': 'house-pages#doubles',
  '/console/people/history': 'tournament-pages#history',
  '/console/people/licences': 'house-pages#licences',
  '/console/people/lists': 'house-pages#lists',
  '/console/people/looks': 'house-pages#looks',
  '/console/people/merge': 'house-pages#doubles',
  '/console/people/offices': 'house-pages#offices',
  '/console/people/personal': 'house-pages#personal',
  '/console/people/rating-lists': 'house-pages#rating-lists',
  '/console/people/sanctions': 'house-pages#sanctions',
  '/console/ratings': 'house-pages#ratings',
  '/console/roles': 'house-pages#roles',
  '/console/[id]': 'first-tournament#start',
  '/console/[id]/about': 'tournament-pages#about',
  '/console/[id]/appeals': 'tournament-pages#protests',
  '/console/[id]/bracket': 'tournament-pages#bracket',
  '/console/[id]/check-in': 'tournament-pages#check-in',
  '/console/[id]/checklist': 'tournament-pages#checklist',
  '/console/[id]/classes': 'tournament-pages#classes',
  '/console/[id]/comparison': 'tournament-pages#comparison',
  '/console/[id]/crosstable': 'tournament-pages#standings',
  '/console/[id]/entries': 'tournament-pages#entries',
  '/console/[id]/entries/changes': 'tournament-pages#changes',
  '/console/[id]/games': 'tournament-pages#games',
  '/console/[id]/games/[round]/[board]': 'tournament-pages#game',
  '/console/[id]/groups': 'tournament-pages#groups',
  '/console/[id]/history': 'tournament-pages#history',
  '/console/[id]/incidents': 'tournament-pages#incidents',
  '/console/[id]/links': 'tournament-pages#links',
  '/console/[id]/lots': 'tournament-pages#numbers',
  '/console/[id]/norms': 'tournament-pages#norms',
  '/console/[id]/open': 'tournament-pages#open',
  '/console/[id]/players': 'tournament-pages#players',
  '/console/[id]/prints': 'tournament-pages#prints',
  '/console/[id]/prizes': 'tournament-pages#prizes',
  '/console/[id]/relays': 'tournament-pages#relays',
  '/console/[id]/reports': 'tournament-pages#reports',
  '/console/[id]/results': 'tournament-pages#results',
  '/console/[id]/round': 'tournament-pages#round',
  '/console/[id]/schedule': 'tournament-pages#schedule',
  '/console/[id]/screens': 'tournament-pages#screens',
  '/console/[id]/seats': 'tournament-pages#schedule',
  '/console/[id]/settings': 'tournament-pages#settings',
  '/console/[id]/stage': 'tournament-pages#stage',
  '/console/[id]/standings': 'tournament-pages#standings',
  '/console/[id]/teams': 'tournament-pages#schedule',
  '/console/[id]/what-if': 'tournament-pages#what-if',
} as const satisfies Readonly<Record<string, GuidePlace>>;

type HelpRoute = keyof typeof helpPlaces;

const isNamed = (route: string): route is HelpRoute => Object.hasOwn(helpPlaces, route);

/** The nearest listed route: this one, or one above it. */
export function helpRoute(route: string): HelpRoute {
  if (isNamed(route)) return route;
  const above = route.slice(0, Math.max(0, route.lastIndexOf('/')));
  return above === '' ? '/console' : helpRoute(above);
}

/** The address of the guide's paragraph about the page at a route. */
export const helpPath = (route: string | null): string =>
  `/guide/${helpPlaces[helpRoute(route ?? '')]}`;
