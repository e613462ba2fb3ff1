import type { Colour } from '@rokade/rules';

/** A board, as a screen names its players. */
export interface ScreenBoard {
  readonly table: number;
  readonly white: string;
  readonly black: string;
  /** '' while the game is not finished. */
  readonly result: string;
}

/** Where somebody plays; without a table, why not. */
export interface ScreenName {
  readonly name: string;
  readonly seat: { readonly table: number; readonly colour: Colour } | { readonly bye: string };
}

/** Somebody's place. */
export interface ScreenPlace {
  readonly rank: string;
  readonly name: string;
  readonly points: string;
}

/** The lines of a list. */
export type ScreenLines =
  | { readonly what: 'boards' | 'results'; readonly lines: readonly ScreenBoard[] }
  | { readonly what: 'names'; readonly lines: readonly ScreenName[] }
  | { readonly what: 'standings'; readonly lines: readonly ScreenPlace[] }
  | { readonly what: 'countdown'; readonly lines: readonly [] };

/** Something a screen shows, with the lines that are its part of it. */
export type ScreenPart = ScreenLines & {
  /** The same for the same list, whatever its lines. */
  readonly key: string;
  /** The group, and what round it is; '' where nothing is to be said. */
  readonly about: string;
  /** Which part of the list this screen has; null: all of it. */
  readonly share: { readonly part: number; readonly of: number } | null;
};

/** What is counted down to; milliseconds since 1970. */
export interface ScreenCountdown {
  readonly until: number;
  /** To what; '' = to the beginning of the round. */
  readonly text: string;
  readonly round: number;
}

/** Everything a screen shows. */
export interface ScreenData {
  readonly kind: 'tournaments' | 'events';
  readonly place: string;
  readonly name: string;
  readonly number: number;
  readonly look: 'dark' | 'light';
  readonly seconds: number;
  /** Since when it is arranged so. */
  readonly changedAt: string;
  /** By the server's clock, in milliseconds since 1970, and how the hall's clock runs beside it. */
  readonly now: number;
  readonly hallAhead: number;
  readonly parts: readonly ScreenPart[];
  readonly message: { readonly text: string; readonly whole: boolean } | null;
  readonly countdown: ScreenCountdown | null;
}

/** How many lines stand on a page, big enough to be read from ten metres. */
export const linesOnPage: Readonly<Record<ScreenLines['what'], number>> = {
  boards: 10,
  results: 10,
  names: 20,
  standings: 20,
  countdown: 1,
};

/** A share of a list, as even as lists can be divided, the first ones the longer. */
export function shareOf<T>(lines: readonly T[], part: number, of: number): readonly T[] {
  const cut = (share: number): number => Math.ceil((lines.length * share) / of);
  return lines.slice(cut(part - 1), cut(part));
}
