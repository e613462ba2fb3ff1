import type { JournalEventKind } from '@rokade/tournament';

/** The news that a page gets about its tournament. */
export interface News {
  readonly version: number;
  /** The kinds of the new entries; empty: not known. */
  readonly kinds: readonly string[];
  /** The first round that they are about; 0: not about rounds alone. */
  readonly fromRound: number;
  /** The time within which to fetch the new data, in milliseconds. */
  readonly within: number;
}

/** Parses the news in a message of the server. The first message of a connection has no kinds. */
export function newsIn(message: string): News {
  const unknown: News = { version: 0, kinds: [], fromRound: 0, within: 0 };
  return { ...unknown, ...(JSON.parse(message) as Partial<News>) };
}

/** What a public page shows, as far as it decides which news concern it. */
export interface ShownPage {
  readonly route: string | null;
  /** The last round of which the page shows anything; undefined: the newest. */
  readonly round?: number | undefined;
}

/** The kinds of entries about games alone, which change neither names nor the list of pages. */
const aboutGames: ReadonlySet<string> = new Set<JournalEventKind>([
  'result-entered',
  'result-corrected',
  'colours-swapped',
  'pair-added',
]);

/** The routes of pages that show no games. */
const withoutGames: ReadonlySet<string | null> = new Set(['/t/[id]/players', '/t/[id]/seats']);

/** Whether the news change what a page shows. */
export function isTouched({ route, round }: ShownPage, { kinds, fromRound }: News): boolean {
  const isAboutGames = kinds.length > 0 && kinds.every((kind) => aboutGames.has(kind));
  if (!isAboutGames) return true;
  return !withoutGames.has(route) && (round === undefined || fromRound <= round);
}
