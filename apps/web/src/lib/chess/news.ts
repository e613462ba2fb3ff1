import type { JournalEventKind } from '@rokade/tournament';

/** What a page hears of its tournament. */
export interface News {
  readonly version: number;
  /** Kinds of the new entries; none: they are not known. */
  readonly kinds: readonly string[];
  /** The first round they are about; 0: they are not about rounds alone. */
  readonly fromRound: number;
  /** Within how many milliseconds to ask for what is new. */
  readonly within: number;
}

/** The news in a message of the server; its greeting tells no kinds. */
export function newsIn(message: string): News {
  const unknown: News = { version: 0, kinds: [], fromRound: 0, within: 0 };
  return { ...unknown, ...(JSON.parse(message) as Partial<News>) };
}

/** A public page, as far as news may be about it. */
export interface ShownPage {
  readonly route: string | null;
  /** The last round that it shows anything of; undefined: the newest. */
  readonly round?: number | undefined;
}

/** Entries about games alone: they change neither names nor which pages there are. */
const aboutGames: ReadonlySet<string> = new Set<JournalEventKind>([
  'result-entered',
  'result-corrected',
  'colours-swapped',
  'pair-added',
]);

/** Pages that show no game. */
const withoutGames: ReadonlySet<string | null> = new Set(['/t/[id]/players', '/t/[id]/seats']);

/** Whether a page would look otherwise after the news. */
export function isTouched({ route, round }: ShownPage, { kinds, fromRound }: News): boolean {
  const isAboutGames = kinds.length > 0 && kinds.every((kind) => aboutGames.has(kind));
  if (!isAboutGames) return true;
  return !withoutGames.has(route) && (round === undefined || fromRound <= round);
}
