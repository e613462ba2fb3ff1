import type { JournalEventKind } from '@rokade/tournament';

/** What listeners hear of new entries: never their content. */
export interface Tidings {
  readonly version: number;
  readonly kinds: readonly JournalEventKind[];
  /** The first round they are about; 0: they are not about rounds alone. */
  readonly fromRound: number;
  /** Within how many milliseconds to ask for what is new: not all at once. */
  readonly within: number;
}

/** What happened since the listener last asked. */
export type News =
  | { readonly kind: 'changed'; readonly tidings: Tidings }
  | { readonly kind: 'nothing' }
  /** Nothing more will come. */
  | { readonly kind: 'end' };

/** One listener's news of one tournament: a slow one gets several changes as one. */
export interface NewsFeed {
  tell(tidings: Tidings): void;
  /** The next news, or `nothing` after so many milliseconds without any. */
  next(patience: number): Promise<News>;
  /** What was told is still heard; then it is over. */
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

/** A feed that has heard nothing yet. */
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
