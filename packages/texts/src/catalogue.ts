import type { Translation } from './texts.ts';

/**
 * The shelves of a language's folder: the areas that one kind of reader takes at once. English is
 * the reference that every other language has to match.
 */
interface Reference {
  readonly front: typeof import('./en/shelf-front.ts');
  readonly tournament: typeof import('./en/shelf-tournament.ts');
  readonly answers: typeof import('./en/shelf-answers.ts');
  readonly console: typeof import('./en/shelf-console.ts');
  readonly terminal: typeof import('./en/shelf-terminal.ts');
}

export type Shelf = keyof Reference;

/** The names of a shelf's texts. */
type KeyOf<S extends Shelf> = {
  readonly [One in S]: {
    readonly [Area in keyof Reference[One]]: keyof Reference[One][Area] & string;
  }[keyof Reference[One]];
}[S];

/** A language: what its speakers call it, its tag for dates, numbers and money, and its words. */
export interface LocaleRecord {
  readonly name: string;
  readonly tag: string;
  /** A place as it is counted: "1st", "1.". */
  readonly ordinal: (place: number) => string;
  readonly shelves: {
    readonly [S in Shelf]: () => Promise<{
      readonly [Area in keyof Reference[S]]: Translation<Reference[S][Area]>;
    }>;
  };
}

/** What each reader takes from the shelves. */
const readers = {
  front: ['front'],
  tournament: ['front', 'tournament'],
  console: ['front', 'tournament', 'answers', 'console'],
  terminal: ['front', 'tournament', 'answers', 'terminal'],
  server: ['front', 'tournament', 'answers', 'console', 'terminal'],
} as const satisfies Readonly<Record<string, readonly Shelf[]>>;

/** The shelves a reader takes. */
export const shelvesOf = (reader: Reader): readonly Shelf[] => readers[reader];

/** Who reads: any page's visitor, a tournament's, the arbiter, who works in the terminal, or all. */
export type Reader = keyof typeof readers;

/** The name of a text that a reader has at hand; another is a type error. */
export type KeyFor<R extends Reader> = KeyOf<(typeof readers)[R][number]>;

/** The name of any text; a misspelt one is a type error. */
export type TextKey = KeyFor<'server'>;
