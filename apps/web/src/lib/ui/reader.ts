import type { Reader } from '@rokade/texts';
import type { RouteId } from '$app/types';

/** The first part of a route. */
type FirstPart<Route> = Route extends `/${infer Rest}`
  ? Rest extends `${infer First}/${string}`
    ? First
    : Rest
  : never;
type Door = FirstPart<RouteId>;

/**
 * The texts that the pages below each first part of a route need; a new one does not compile
 * without a line here.
 */
const readers: Readonly<Record<Door, Reader>> = {
  '': 'front',
  rules: 'front',
  calculator: 'tournament',
  clock: 'tournament',
  club: 'tournament',
  feed: 'tournament',
  guide: 'front',
  console: 'console',
  e: 'tournament',
  embed: 'tournament',
  k: 'front',
  language: 'front',
  laws: 'front',
  league: 'tournament',
  link: 'console',
  logo: 'front',
  officers: 'tournament',
  print: 'tournament',
  r: 'tournament',
  screen: 'tournament',
  setup: 'console',
  'sign-in': 'console',
  'sign-out': 'front',
  t: 'tournament',
  'text-size': 'front',
  theme: 'front',
};

const isDoor = (text: string): text is Door => Object.hasOwn(readers, text);

/** Desks of the console with words that no other page needs. */
const desks: Readonly<Record<string, Reader>> = {
  club: 'club',
  leagues: 'leagues',
  lists: 'lists',
};

/** The reader whose texts a page needs; `front` for an unknown route. */
export function readerOf(route: RouteId | null): Reader {
  const [, door = '', desk = ''] = route?.split('/') ?? [];
  if (door === 'console') return desks[desk] ?? readers.console;
  return isDoor(door) ? readers[door] : 'front';
}
