import { isPast } from '@rokade/tournament';
import type { ReadersAnswer } from './answer.ts';
import { noSources, type Sources } from './sources.ts';

/** Makes the answer to a question; the books that it reads are noted in the sources. */
export type MakeAnswer = (sources: Sources) => Promise<ReadersAnswer>;

/** A cache of answers that are still valid, and of those being made. */
export interface AnswerMemory {
  /** The answer to a question: cached, being made already, or new. */
  answer(question: string, make: MakeAnswer): Promise<ReadersAnswer>;
  /** Drops the answers that depend on a changed book. */
  changed(book: string): void;
  /** The size of the cached answers, in bytes. */
  size(): number;
}

interface BeingMade {
  readonly sources: Sources;
  readonly answer: Promise<ReadersAnswer>;
}

/** Makes a cache of answers up to a size in bytes; the least recently used make room. */
export function makeAnswerMemory(mostBytes: number, hallNow: () => string): AnswerMemory {
  const cache = new Map<string, { readonly answer: ReadersAnswer; readonly bytes: number }>();
  const beingMade = new Map<string, BeingMade>();
  let bytes = 0;

  const forget = (question: string): void => {
    bytes -= cache.get(question)?.bytes ?? 0;
    cache.delete(question);
  };
  const hold = (question: string, answer: ReadersAnswer): void => {
    forget(question);
    const size = answer.size();
    cache.set(question, { answer, bytes: size });
    bytes += size;
    for (const longestUnused of cache.keys()) {
      if (bytes <= mostBytes) return;
      forget(longestUnused);
    }
  };
  const isTrue = ({ sources: { until } }: ReadersAnswer): boolean =>
    until === '' || !isPast(until, hallNow());

  const begin = (question: string, make: MakeAnswer): Promise<ReadersAnswer> => {
    const sources = noSources();
    const mine = { sources, answer: make(sources) };
    beingMade.set(question, mine);
    const done = (answer: ReadersAnswer | null): void => {
      // A change that came meanwhile has dropped it: only those who asked before get this answer.
      if (beingMade.get(question) !== mine) return;
      beingMade.delete(question);
      if (answer?.isLasting === true) hold(question, answer);
    };
    mine.answer.then(done, () => done(null));
    return mine.answer;
  };

  return {
    answer(question, make) {
      const cached = cache.get(question)?.answer;
      if (cached !== undefined && isTrue(cached)) {
        // Stored again, it is the last to make room; another encoding may have made it larger.
        hold(question, cached);
        return Promise.resolve(cached);
      }
      return beingMade.get(question)?.answer ?? begin(question, make);
    },
    changed(book) {
      for (const [question, { answer }] of cache) {
        if (answer.sources.books.has(book)) forget(question);
      }
      for (const [question, { sources }] of beingMade) {
        if (sources.books.has(book)) beingMade.delete(question);
      }
    },
    size: () => bytes,
  };
}
