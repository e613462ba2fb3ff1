import type { Translation } from './texts.ts';

/**
 * The shelves of a language's folder: each holds the areas that one kind of reader loads together.
 * English is the reference that every other language has to match.
 */
interface Reference {
  readonly front: typeof import('./en/shelf-front.ts');
  readonly tournament: typeof import('./en/shelf-tournament.ts');
  readonly answers: typeof import('./en/shelf-answers.ts');
  readonly console: typeof import('./en/shelf-console.ts');
  /** What the desk of a club's competitions says, and no other page. */
  readonly club: typeof import('./en/shelf-club.ts');
  /** What the desk of leagues and the pages of captains say, and no other page. */
  readonly leagues: typeof import('./en/shelf-leagues.ts');
  /** What the page that takes any list says, and no other. */
  readonly lists: typeof import('./en/shelf-lists.ts');
  /** What pages say in words that the server has put together, and messages to phones. */
  readonly served: typeof import('./en/shelf-served.ts');
  readonly terminal: typeof import('./en/shelf-terminal.ts');
}

export type Shelf = keyof Reference;

/** The names of a shelf's texts. */
type KeyOf<S extends Shelf> = {
  readonly [One in S]: {
    readonly [Area in keyof Reference[One]]: keyof Reference[One][Area] & string;
  }[keyof Reference[One]];
}[S];

/** A language: its own name, its tag for dates, numbers and money, and its texts. */
export interface LocaleRecord {
  readonly name: string;
  readonly tag: string;
  /** A place as an ordinal number: "1st", "1.". */
  readonly ordinal: (place: number) => string;
  readonly shelves: {
    readonly [S in Shelf]: () => Promise<{
      readonly [Area in keyof Reference[S]]: Translation<Reference[S][Area]>;
    }>;
  };
}

/** The shelves that each kind of reader loads. */
const readers = {
  front: ['front'],
  tournament: ['front', 'tournament'],
  console: ['front', 'tournament', 'answers', 'console'],
  club: ['front', 'tournament', 'answers', 'console', 'club'],
  leagues: ['front', 'tournament', 'answers', 'console', 'leagues'],
  lists: ['front', 'tournament', 'answers', 'console', 'lists'],
  terminal: ['front', 'tournament', 'answers', 'served', 'terminal'],
  server: [
    'front',
    'tournament',
    'answers',
    'console',
    'club',
    'leagues',
    'lists',
    'served',
    'terminal',
  ],
} as const satisfies Readonly<Record<string, readonly Shelf[]>>;

/** The shelves that a reader loads. */
export const shelvesOf = (reader: Reader): readonly Shelf[] => readers[reader];

/** The kinds of readers: visitors of any page, of a tournament's pages, the arbiter, the desks of a club, of leagues and of lists, the terminal, or all. */
export type Reader = keyof typeof readers;

/** The name of a text that a reader has loaded; any other is a type error. */
export type KeyFor<R extends Reader> = KeyOf<(typeof readers)[R][number]>;

/** The name of any text; a misspelt one is a type error. */
export type TextKey = KeyFor<'server'>;
