import type { Holdings } from './house.ts';

/** A route with an address at which the house has something to show. */
export interface Address {
  readonly route: string;
  readonly path: string;
  /** The book that the address names, as rights are asked for it; null: none. */
  readonly about: string | null;
}

/** What stands for the parts of an address that are always the same. */
const usualParts: Readonly<Record<string, string>> = {
  '[player]': 'p1',
  '[[round]]': '1',
  '[round]': '1',
  '[board]': '1',
  '[version]': '3',
  '[address]': 'taarnet',
  '[organisation]': 'taarnet',
  '[kind]': 'pairings',
  '[screen]': '1',
  '[token]': 'none',
  '[page]': 'first-tournament',
  '[language]': 'en',
  '[entry]': 'e1',
  '[appeal]': '1',
  '[no]': '1',
  '[act]': '1',
  '[file]': 'people.csv',
  '[year]': '2001',
  '[article]': '9.5b',
  '[sentence]': 'illegal-move',
  '[division]': 'top',
  '[team]': 'a',
  '[match]': 'm1',
};

/** The book that a part of a route's address names. */
function bookOf(
  route: string,
  part: string,
  { open, ladder, season, event, league }: Holdings,
): string {
  if (part === '[event]') return event;
  if (part === '[contest]') return ladder;
  if (part === '[league]') return league;
  if (/^\/((embed|feed)\/)?league\//.test(route)) return league;
  if (route.startsWith('/club/')) return route.includes('year') ? season : ladder;
  return route.startsWith('/e/') ? event : open;
}

/** The route with each of its parts filled in, `replaced` instead of the usual book. */
export function addressOf(route: string, holdings: Holdings, replaced?: string): Address {
  let about: string | null = null;
  const parts = route.split('/').map((part) => {
    if (!part.startsWith('[')) return part;
    if (['[event]', '[contest]', '[league]', '[id]'].includes(part)) {
      about = replaced ?? bookOf(route, part, holdings);
      return about;
    }
    if (part === '[code]') return holdings.code;
    if (part === '[person]') return holdings.person;
    if (part === '[club]') return holdings.club;
    if (part === '[sanction]') return holdings.sanction;
    if (part === '[entrant]') return holdings.entrant;
    if (part === '[account]') return holdings.account;
    return usualParts[part] ?? part;
  });
  return { route, path: parts.join('/') || '/', about };
}
