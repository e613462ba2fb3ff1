import type { JournalEventKind, TournamentId } from '@rokade/tournament';
import type { Tournaments } from '../application.ts';

/** What happened since the listener last asked. */
export type News =
  | {
      readonly kind: 'changed';
      readonly version: number;
      readonly kinds: readonly JournalEventKind[];
    }
  | { readonly kind: 'nothing' }
  /** Nothing more will come. */
  | { readonly kind: 'end' };

/** One listener's news of one tournament: a slow one gets several changes as one. */
export interface NewsFeed {
  /** The next news, or `nothing` after so many milliseconds without any. */
  next(patience: number): Promise<News>;
  end(): void;
}

/** A feed that hears of entries of the kinds asked for, from now on. */
export function makeNewsFeed(
  tournaments: Tournaments,
  id: TournamentId,
  hears: (kind: JournalEventKind) => boolean,
): NewsFeed {
  const kinds = new Set<JournalEventKind>();
  let version = 0;
  let isOver = false;
  let wake: () => void = () => undefined;

  const leave = tournaments.subscribe((change) => {
    if (change.id !== id) return;
    if (change.version === 0) isOver = true;
    const heard = change.entries.map(({ event }) => event.kind).filter(hears);
    for (const kind of heard) kinds.add(kind);
    version = change.version;
    if (isOver || heard.length > 0) wake();
  });

  const take = (): News => {
    if (kinds.size === 0) return isOver ? { kind: 'end' } : { kind: 'nothing' };
    const news: News = { kind: 'changed', version, kinds: [...kinds] };
    kinds.clear();
    return news;
  };

  return {
    async next(patience) {
      if (kinds.size === 0 && !isOver) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, patience);
        await promise;
        clearTimeout(timer);
      }
      return take();
    },
    end() {
      isOver = true;
      leave();
      wake();
    },
  };
}
