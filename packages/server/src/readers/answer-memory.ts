import { isPast } from '@rokade/tournament';
import type { ReadersAnswer } from './answer.ts';
import { noSources, type Sources } from './sources.ts';

/** Makes the answer to a question; what it looks at is noted in the sources. */
export type MakeAnswer = (sources: Sources) => Promise<ReadersAnswer>;

/** Answers that were given and are still true, and those being made. */
export interface AnswerMemory {
  /** The answer to a question: the one at hand, the one that is being made, or a new one. */
  answer(question: string, make: MakeAnswer): Promise<ReadersAnswer>;
  /** Some book changed: what rests on it is forgotten. */
  changed(book: string): void;
  /** How many bytes are held. */
  size(): number;
}

interface BeingMade {
  readonly sources: Sources;
  readonly answer: Promise<ReadersAnswer>;
}

/** Holds up to so many bytes of answers; the one longest unused makes room. */
export function makeAnswerMemory(mostBytes: number, hallNow: () => string): AnswerMemory {
  const held = new Map<string, { readonly answer: ReadersAnswer; readonly bytes: number }>();
  const beingMade = new Map<string, BeingMade>();
  let bytes = 0;

  const forget = (question: string): void => {
    bytes -= held.get(question)?.bytes ?? 0;
    held.delete(question);
  };
  const hold = (question: string, answer: ReadersAnswer): void => {
    forget(question);
    const size = answer.size();
    held.set(question, { answer, bytes: size });
    bytes += size;
    for (const longestUnused of held.keys()) {
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
      // A change that came meanwhile has taken it away: whoever asked before gets it, nobody after.
      if (beingMade.get(question) !== mine) return;
      beingMade.delete(question);
      if (answer?.isLasting === true) hold(question, answer);
    };
    mine.answer.then(done, () => done(null));
    return mine.answer;
  };

  return {
    answer(question, make) {
      const known = held.get(question)?.answer;
      if (known !== undefined && isTrue(known)) {
        // Held anew it is the last to make room; its size may have grown by another encoding.
        hold(question, known);
        return Promise.resolve(known);
      }
      return beingMade.get(question)?.answer ?? begin(question, make);
    },
    changed(book) {
      for (const [question, { answer }] of held) {
        if (answer.sources.books.has(book)) forget(question);
      }
      for (const [question, { sources }] of beingMade) {
        if (sources.books.has(book)) beingMade.delete(question);
      }
    },
    size: () => bytes,
  };
}
