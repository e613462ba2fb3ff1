import type { JournalEventKind } from '@rokade/tournament';

/** News of new entries for listeners, without their content. */
export interface Tidings {
  readonly version: number;
  readonly kinds: readonly JournalEventKind[];
  /** The first round that they concern; 0: they do not concern rounds only. */
  readonly fromRound: number;
  /** Within how many milliseconds to fetch what is new, at a random moment, so that not all do so at once. */
  readonly within: number;
}

/** The news since a listener last asked. */
export type News =
  | { readonly kind: 'changed'; readonly tidings: Tidings }
  | { readonly kind: 'nothing' }
  /** Nothing more will come. */
  | { readonly kind: 'end' };

/** The news for one listener; a slow listener gets several changes as one. */
export interface NewsFeed {
  tell(tidings: Tidings): void;
  /** Waits for the next news; `nothing` after `patience` milliseconds without any. */
  next(patience: number): Promise<News>;
  /** Ends the feed; news that arrived before are still returned by `next`. */
  end(): void;
}

const both = (before: Tidings | null, now: Tidings): Tidings =>
  before === null
    ? now
    : {
        ...now,
        kinds: [...new Set([...before.kinds, ...now.kinds])],
        fromRound: Math.min(before.fromRound, now.fromRound),
      };

/** Makes an empty feed. */
export function makeNewsFeed(): NewsFeed {
  let untold: Tidings | null = null;
  let isOver = false;
  let wake: () => void = () => undefined;

  const take = (): News => {
    if (untold === null) return { kind: isOver ? 'end' : 'nothing' };
    const news: News = { kind: 'changed', tidings: untold };
    untold = null;
    return news;
  };

  return {
    tell(tidings) {
      untold = both(untold, tidings);
      wake();
    },
    async next(patience) {
      if (untold === null && !isOver) {
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
      wake();
    },
  };
}
